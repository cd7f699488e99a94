import { expect, test } from 'vitest';
import { z } from 'zod';
import { latitude, queryListOf } from './shapes.ts';

test('degrees are a number or the text of one, never what is empty', () => {
  for (const [given, read] of [
    [-34.9, -34.9],
    ['-34.9', -34.9],
    [' 12 ', 12],
    ['1e1', 10],
    ['+5', 5],
    [5e-324, 0],
    ['-1e-300', 0],
  ] as const)
    expect(latitude.parse(given)).toBe(read);
  for (const given of [
    '',
    ' ',
    null,
    undefined,
    true,
    [],
    {},
    'north',
    '0x10',
    '91',
    -91,
    Number.NaN,
    'Infinity',
  ])
    expect(latitude.safeParse(given).success, String(given)).toBe(false);
});

test('a list is a list in whichever way a query writes one', () => {
  const fuels = queryListOf(z.enum(['petrol', 'hybrid', 'electric']), 1, 2);
  for (const written of [
    'hybrid,electric',
    '["hybrid", "electric"]',
    ['hybrid', 'electric'],
    ['hybrid,electric,'],
  ])
    expect(fuels.parse(written)).toEqual(['hybrid', 'electric']);
  for (const unfit of ['', '[]', 'hybrid,steam', 'petrol,hybrid,electric', ['petrol', 'hybrid', 'electric']])
    expect(fuels.safeParse(unfit).success, String(unfit)).toBe(false);
});
