import { expect, test } from 'vitest';
import { parseRecents, withRecent } from './recent-searches.ts';

test('a search goes to the head of the recent ones, once, and eight are kept', () => {
  expect(withRecent(['rice', 'Milk'], 'milk')).toEqual(['milk', 'rice']);
  const many = Array.from({ length: 8 }, (_, at) => `search ${at}`);
  expect(withRecent(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
});

test('what somebody else has written there counts as none', () => {
  expect(parseRecents(null)).toEqual([]);
  expect(parseRecents('{"a":1}')).toEqual([]);
  expect(parseRecents('not json')).toEqual([]);
  expect(parseRecents('["rice",7]')).toEqual(['rice']);
});
