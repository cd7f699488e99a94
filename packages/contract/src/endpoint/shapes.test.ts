import { expect, test } from 'vitest';
import { latitude } from './shapes.ts';

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
