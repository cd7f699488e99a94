import { expect, test } from 'vitest';
import { removalText } from './removal-text.ts';

const format = { price: (amount: number) => `$${amount}`, number: String } as never;
const textOf = (wallet_balance: number, loyalty_point: number) =>
  removalText(
    { wallet_balance, loyalty_point },
    (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    format,
  );

test('[PROF-03] who deletes an account is told of the money and the points that go with it', () => {
  expect(textOf(2100, 0)).toBe('account.deleteText account.deleteWallet $2100');
  expect(textOf(0, 120)).toBe('account.deleteText account.deletePoints 120');
  expect(textOf(0, 0)).toBe('account.deleteText');
});
