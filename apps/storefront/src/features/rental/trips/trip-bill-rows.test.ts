import { expect, test } from 'vitest';
import { billDifferences, type TripBill, tripBillRows, tripPaidRows } from './trip-bill-rows.ts';

const bill: TripBill = {
  trip_price: 1000,
  discount: 100,
  discount_by: 'provider',
  coupon_discount: 50,
  subtotal: 900,
  tax: 187,
  tax_rate: 22,
  tax_included: 0,
  trip_amount: 1037,
};
const format = { price: (amount: number) => `$${amount}`, number: String };
const said = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(' ');
const rowsOf = (given: TripBill) =>
  tripBillRows(given, said, format as never).map(({ label, amount, rule, tone }) => [
    label,
    amount,
    rule,
    tone,
  ]);

test('[RENT-09] every figure of the bill is told by its name, with its rule, the total last', () => {
  expect(rowsOf(bill)).toEqual([
    ['trips.tripPrice', '$1000', 'trips.tripPriceRule', undefined],
    ['bill.discount', '−$100', 'trips.discountByProvider', 'good'],
    ['bill.coupon', '−$50', 'trips.couponRule', 'good'],
    ['bill.tax 22', '$187', 'trips.taxRule', undefined],
    ['bill.total', '$1037', undefined, 'total'],
  ]);
  expect(rowsOf({ ...bill, discount_by: 'vehicle' })[1]).toContain('trips.discountByVehicle');
});

test('[SYS-10] an included tax is said to be part of the prices; what is nothing is left out', () => {
  const plain = { ...bill, discount: 0, coupon_discount: 0, discount_by: null, tax_included: 1 as const };
  expect(rowsOf(plain)).toEqual([
    ['trips.tripPrice', '$1000', 'trips.tripPriceRule', undefined],
    ['bill.taxIncluded 22', '$187', 'bill.taxIncludedRule', undefined],
    ['bill.total', '$1037', undefined, 'total'],
  ]);
});

test.each([
  ['cash', 'paid', 0, 0, [['trips.paidAmount', '$1037']]],
  ['the wallet', 'paid', 1037, 0, [['trips.walletAmount', '$1037']]],
  [
    'the wallet in part',
    'partially_paid',
    37,
    1000,
    [
      ['trips.walletAmount', '$37'],
      ['trips.dueAmount', '$1000'],
    ],
  ],
  [
    'the wallet and cash',
    'paid',
    37,
    0,
    [
      ['trips.walletAmount', '$37'],
      ['trips.paidAmount', '$1000'],
    ],
  ],
  ['nothing, and it was cancelled', 'unpaid', 0, 0, []],
] as const)(
  'a trip that was paid by %s says so below its bill: once it was over it said nothing',
  (_way, payment_status, wallet_amount, due_amount, rows) => {
    const money = { payment_status, wallet_amount, due_amount, refunded_amount: 0 };
    const trip = { ...money, payment_method: 'stripe', payment_reviewing: false, bill };
    expect(
      tripPaidRows(trip, (key) => key, format as never).map(({ label, amount }) => [label, amount]),
    ).toEqual(rows);
  },
);

test('what the wallet leaves to be paid in cash is said to be paid on pickup: it was “Still to pay”, as if it were owed now', () => {
  const money = { payment_status: 'partially_paid', wallet_amount: 37, due_amount: 1000, refunded_amount: 0 };
  const trip = { ...money, payment_method: 'cash_on_delivery', bill } as const;
  const rows = tripPaidRows(trip as never, (key) => key, format as never);
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['trips.walletAmount', '$37'],
    ['trips.cash', '$1000'],
  ]);
});

test.each(['offline_payment', 'cash_on_delivery'])(
  'what a transfer that is being checked covers is called that on a trip’s bill: it was “Still to pay”: %s',
  (payment_method) => {
    const money = { payment_status: 'unpaid', wallet_amount: 0, due_amount: 1037, refunded_amount: 0 };
    const trip = { ...money, payment_method, payment_reviewing: true, bill };
    const rows = tripPaidRows(trip as never, (key) => key, format as never);
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([['trips.reviewingAmount', '$1037']]);
  },
);

test('what went back of a trip is told below what was paid', () => {
  const money = { payment_status: 'paid', wallet_amount: 37, due_amount: 0, refunded_amount: 1037 };
  const trip = { ...money, payment_method: 'stripe', payment_reviewing: false, bill };
  const rows = tripPaidRows(trip as never, (key) => key, format as never);
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['trips.walletAmount', '$37'],
    ['trips.paidAmount', '$1000'],
    ['trips.refundedAmount', '$1037'],
  ]);
});

test('a bill that has changed is told figure by figure, its total last', () => {
  expect(billDifferences(bill, bill)).toEqual([]);
  const longer = { trip_price: 2000, discount: 0, coupon_discount: 20, tax: 435, trip_amount: 2415 };
  expect(billDifferences(bill, { ...bill, ...longer })).toEqual([
    { figure: 'trip_price', before: 1000, after: 2000 },
    { figure: 'discount', before: 100, after: 0 },
    { figure: 'coupon_discount', before: 50, after: 20 },
    { figure: 'tax', before: 187, after: 435 },
    { figure: 'trip_amount', before: 1037, after: 2415 },
  ]);
});
