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
const format = { price: (amount) => `$${amount}`, distance: (metres) => String(metres / 1000) } as Format;
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
