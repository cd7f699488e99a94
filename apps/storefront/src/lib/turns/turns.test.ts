import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('of two choices that are under way the later one is the last', () => {
  const begin = turns();
  const isFirstLast = begin();
  expect(isFirstLast()).toBe(true);
  const isSecondLast = begin();
  expect([isFirstLast(), isSecondLast()]).toEqual([false, true]);
});
