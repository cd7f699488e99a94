import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
} from '../../testing/index.ts';
import { signedUp, signIn } from '../../testing/sign-in/new-person.ts';

const { items } = fixture;
const pasta: Body<'cart.buyNow'> = { item_id: items.pasta, quantity: 2, price: 7 };
const croissant: Body<'cart.add'> = { item_id: items.croissant, quantity: 3, price: 2 };
const toTake = { order_type: 'take_away', page: 'buy_now' } as const;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T15:30:00.000Z');
});
afterAll(() => market.close());

const guest = async (): Promise<Caller> => ({ guestId: (await market.newGuest()).guestId });
const cart = async (caller: Caller) =>
  (await market.call('cart.list', {}, caller)).map(({ item, quantity }) => [item.id, quantity]);
const chosen = async (caller: Caller) =>
  (await market.call('cart.checkoutItem', {}, caller)).map(({ item, quantity }) => [item.id, quantity]);

async function place(caller: Caller, page: 'buy_now' | 'campaign' = 'buy_now') {
  const ordered = { ...toTake, page };
  const { bill, seal } = await market.call('checkout.quote', { body: ordered }, caller);
  const body = { ...deliveryToCentre, ...ordered, order_amount: bill.order_amount, seal };
  return market.call('checkout.place', { body }, caller);
}

/** Offers the pasta on certain days only. */
const offerPasta = (from: string | null, until: string | null) =>
  sql`update items set available_from_date = ${from}, available_until_date = ${until}
    where id = ${items.pasta}`.execute(market.ctx.db);

describe('[ITEM-09] [CHK-11] ordering one item past the cart', () => {
  test('orders that item alone; the cart, of whichever store, stays', async () => {
    const caller = await guest();
    await market.call('cart.add', { body: croissant }, caller);
    const [line] = await market.call('cart.buyNow', { body: pasta }, caller);
    expect(line).toMatchObject({ quantity: 2, price: 7, total_price: 14, problem: null });
    const { order_id, total_amount } = await place(caller);
    const order = await market.call('orders.details', { query: { order_id } }, caller);
    expect(order).toMatchObject({ order_amount: total_amount, lines: [{ quantity: 2, price: 7 }] });
    expect(await cart(caller)).toEqual([[items.croissant, 3]]);
    expect(await chosen(caller)).toEqual([]);
  });

  test('an item of a campaign is ordered on the campaign’s checkout, and past the cart as well; on no day but its own', async () => {
    const caller = await guest();
    await market.call('cart.add', { body: croissant }, caller);
    await offerPasta('2026-06-10', '2026-06-17');
    await market.call('cart.buyNow', { body: { ...pasta, model: 'ItemCampaign' } }, caller);
    const { order_id } = await place(caller, 'campaign');
    const { lines } = await market.call('orders.details', { query: { order_id } }, caller);
    expect(lines).toMatchObject([{ item_id: items.pasta, quantity: 2, price: 7 }]);
    expect(await cart(caller)).toEqual([[items.croissant, 3]]);
    expect(await chosen(caller)).toEqual([]);
    await market.call('cart.buyNow', { body: { ...pasta, model: 'ItemCampaign' } }, caller);
    await offerPasta('2026-06-10', '2026-06-16');
    const body = { ...toTake, page: 'campaign' } as const;
    expect((await market.refused('checkout.quote', { body }, caller)).code).toBe('item_unavailable');
    await offerPasta(null, null);
  });

  test('the next one replaces it, and nothing of the cart’s other store is asked', async () => {
    const caller = await guest();
    await market.call('cart.buyNow', { body: croissant }, caller);
    await market.call('cart.buyNow', { body: pasta }, caller);
    expect(await chosen(caller)).toEqual([[items.pasta, 2]]);
  });

  test('is checked as a line of the cart is', async () => {
    const caller = await guest();
    const of = (body: Body<'cart.buyNow'>) => market.refused('cart.buyNow', { body }, caller);
    expect((await of({ ...pasta, price: 1 })).code).toBe('price_changed');
    expect((await of({ ...pasta, item_id: fixture.items.rice })).code).toBe('item_not_found');
    expect(await chosen(caller)).toEqual([]);
    expect((await market.refused('checkout.quote', { body: toTake }, caller)).code).toBe('cart_empty');
  });

  test('twenty at once with one key are one order, and two keys never two of it', async () => {
    const caller = await guest();
    await market.call('cart.buyNow', { body: pasta }, caller);
    const { bill } = await market.call('checkout.quote', { body: toTake }, caller);
    const body = { ...deliveryToCentre, ...toTake, order_amount: bill.order_amount };
    const before = await market.count('orders');
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        market.call('checkout.place', { body, idempotencyKey: `buy-now-key-number-${index % 2}` }, caller),
      ),
    );
    expect(await market.count('orders')).toBe(before + 1);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('[AUTH-11] goes along to the account of whoever signs in on the way', async () => {
    const customer = await signedUp(market);
    const caller = await guest();
    await market.call('cart.buyNow', { body: pasta }, caller);
    expect(await chosen(await signIn(market, customer, caller))).toEqual([[items.pasta, 2]]);
    expect(await chosen(caller)).toEqual([]);
  });
});
