import { expect, test } from 'vitest';
import { splitPayment } from '../orders/payment-split.ts';
import { splitRefund } from '../orders/refund-split.ts';
import { type Coupon, type CouponContext, decideCoupon } from './index.ts';

// Found by changing one small thing at a time (npm run mutate): what no other test of the room noticed.
const coupon: Coupon = {
  code: 'TEN',
  couponType: 'default',
  discount: { type: 'amount', amountMinor: 100 },
  minPurchaseMinor: 0,
  active: true,
};
const context: CouponContext = {
  moduleId: 'food',
  today: '2026-06-07',
  storeId: 'roma',
  zoneId: 'centre',
  customerId: 'ana',
  earlierOrders: 3,
  earlierUses: 1,
  baseMinor: 1000,
};

test.each<[string, Partial<Coupon>, Partial<CouponContext>]>([
  ['who is on its list', { customerIds: ['ben', 'ana'] }, {}],
  ['a first order', { couponType: 'first_order' }, { earlierOrders: 0 }],
  ['a later order, where it is for any', {}, { earlierOrders: 9 }],
  ['one more use of two', { usesPerCustomer: 2 }, {}],
  ['uses without a limit for one', { usesPerCustomer: 0 }, { earlierUses: 99 }],
  ['the last use of all', { usesLeft: 1 }, {}],
])('a coupon is for %s', (_who, change, where) => {
  expect(decideCoupon({ ...coupon, ...change }, { ...context, ...where })).toMatchObject({ ok: true });
});

test('a wallet that nobody asked for pays nothing', () => {
  const question = {
    totalMinor: 900,
    kind: 'cash',
    partial: false,
    balanceMinor: 500,
    cashMaximumMinor: null,
  } as const;
  expect(splitPayment(question)).toMatchObject({ ok: true, walletMinor: 0, dueMinor: 900 });
  expect(splitPayment({ ...question, partial: true })).toMatchObject({
    ok: true,
    walletMinor: 500,
    dueMinor: 400,
  });
});

test('what a wallet gives back is not given back in cash again', () => {
  const paid = { gatewayMinor: 100, walletMinor: 300, cashMinor: 200, hasWallet: false };
  expect(splitRefund(paid, 450)).toEqual({ gatewayMinor: 100, walletMinor: 300, cashMinor: 50 });
});
