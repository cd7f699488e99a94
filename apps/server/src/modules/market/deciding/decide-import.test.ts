import { expect, test } from 'vitest';
import { decideImport } from './decide-import.ts';

const currency = { code: 'EUR', decimals: 2, symbol: '€', symbolDirection: 'left' } as const;
const standing = {
  slug: 'mlinsko',
  name: 'Promenade Mlinsko',
  demo: false,
  currency,
  money: undefined,
  wishes: {},
  importedAt: undefined,
};

test('a demonstration that finds somebody’s market is not told of options that it does not take', () => {
  const demo = () => decideImport(standing, { slug: 'montevideo', currency, replace: false, demo: true });
  expect(demo).toThrow(
    "This database holds the market 'Promenade Mlinsko'. A demonstration does not take its place",
  );
  expect(demo).not.toThrow('--replace');
  const own = () => decideImport(standing, { slug: 'hrastje', currency, replace: false });
  expect(own).toThrow('say --replace to put another in its place');
});

test.each(['orders', 'trips', 'wallets', 'payments'] as const)(
  'a market with %s keeps its currency, also where it is brought up to date',
  (money) => {
    const coming = { slug: 'mlinsko', currency: { ...currency, code: 'USD' }, replace: false };
    expect(() => decideImport({ ...standing, money }, coming)).toThrow(
      `There are ${money} in EUR here, and a market with ${money} keeps its currency.`,
    );
    expect(decideImport(standing, coming)).toBe('update');
  },
);
