import { expect, test } from 'vitest';
import { lastAsked, turns } from './turns.ts';

test('of two choices that are under way the later one is the last', () => {
  const begin = turns();
  const isFirstLast = begin();
  expect(isFirstLast()).toBe(true);
  const isSecondLast = begin();
  expect([isFirstLast(), isSecondLast()]).toEqual([false, true]);
});

test('of two coupons that are asked for at once the later one is applied, however late the other’s answer comes: it replaced it', async () => {
  const applied: string[] = [];
  const takeLast = lastAsked();
  const slow = Promise.withResolvers<void>();
  const first = takeLast(async () => {
    await slow.promise;
    return () => applied.push('SLOW');
  });
  expect(await takeLast(async () => () => applied.push('LATER'))).toBe(true);
  slow.resolve();
  expect([await first, applied]).toEqual([false, ['LATER']]);
});
