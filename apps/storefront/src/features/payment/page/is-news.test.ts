import { expect, test } from 'vitest';
import { isNews } from './is-news.ts';

test('the first word of a stream is no news where it says what is shown', () => {
  expect(isNews('awaiting', { told: undefined, shown: 'awaiting' })).toBe(false);
  expect(isNews('reviewing', { told: undefined, shown: 'reviewing' })).toBe(false);
});

test('a transfer that was told of in another tab, while this one was hidden, is news with the first word', () => {
  expect(isNews('reviewing', { told: undefined, shown: 'awaiting' })).toBe(true);
});

test('every later word is, as the time to pay may be another one; and an end, whenever it is told', () => {
  expect(isNews('awaiting', { told: 'awaiting', shown: 'awaiting' })).toBe(true);
  expect(isNews('settled', { told: undefined, shown: 'settled' })).toBe(true);
});
