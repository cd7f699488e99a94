import { describe, expect, test } from 'vitest';
import { type Currency, formatPrice, isKeptPercent, mustBeWhole, scaleHalfUp } from './index.ts';

// Found by changing one small thing at a time (npm run mutate): what no other test of the room noticed.
describe('amounts below zero', () => {
  test.each([
    [-2, 1, 3, -1],
    [-1, 1, 3, 0],
    [-1, 1, 2, 0],
    [-3, 1, 2, -1],
    [-5, 2, 3, -3],
  ])('%s × %s / %s is %s, half up', (amount, numerator, denominator, result) => {
    expect(scaleHalfUp(amount, numerator, denominator)).toBe(result);
  });

  test('nothing is ever minus nothing', () => {
    expect(Object.is(mustBeWhole(-0), 0)).toBe(true);
  });
});

describe('how a price is written', () => {
  const currency = (symbol: string, symbolDirection: Currency['symbolDirection']): Currency => ({
    code: 'XXX',
    decimals: 2,
    symbol,
    symbolDirection,
  });
  test.each([
    ['$', 'left', '$5.00'],
    ['CHF', 'left', 'CHF\u00a05.00'],
    ['R$', 'left', 'R$5.00'],
    ['$b', 'left', '$b\u00a05.00'],
    ['€', 'right', '5.00€'],
    ['kr.', 'right', '5.00\u00a0kr.'],
    ['€u', 'right', '5.00€u'],
  ] as const)('%s on the %s: %s', (symbol, direction, text) => {
    expect(formatPrice(500, currency(symbol, direction))).toBe(text);
  });

  test('whole unless it is to be short', () => {
    expect(formatPrice(15_000_000, currency('$', 'left'))).toBe('$150,000.00');
    expect(formatPrice(15_000_000, currency('$', 'left'), { abbreviate: true })).toBe('$150K');
  });
});

test('a percentage of at most three decimals is stored as it is, a finer one would be rounded', () => {
  for (const kept of [0, 7, 12.5, 0.001, 99.999, 100]) expect(isKeptPercent(kept)).toBe(true);
  for (const finer of [0.0001, 12.3456, 33.333333, 99.9999]) expect(isKeptPercent(finer)).toBe(false);
});
