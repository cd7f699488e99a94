import { readFileSync } from 'node:fs';
import { Refusal } from '@promenade/contract/client';
import { expect, test } from 'vitest';
import { tipSuggestions } from './bill/tip-suggestions.ts';
import { askBill } from '../../lib/wire/ask-bill.ts';
import type { Quote, QuoteBody } from './bill/use-quote.ts';
import { collectAt } from './collect-at.ts';
import { slotDays } from './time/slots.ts';

test.each([
  [1000, 0, [50, 100, 150]],
  [640, 0, [30, 60, 100]],
  [40, 0, [5]],
  [0, 0, [5]],
  [25, 2, [1.5, 2.5, 4]],
])('tips for %s with %s decimals: %j', (subtotal, decimals, expected) =>
  expect(tipSuggestions(subtotal, decimals)).toEqual(expected),
);

test('[CHK-08] slots stand under their day, in order', () => {
  const slots = ['2026-11-20T23:30:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-21T00:30:00.000Z'];
  expect(slotDays(slots, (at) => at.slice(0, 10))).toEqual([
    { day: '2026-11-20', slots: [slots[0]] },
    { day: '2026-11-21', slots: [slots[1], slots[2]] },
  ]);
});

test('[CHK-01] take-away from a store that the shopper’s zone does not show says where to collect: it said nothing', () => {
  const told = { name: 'Grill', address: 'Rambla 9' };
  const bill = { store_id: 's1', store: told } as Quote;
  expect(collectAt(null, bill)).toEqual({ id: 's1', ...told });
  const shown = { id: 's1', name: 'Grill', address: 'Rambla 9, by the sea' };
  expect(collectAt(shown, bill)).toBe(shown);
  expect([collectAt(null, null), collectAt(null, { store_id: 's1' } as Quote)]).toEqual([null, null]);
});

const refusal = (code: string) => new Refusal(422, { errors: [{ code, message: code }], message: code });
const wish = (coupon_code: string | null) =>
  ({ order_type: 'delivery', coupon_code }) as unknown as QuoteBody;

/** A server at which a coupon has ended. */
async function billAfterItsEnd({ coupon_code }: QuoteBody): Promise<Quote> {
  if (coupon_code !== null) throw refusal('coupon_not_running');
  return { bill: { order_amount: 12 } } as Quote;
}

test('[CHK-02] a coupon that ends while checkout is open is in no sum any more, and why is told', async () => {
  const billed = await askBill(wish('SUMMER'), billAfterItsEnd);
  expect(billed.quote.bill.order_amount).toBe(12);
  expect(billed.asked.coupon_code).toBeNull();
  expect(billed.couponRefusal?.code).toBe('coupon_not_running');
  expect((await askBill(wish(null), billAfterItsEnd)).couponRefusal).toBeNull();
});

test('[CHK-02] any other refusal is no bill, with a coupon or without', async () => {
  const closed = () => Promise.reject(refusal('store_closed'));
  await expect(askBill(wish('SUMMER'), closed)).rejects.toThrow('store_closed');
  await expect(askBill(wish(null), () => Promise.reject(refusal('coupon_not_running')))).rejects.toThrow();
});

test.each([
  ['en', 'the market'],
  ['fr', 'le marché'],
  ['nl', 'de markt'],
  ['ar', 'السوق'],
])(
  '[CHK-03] who can see the picture of a prescription is told whole in %s: the market, which the privacy policy names, was left out',
  (language, market) => {
    const file = new URL(`../../lib/i18n/messages/checkout.${language}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(texts['prescriptionPrivate']).toContain(market);
  },
);
