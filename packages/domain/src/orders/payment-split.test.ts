import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaymentQuestion, splitPayment } from './payment-split.ts';

const asked = (change: Partial<PaymentQuestion>): PaymentQuestion => ({
  totalMinor: 1000,
  kind: 'cash',
  partial: false,
  balanceMinor: undefined,
  cashMaximumMinor: null,
  ...change,
});

describe('[CHK-04] [CHK-07] who pays what', () => {
  test.each([
    [{}, { walletMinor: 0, dueMinor: 1000, paymentStatus: 'unpaid' }],
    [{ cashMaximumMinor: 1000 }, { walletMinor: 0, dueMinor: 1000, paymentStatus: 'unpaid' }],
    [
      { kind: 'wallet', balanceMinor: 1000 },
      { walletMinor: 1000, dueMinor: 0, paymentStatus: 'paid' },
    ],
    [
      { kind: 'gateway', partial: true, balanceMinor: 300 },
      { walletMinor: 300, dueMinor: 700, paymentStatus: 'partially_paid' },
    ],
    [
      { partial: true, balanceMinor: 5000 },
      { walletMinor: 1000, dueMinor: 0, paymentStatus: 'paid' },
    ],
    [
      { partial: true, balanceMinor: 0 },
      { walletMinor: 0, dueMinor: 1000, paymentStatus: 'unpaid' },
    ],
    // The rest alone is handed over in cash.
    [
      { partial: true, balanceMinor: 400, cashMaximumMinor: 600 },
      { walletMinor: 400, dueMinor: 600, paymentStatus: 'partially_paid' },
    ],
    [
      { totalMinor: 0, kind: 'gateway' },
      { walletMinor: 0, dueMinor: 0, paymentStatus: 'paid' },
    ],
  ] as const)('%j', (change, split) => {
    expect(splitPayment(asked(change))).toEqual({ ok: true, ...split });
  });

  test.each([
    [{ cashMaximumMinor: 999 }, { code: 'cash_limit', maximumMinor: 999 }],
    [
      { kind: 'wallet', balanceMinor: 999 },
      { code: 'wallet_balance_low', balanceMinor: 999 },
    ],
    [{ kind: 'wallet' }, { code: 'payment_method_off' }],
    [{ kind: 'gateway', partial: true }, { code: 'payment_method_off' }],
  ] as const)('%j is refused', (change, refusal) => {
    expect(splitPayment(asked(change))).toMatchObject({ ok: false, refusal });
  });

  test('the parts make the whole, and the wallet never gives more than it holds', () => {
    const amount = fc.nat({ max: 1e9 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom('cash', 'wallet', 'gateway', 'offline'),
        fc.boolean(),
        (totalMinor, balanceMinor, kind, partial) => {
          const split = splitPayment(asked({ totalMinor, balanceMinor, kind, partial }));
          if (!split.ok) {
            expect([kind, balanceMinor < totalMinor]).toEqual(['wallet', true]);
            return;
          }
          expect(split.walletMinor + split.dueMinor).toBe(totalMinor);
          expect(split.walletMinor).toBeLessThanOrEqual(balanceMinor);
          expect(Math.min(split.walletMinor, split.dueMinor)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
