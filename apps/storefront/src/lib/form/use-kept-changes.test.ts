import { expect, test } from 'vitest';
import { changesOf, readChanges } from './use-kept-changes.ts';

const fields = ['first', 'last'];
const saved = { first: 'Ana', last: 'Silva', phone: '+59899123456' };

test('what was typed and not saved is kept field by field, and nothing once it is saved', () => {
  expect(changesOf(saved, saved, fields)).toBeNull();
  const typed = { ...saved, last: '', phone: '+59899000111' };
  const kept = changesOf(typed, saved, fields);
  // An empty field is a change like another; a field that is not kept stays out.
  expect([...readChanges(kept, fields)]).toEqual([['last', '']]);
  expect(changesOf(typed, typed, fields)).toBeNull();
});

test.each([null, '', '{', 'null', '7', '{"first":7,"other":"x"}'])('%j is no change', (text) => {
  expect(readChanges(text, fields).size).toBe(0);
});
