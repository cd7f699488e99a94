import { expect, test } from 'vitest';
import { createFormat, type Format } from '../format/format.ts';
import type { Translator } from '../i18n/translator.ts';
import { couponNotes } from './coupon-notes.ts';

const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translator['t'];
const format = { price: (amount: number) => `$${amount}`, number: String } as unknown as Format;

type Coupon = Parameters<typeof couponNotes>[0];
const tenPercent: Coupon = {
  coupon_type: 'default',
  discount_type: 'percent',
  discount: 10,
  max_discount: 0,
  min_purchase: 0,
  start_date: null,
  expire_date: null,
  limit: null,
};
const notesOf = (change: Partial<Coupon>) =>
  couponNotes({ ...tenPercent, ...change }, { t, language: 'en' }, format);

test.each([
  [{}, 'coupon.percentOff 10'],
  [{ max_discount: 200 }, 'coupon.percentOffMost 10 $200'],
  [{ discount_type: 'amount', discount: 50 }, 'coupon.amountOff $50'],
  // What it takes off is the way, whatever else it says.
  [{ coupon_type: 'free_delivery', discount_type: 'amount', discount: 50 }, 'coupon.freeDelivery'],
] as const)('[CHK-02] what a coupon is worth, %j: %s', (change, worth) => {
  expect(notesOf(change)).toEqual([worth]);
});

test('[CHK-02] a coupon says from which amount, for whom, how often and until when it counts', () => {
  const bound = { min_purchase: 400, limit: 1, expire_date: '2026-12-31' } as const;
  expect(notesOf({ ...bound, coupon_type: 'first_order' })).toEqual([
    'coupon.percentOff 10',
    'coupon.from $400',
    'coupon.firstOrder',
    'coupon.limit 1',
    'coupon.until Dec 31, 2026',
  ]);
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'America/Montevideo', 'Pacific/Pago_Pago'])(
  '[CHK-02] a coupon’s last day is that day in a market in %s: from Fiji and New Zealand on it was told a day late, and refused on the day that was told',
  (time_zone) => {
    const market = { digit_after_decimal_point: 2, time_zone } as Parameters<typeof createFormat>[1];
    const notes = couponNotes(
      { ...tenPercent, expire_date: '2026-12-31' },
      { t, language: 'en' },
      createFormat('en', market),
    );
    expect(notes.at(-1)).toBe('coupon.until Dec 31, 2026');
  },
);
