import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { billDrift, type Difference, orderedDifferences } from './bill-drift.ts';

const difference = (field: Difference['field'], cart_id: string | null = null): Difference => ({
  field,
  cart_id,
  name: cart_id && 'Soup',
  before: 1,
  after: 2,
});

const refusal = (code: string, extra: object = {}) =>
  new Refusal(409, { errors: [{ code, message: code }], message: code, ...extra });

test('[CHK-06] lines are told first, then the bill from its top to its total; what is unknown is left out', () => {
  const told = orderedDifferences([
    difference('order_amount'),
    difference('tax'),
    { ...difference('tax'), field: 'a_new_figure' as Difference['field'] },
    difference('quantity', 'line'),
    difference('price', 'line'),
  ]);
  expect(told.map(({ field }) => field)).toEqual(['price', 'quantity', 'tax', 'order_amount']);
});

test('[CHK-06] whatever the market names of a bill that has changed is told: each figure of a line, then each of the bill', () => {
  const ofLine = ['price', 'quantity', 'add_ons_price', 'discount'] as const;
  const ofBill = [
    'items_price',
    'add_ons_price',
    'discount',
    'coupon_discount',
    'referral_discount',
    'tax',
    'delivery_charge',
    'dm_tips',
    'extra_packaging',
    'service_charge',
    'order_amount',
  ] as const;
  const all = [...ofLine.map((field) => difference(field, 'line')), ...ofBill.map((one) => difference(one))];
  const said = (told: readonly Difference[]) => told.map(({ field, cart_id }) => [field, cart_id]);
  expect(said(orderedDifferences(all.toReversed()))).toEqual(said(all));
});

test('[CHK-06] a changed bill comes with its new seal, to be accepted as it is', () => {
  const bill = { order_amount: 12 };
  const differences = [difference('tax')];
  const drift = billDrift(refusal('bill_changed', { bill, differences, seal: 'new' }), 10);
  expect(drift).toEqual({ amount: 12, seal: 'new', differences });
});

test('[CHK-06] without a seal the total alone is known to differ; other refusals are no drift', () => {
  const drift = billDrift(refusal('bill_changed', { bill: { order_amount: 12 } }), 10);
  expect(drift?.differences).toEqual([
    { field: 'order_amount', cart_id: null, name: null, before: 10, after: 12 },
  ]);
  expect(billDrift(refusal('cash_limit', { bill: { order_amount: 12 } }), 10)).toBeNull();
  expect(billDrift(refusal('bill_changed'), 10)).toBeNull();
  expect(billDrift(new Error('lost'), 10)).toBeNull();
});
