import type { Body, Reply } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
} from '../../testing/index.ts';

const { items, stores } = fixture;

let market: TestMarket;
let guest: Caller;
beforeAll(async () => {
  market = await openTestMarket({ settings: { extraPackagingMinor: 50 } });
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
  await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, guest);
});

const { order_type, latitude, longitude } = deliveryToCentre;
type Quote = Reply<'checkout.quote'>;
const ask = (change: Partial<Body<'checkout.quote'>> = {}, caller = guest): Promise<Quote> =>
  market.call('checkout.quote', { body: { order_type, latitude, longitude, ...change } }, caller);

const bodyOf = ({ seal, bill }: Pick<Quote, 'seal' | 'bill'>, change: Partial<PlaceBody> = {}) => ({
  body: { ...deliveryToCentre, seal, order_amount: bill.order_amount, ...change },
});
const refused = (quote: Pick<Quote, 'seal' | 'bill'>, change: Partial<PlaceBody> = {}) =>
  market.refused('checkout.place', bodyOf(quote, change), guest);

const pricePasta = (minor: number) =>
  sql`update items set price_minor = ${minor} where id = ${items.pasta}`.execute(market.ctx.db);

describe('[CHK-06] what the shopper saw is what is ordered', () => {
  test('the sealed bill is placed as it was', async () => {
    const quote = await ask({ dm_tips: 2, extra_packaging: true });
    const placed = await market.call(
      'checkout.place',
      bodyOf(quote, { dm_tips: 2, extra_packaging: true }),
      guest,
    );
    expect(placed).toMatchObject({
      total_amount: quote.bill.order_amount,
      due_amount: quote.bill.order_amount,
      redirect_link: null,
      payment_due_at: null,
    });
  });

  test('every figure that has changed is named, and the new bill is accepted with one more press', async () => {
    const quote = await ask();
    await pricePasta(750);
    const refusal = await refused(quote);
    await pricePasta(700);
    expect(refusal.code).toBe('bill_changed');
    const { differences, bill, seal } = refusal.body as unknown as Quote & { differences: object[] };
    expect(differences).toEqual([
      { field: 'price', cart_id: expect.any(String), name: 'Pasta', before: 7, after: 7.5 },
      { field: 'items_price', cart_id: null, name: null, before: 14, after: 15 },
      { field: 'tax', cart_id: null, name: null, before: 1.4, after: 1.5 },
      { field: 'order_amount', cart_id: null, name: null, before: 16.4, after: 17.5 },
    ]);
    await pricePasta(750);
    const placed = await market.call('checkout.place', bodyOf({ seal, bill }), guest);
    await pricePasta(700);
    expect(placed.total_amount).toBe(17.5);
  });

  test('figures that cancel each other out are told all the same', async () => {
    const quote = await ask({ dm_tips: 1 });
    await sql`update stores set tax_percent = 20 where id = ${stores.trattoria}`.execute(market.ctx.db);
    const fresh = await ask({ dm_tips: 0 });
    const change = quote.bill.order_amount - fresh.bill.order_amount + 0;
    const refusal = await refused({ seal: quote.seal, bill: fresh.bill });
    await sql`update stores set tax_percent = 10 where id = ${stores.trattoria}`.execute(market.ctx.db);
    expect(refusal.code).toBe('bill_changed');
    const fields = (refusal.body as unknown as { differences: { field: string }[] }).differences;
    expect(fields.map(({ field }) => field)).toEqual(
      change === 0 ? ['tax', 'dm_tips'] : ['tax', 'dm_tips', 'order_amount'],
    );
  });

  test('an old seal, a forged one and another shopper’s are quote_expired', async () => {
    const quote = await ask();
    const other: Caller = await market.newGuest();
    await market.call('cart.add', { body: { item_id: items.pasta, quantity: 2, price: 7 } }, other);
    const theirs = await ask({}, other);
    for (const seal of ['', 'x.y', theirs.seal, `${quote.seal}x`].slice(1)) {
      expect((await refused({ ...quote, seal })).code, seal.slice(0, 10)).toBe('quote_expired');
    }
    expect((await refused(quote, { page: 'cart', seal: theirs.seal })).code).toBe('quote_expired');
    market.clock.advance(20 * 60_000);
    expect((await refused(quote)).code).toBe('quote_expired');
    expect((await ask()).seal).not.toBe(quote.seal);
  });

  test('an expired bill comes with the new one that its text speaks of: whoever accepts it places it with one more press', async () => {
    const quote = await ask();
    market.clock.advance(20 * 60_000);
    const { message, body } = await refused(quote);
    expect(message).toBe('This bill has expired. Here is a new one.');
    expect(body).toMatchObject({ bill: quote.bill, seal_expires_at: expect.any(String) });
    const placed = await market.call('checkout.place', bodyOf(body as unknown as Quote), guest);
    expect(placed.total_amount).toBe(quote.bill.order_amount);
  });
});

test('what the courier and the store are told is kept with the order and its lines', async () => {
  const [line] = await market.call('cart.list', {}, guest);
  const quote = await ask();
  expect([quote.cutlery, quote.prescription_lines]).toEqual([true, []]);
  const told = {
    cutlery: true,
    delivery_instruction: 'The bell is broken',
    when_unavailable: [{ cart_id: line?.id ?? '', choice: 'call' as const }],
  };
  const { order_id } = await market.call('checkout.place', bodyOf(quote, told), guest);
  const kept = await sql<{ cutlery: boolean; delivery_instruction: string; when_unavailable: string }>`
    select cutlery, delivery_instruction, when_unavailable from orders
    join order_lines on order_id = orders.id where orders.id = ${order_id}`.execute(market.ctx.db);
  expect(kept.rows).toEqual([
    { cutlery: true, delivery_instruction: 'The bell is broken', when_unavailable: 'call' },
  ]);
});
