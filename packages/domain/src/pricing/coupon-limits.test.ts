import { expect, test } from 'vitest';
import { splitPayment } from '../orders/payment-split.ts';
import { splitRefund } from '../orders/refund-split.ts';
import { type BillInput, type Coupon, type CouponContext, decideCoupon, orderBill } from './index.ts';

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

test('the wallet gives back no more than is left to give', () => {
  const paid = { gatewayMinor: 100, walletMinor: 300, cashMinor: 200, hasWallet: true };
  expect(splitRefund(paid, 200)).toEqual({ gatewayMinor: 100, walletMinor: 100, cashMinor: 0 });
});

const goods = (id: string, unitPriceMinor: number) => ({ id, unitPriceMinor, quantity: 1, addOnsMinor: 0 });
const input: BillInput = {
  lines: [goods('a', 1000), goods('b', 1000), goods('c', 1000)],
  tax: { ratePercent: 10, included: false },
  delivery: {
    orderType: 'delivery',
    distanceMetres: 1000,
    rates: { kind: 'per_km', perKmMinor: 90, minimumMinor: 90 },
    freeByMarket: false,
    freeByStore: false,
  },
  tipMinor: 0,
  extraPackagingMinor: 0,
  serviceMinor: 0,
};

test('a coupon for the delivery takes the delivery off, and another does not', () => {
  const free = orderBill({ ...input, coupon: { ...coupon, couponType: 'free_delivery' } });
  const other = orderBill({ ...input, coupon });
  expect(free.deliveryBeforeFreeMinor).toBeGreaterThan(0);
  expect([free.deliveryMinor, free.couponMinor]).toEqual([0, 0]);
  expect([other.deliveryMinor, other.couponMinor]).toEqual([other.deliveryBeforeFreeMinor, 100]);
});

test('tax is shared out by what each line costs after its part of the coupon', () => {
  const lines = [goods('a', 1000), goods('b', 10)];
  const bill = orderBill({
    ...input,
    lines,
    coupon: { ...coupon, discount: { type: 'amount', amountMinor: 1000 } },
  });
  // Of 1,010 a coupon of 1,000 leaves 10: 10 of a's, nothing of b's to the minor unit.
  expect(bill.lines.map(({ couponMinor }) => couponMinor)).toEqual([990, 10]);
  expect(bill.lines.map(({ taxMinor }) => taxMinor)).toEqual([1, 0]);
});
