import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Currency,
  allocate,
  formatPrice,
  isExact,
  percentOf,
  taxOf,
  toMajor,
  toMinor,
} from './index.ts';

const decimals = fc.constantFrom(0, 2, 3);
const amount = fc.integer({ min: -1e12, max: 1e12 });
const dollars: Currency = { code: 'USD', decimals: 2, symbol: '$', symbolDirection: 'left' };

describe('toMinor', () => {
  test.each([
    [1.005, 2, 101],
    [0.1 + 0.2, 2, 30],
    [-1.005, 2, -101],
    [1e21, 0, undefined],
    [12.5, 0, 13],
    [1e-7, 2, 0],
    [1.2345, 3, 1235],
    [-0, 2, 0],
    [1_099.999, 2, 110_000],
  ])('%d with %d decimals is %s', (major, places, minor) => {
    if (minor === undefined) expect(() => toMinor(major, places)).toThrow(RangeError);
    else expect(toMinor(major, places)).toBe(minor);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, Number.MAX_SAFE_INTEGER])(
    'refuses %d',
    (major) => expect(() => toMinor(major, 2)).toThrow(RangeError),
  );

  test('what leaves as major units comes back the same', () => {
    fc.assert(
      fc.property(amount, decimals, (minor, places) => {
        expect(toMinor(toMajor(minor, places), places)).toBe(minor);
      }),
    );
  });
});

test.each([
  [12.5, 0, false],
  [12, 0, true],
  [12.34, 2, true],
  [12.345, 2, false],
  [0.1 + 0.2, 2, true],
  [999_999_999.99, 2, true],
  [0, 3, true],
])('%d is an amount of a currency with %d decimals as it stands: %s', (major, places, exact) => {
  expect(isExact(major, places)).toBe(exact);
});

describe('percentOf', () => {
  test.each([
    [4, 12.5, 1],
    [1, 50, 1],
    [-1, 50, 0],
    [999, 33.333333, 333],
    [100_00, 0.1, 10],
    [3, 0, 0],
  ])('of %d at %d %% is %d', (base, percent, expected) => expect(percentOf(base, percent)).toBe(expected));

  test('lies within half a minor unit of the exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (base, percent) => {
        expect(Math.abs(percentOf(base, percent) * 100 - base * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 0], [3, 2]],
    [7, [0, 3, 0], [0, 7, 0]],
    [10, [1, 2, 3], [2, 3, 5]],
    [0, [], []],
  ])('%d over %j is %j', (total, weights, parts) => expect(allocate(total, weights)).toEqual(parts));

  test('parts equal the whole and stay within one unit of their exact share', () => {
    const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amount, weights, (total, given) => {
        const parts = allocate(total, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        if (whole === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (given[index] ?? 0)) / whole)).toBeLessThan(1.001);
          if (given[index] === 0) expect(part).toBeCloseTo(0);
        });
      }),
    );
  });

  test('refuses an amount that nobody takes, and negative weights', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [2, -1])).toThrow(RangeError);
  });
});

describe('taxOf', () => {
  test.each([
    ['on top', 10_000, 22, false, 2_200],
    ['included', 12_200, 22, true, 2_200],
    ['included, rounded half up', 5, 10, true, 0],
    ['on top, rounded half up', 5, 10, false, 1],
    ['no rate', 5_000, 0, true, 0],
  ])('[SYS-10] %s', (_, base, rate, included, tax) => expect(taxOf(base, rate, included)).toBe(tax));

  test('[SYS-10] tax on top of a net price is the tax included in the gross price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 100 }), (net, rate) => {
        const onTop = taxOf(net, rate, false);
        expect(Math.abs(taxOf(net + onTop, rate, true) - onTop)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('[SYS-10] included tax leaves a net price that is never negative, for 0, 2 and 3 decimals', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        decimals,
        fc.double({ min: 0, max: 100, noNaN: true }),
        (major, places, rate) => {
          const gross = toMinor(major, places);
          const tax = taxOf(gross, rate, true);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(gross - tax).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('formatPrice', () => {
  const krona: Currency = { code: 'SEK', decimals: 2, symbol: 'kr', symbolDirection: 'right' };
  const yen: Currency = { code: 'JPY', decimals: 0, symbol: '¥', symbolDirection: 'left' };
  const dinar: Currency = { code: 'KWD', decimals: 3, symbol: 'KD', symbolDirection: 'left' };

  test.each([
    [dollars, 125_000, '$1,250.00'],
    [dollars, -5, '-$0.05'],
    [krona, 125_000, '1,250.00\u00a0kr'],
    [yen, 1_250, '¥1,250'],
    [dinar, 1_250, 'KD\u00a01.250'],
    [{ ...dollars, symbolDirection: 'right' as const }, 100, '1.00$'],
  ])('[SYS-08] decimals and side of the symbol, case %#', (currency, minor, text) => {
    expect(formatPrice(minor, currency)).toBe(text);
  });

  test.each([
    [99_999.99, '$99,999.99'],
    [100_000, '$100K'],
    [150_500, '$150.5K'],
    [999_994, '$999.99K'],
    [999_999, '$1M'],
    [1_000_000, '$1M'],
    [2_340_000, '$2.34M'],
    [999_999_999, '$1B'],
    [1_500_000_000, '$1.5B'],
    [-150_000, '-$150K'],
  ])('[SYS-08] abbreviated: %d is %s', (major, text) => {
    expect(formatPrice(toMinor(major, 2), dollars, { abbreviate: true })).toBe(text);
  });

  test.each([
    ['nl', '$1.250,00'],
    ['fr', '$1\u202f250,00'],
    ['ar', '$1,250.00'],
  ])('[SYS-08] separators of %s, digits Latin', (locale, text) => {
    expect(formatPrice(125_000, dollars, { locale })).toBe(text);
  });
});
