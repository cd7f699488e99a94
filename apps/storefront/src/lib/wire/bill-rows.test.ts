import { readFileSync } from 'node:fs';
import type { WireBill } from '@promenade/contract/bill';
import { expect, test } from 'vitest';
import type { Format } from '../format/format.ts';
import type { Translator } from '../i18n/translator.ts';
import { billRows } from './bill-rows.ts';

const bill = {
  delivery_charge: 33,
  delivery_charge_before: 33,
  surge: 0,
  free_delivery_by: null,
} as WireBill;
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translator['t'];
const format = {
  price: (amount: number) => `$${amount}`,
  distance: (metres: number) => String(metres / 1000),
  number: String,
} as unknown as Format;
type Setting = Parameters<typeof billRows>[1];
const ruleOf = (delivery: Setting['delivery'], change: Partial<WireBill> = {}) =>
  billRows({ ...bill, ...change }, { t, format, isDelivery: true, delivery, goods: false }).find(
    ({ id }) => id === 'delivery',
  )?.rule;
const perKm = (minimum: number, maximum: number | null) =>
  ({ distanceMetres: 1523, rates: { kind: 'per_km', per_km: 24, minimum, maximum } }) as const;

test('[CHK-05] a delivery’s charge is explained by what it is made of: a fixed one, and one without a maximum, were by the kilometre with both', () => {
  expect(ruleOf({ distanceMetres: 1523, rates: { kind: 'fixed', fixed: 33 } })).toBe('bill.ruleFixed $33');
  expect(ruleOf(perKm(65, 190))).toBe('bill.ruleFrom 1.523 $24 $65 bill.ruleMost $190');
  expect(ruleOf(perKm(65, null))).toBe('bill.ruleFrom 1.523 $24 $65');
  expect(ruleOf(perKm(0, null))).toBe('bill.rulePerKm 1.523 $24');
});

test('[CHK-05] of an order whose rates are not known any more, what is known is said: a surcharge, and why it was free', () => {
  expect(ruleOf(null)).toBeUndefined();
  expect(ruleOf(null, { surge: 5, free_delivery_by: 'store' })).toBe('bill.surge $5 bill.free_store');
});

const whole: WireBill = {
  items_price: 900,
  add_ons_price: 100,
  discount: 90,
  subtotal: 910,
  coupon_discount: 50,
  referral_discount: 20,
  tax: 189,
  tax_rate: 22,
  tax_included: 0,
  delivery_charge: 60,
  delivery_charge_before: 60,
  surge: 0,
  free_delivery_by: null,
  dm_tips: 30,
  extra_packaging: 10,
  service_charge: 5,
  order_amount: 1134,
} as WireBill;
const rowsOf = (change: Partial<WireBill> = {}, setting: Partial<Setting> = {}) =>
  billRows({ ...whole, ...change }, { t, format, isDelivery: true, delivery: null, ...setting }).map(
    ({ label, amount, rule, tone, before }) => [label, amount, rule, tone ?? before],
  );

test('[CHK-06] the bill tells items, discounts, subtotal, coupon, tax, delivery, tip and total, each by its name and with its rule', () => {
  expect(rowsOf()).toEqual([
    ['bill.items', '$1000', 'bill.itemsRule $900 $100', undefined],
    ['bill.discount', '−$90', 'bill.discountRule', 'good'],
    ['bill.subtotal', '$910', 'bill.subtotalRule', undefined],
    ['bill.coupon', '−$50', 'bill.couponRule', 'good'],
    ['bill.referral', '−$20', 'bill.referralRule', 'good'],
    ['bill.tax 22', '$189', 'bill.taxRule', undefined],
    ['bill.delivery', '$60', undefined, null],
    ['bill.tip', '$30', 'bill.tipRule', undefined],
    ['bill.packaging', '$10', 'bill.packagingRule', undefined],
    ['bill.service', '$5', 'bill.serviceRule', undefined],
    ['bill.total', '$1134', undefined, 'total'],
  ]);
});

const nothing = { discount: 0, coupon_discount: 0, referral_discount: 0, dm_tips: 0, extra_packaging: 0 };
const plain = { ...nothing, service_charge: 0, subtotal: 1000, order_amount: 1000 };

test('[CHK-06] [SYS-10] what is nothing is left out, and a tax in the prices is said to be', () => {
  const taken = rowsOf({ ...plain, tax_included: 1, tax: 180 }, { isDelivery: false });
  expect(taken).toEqual([
    ['bill.subtotal', '$1000', 'bill.itemsRule $900 $100', undefined],
    ['bill.taxIncluded 22', '$180', 'bill.taxIncludedRule', undefined],
    ['bill.total', '$1000', undefined, 'total'],
  ]);
});

test('[CHK-05] [CHK-06] a free delivery says so, why, and what it would have been, where it would have cost anything', () => {
  const delivery = (change: Partial<WireBill>) =>
    rowsOf({ ...plain, ...change, delivery_charge: 0 }).find(([label]) => label === 'bill.delivery');
  const free = { free_delivery_by: 'order_amount' } as const;
  expect(delivery(free)).toEqual(['bill.delivery', 'bill.free', 'bill.free_order_amount', '$60']);
  expect(delivery({ delivery_charge_before: 0 })).toEqual(['bill.delivery', 'bill.free', undefined, null]);
});

test('[CHK-10] a parcel costs its way alone', () => {
  expect(rowsOf(plain, { goods: false }).map(([label]) => label)).toEqual(['bill.delivery', 'bill.total']);
});

test('[SYS-10] the tax is on what is left after discounts and coupon, as its rule says: it said after all discounts, and a friend’s is not one of them', () => {
  const file = new URL('../i18n/messages/bill.en.json', import.meta.url);
  const { taxRule } = JSON.parse(readFileSync(file, 'utf8'));
  expect(taxRule).toBe('On items and add-ons after discounts and coupon.');
});
