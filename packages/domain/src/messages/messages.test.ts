import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTERPART_KINDS,
  decideMessage,
  decideMessageDay,
  hasGapBefore,
  MESSAGE_DAY_MS,
  MESSAGE_SIDES,
  mergeMessages,
  stillWaiting,
} from './index.ts';

const said = (number: number) => ({ number, message_id: `m${number}` });

describe('[MSG-01] what a message may be', () => {
  test.each([
    ['Hello', 0, undefined],
    ['', 1, undefined],
    ['', 3, undefined],
    ['', 0, 'message_empty'],
    [' \n\t ', 0, 'message_empty'],
  ] as const)('%j with %d pictures: %s', (text, pictures, code) => {
    const decision = decideMessage({ text, pictures });
    expect(decision.ok ? undefined : decision.refusal.code).toBe(code);
  });
});

test('[MSG-01] the two sides, and whom a customer writes to, have the names of the API', () => {
  expect([...MESSAGE_SIDES]).toEqual(['customer', 'counterpart']);
  expect([...COUNTERPART_KINDS]).toEqual(['store', 'courier', 'support']);
});

describe('what one sender may write within a day', () => {
  test('a day has 24 hours', () => expect(MESSAGE_DAY_MS).toBe(86_400_000));

  const none = { messages: 0, pictures: 0, begun: 0 };

  test.each([
    ['the 500th message', { messages: 499 }, {}, undefined],
    ['the 501st', { messages: 500 }, {}, { code: 'messages_many', count: 500 }],
    [
      'the 501st, with a picture too many',
      { messages: 500, pictures: 60 },
      { pictures: 1 },
      { code: 'messages_many', count: 500 },
    ],
    ['the 60th picture', { pictures: 57 }, { pictures: 3 }, undefined],
    ['the 61st', { pictures: 58 }, { pictures: 3 }, { code: 'message_pictures_many', count: 60 }],
    ['words after all pictures', { pictures: 60 }, {}, undefined],
    ['words after more pictures than are allowed today', { pictures: 61 }, {}, undefined],
    ['the 50th conversation', { begun: 49 }, { begun: 1 }, undefined],
    ['the 51st', { begun: 50 }, { begun: 1 }, { code: 'conversations_many', count: 50 }],
    ['words in one that is begun', { begun: 51 }, {}, undefined],
  ])('%s', (_, written, next, refusal) => {
    expect(decideMessageDay({ ...none, ...written }, { pictures: 0, begun: 0, ...next })).toEqual(
      refusal ? { ok: false, refusal } : { ok: true },
    );
  });
});

describe('[MSG-01] a conversation has one order', () => {
  const arrivals = fc.array(fc.array(fc.integer({ min: 1, max: 20 }).map(said), { maxLength: 6 }), {
    maxLength: 8,
  });

  test('[MSG-01] late and doubled messages neither double nor reorder', () => {
    fc.assert(
      fc.property(arrivals, (parts) => {
        const merged = parts.reduce<ReturnType<typeof said>[]>(mergeMessages, []);
        const numbers = merged.map(({ number }) => number);
        const heard = [...new Set(parts.flat().map(({ number }) => number))];
        expect(numbers).toEqual(heard.sort((one, other) => one - other));
      }),
    );
  });

  test('[MSG-01] whatever the order of arrival, the end is the same', () => {
    fc.assert(
      fc.property(arrivals, (parts) => {
        const merge = (all: typeof parts) => all.reduce<ReturnType<typeof said>[]>(mergeMessages, []);
        expect(merge([...parts].reverse())).toEqual(merge(parts));
        expect(merge([...parts, ...parts])).toEqual(merge(parts));
      }),
    );
  });

  test('what is older comes first, however late it arrives', () => {
    expect(mergeMessages([said(3)], [said(2), said(1)])).toEqual([said(1), said(2), said(3)]);
  });

  test('what arrives anew takes the place of what was known', () => {
    const [old, fresh] = [
      { ...said(1), text: 'old link' },
      { ...said(1), text: 'new link' },
    ];
    expect(mergeMessages([old], [fresh])).toEqual([fresh]);
  });

  test.each([
    [[], 1, false],
    [[], 2, true],
    [[1, 2], 3, false],
    [[1, 2], 4, true],
    [[1, 2], 2, false],
    [[1, 2, 3, 4], 5, false],
    [[1], 2, false],
    [[1], 3, true],
  ] as const)('after %j the number %d: missing some %s', (known, number, isMissing) => {
    expect(hasGapBefore(known.map(said), { number })).toBe(isMissing);
  });

  test('[MSG-01] what the server has taken waits no more', () => {
    const waiting = [{ message_id: 'm1' }, { message_id: 'm9' }];
    expect(stillWaiting(waiting, [said(1), said(2)])).toEqual([{ message_id: 'm9' }]);
  });
});
