import { describe, expect, test } from 'vitest';
import { aboutOf, isOf, talkKey, talkOf } from './talk.ts';

const conversation = {
  id: 'c1',
  counterpart: {
    kind: 'store',
    id: 's1',
    name: 'La Parra',
    slug: 'la-parra',
    module_type: 'food',
    image: null,
    image_full_url: null,
  },
} as const;

describe('[MSG-01] which conversation an address opens', () => {
  test.each([
    ['conversation=c1', { conversation_id: 'c1' }, true],
    ['conversation=c2', { conversation_id: 'c2' }, false],
    ['chat=store:s1', { counterpart: 'store', counterpart_id: 's1' }, true],
    ['chat=store:s2', { counterpart: 'store', counterpart_id: 's2' }, false],
    ['chat=support', { counterpart: 'support' }, false],
    ['chat=nobody:s1', null, false],
    ['', null, false],
  ] as const)('%s', (search, talk, opens) => {
    const read = talkOf(new URLSearchParams(search));
    expect(read).toEqual(talk);
    expect(isOf(read, conversation)).toBe(opens);
  });

  test('each has a name of its own', () => {
    const talks = ['conversation=c1', 'chat=store:s1', 'chat=courier:s1', 'chat=support'];
    const keys = talks.map((search) =>
      talkKey(talkOf(new URLSearchParams(search)) ?? { conversation_id: '' }),
    );
    expect(new Set(keys).size).toBe(talks.length);
  });

  test('and what the message is about', () => {
    const about = (search: string) => aboutOf(new URLSearchParams(search));
    expect(about('order=o1&number=100001')).toEqual({ kind: 'order', id: 'o1', number: '100001' });
    expect(about('trip=t1')).toEqual({ kind: 'trip', id: 't1', number: undefined });
    expect(about('page=inbox')).toBeNull();
  });
});
