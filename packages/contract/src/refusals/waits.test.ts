import { expect, test } from 'vitest';
import { messageOf } from './write-text.ts';

test('a wait is told in the unit people count it in: it said "in 600 seconds", and in Arabic in the wrong number', () => {
  const inAll = (seconds: number) =>
    (['en', 'ar', 'nl', 'fr'] as const).map((language) => messageOf('code_paused', language, { seconds }));
  expect(inAll(600)).toEqual([
    'Too many wrong codes. Try again in 10 minutes.',
    'رموز خاطئة كثيرة. حاول بعد 10 دقائق.',
    'Te veel verkeerde codes. Probeer het over 10 minuten opnieuw.',
    'Trop de codes erronés. Réessayez dans 10 minutes.',
  ]);
  expect(inAll(2)[1]).toBe('رموز خاطئة كثيرة. حاول بعد ثانيتين.');
});

test('whoever waits as long as it says does not come too early', () => {
  const wait = (seconds: number) => messageOf('too_often', 'en', { seconds });
  for (const [seconds, words] of [
    [1, 'in 1 second'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [599, 'in 10 minutes'],
    [601, 'in 11 minutes'],
    [5400, 'in 90 minutes'],
    [5401, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ] as const)
    expect(wait(seconds), String(seconds)).toBe(`Too many requests. Try again ${words}.`);
});
