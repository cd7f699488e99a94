import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveryToCentre, fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { local } from '../../../testing/local-text.fixture.ts';

const { items, modules } = fixture;
const lunchTime = '2026-06-17T15:30:00.000Z';
const endsAt = '2026-06-17T16:00:00.000Z';
const saleId = '0190a000-000b-7000-8000-000000000001';

let market: TestMarket;
let caller: { guestId: string };
beforeAll(async () => {
  market = await openTestMarket();
  const { db } = market.ctx;
  await sql`insert into flash_sales (id, module_id, title, starts_at, ends_at)
    values (${saleId}, ${modules.food}, ${JSON.stringify(local('Lunch'))}, '2026-06-17T15:00:00Z', ${endsAt})`.execute(
    db,
  );
  await sql`insert into flash_sale_items (flash_sale_id, item_id, discount_type, discount_value) values
    (${saleId}, ${items.salad}, 'percent', 5), (${saleId}, ${items.pasta}, 'amount', 300)`.execute(db);
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set(lunchTime);
  caller = { guestId: (await market.newGuest()).guestId };
});

const add = (item_id: string, quantity: number, price: number) =>
  market.call('cart.add', { body: { item_id, quantity, price } }, caller);
const takeAway = { order_type: 'take_away' } as const;
const quote = () => market.call('checkout.quote', { body: takeAway }, caller);
const placing = (order_amount: number) => ({ body: { ...deliveryToCentre, ...takeAway, order_amount } });

describe('a running flash sale', () => {
  test('[ITEM-01] is the discount of its item, on cards and in views, in place of every other', async () => {
    const { items: cards } = await market.call('catalog.popularItems', { query: { limit: 100 } });
    const card = (id: string) => cards.find((one) => one.id === id);
    expect(card(items.salad)).toMatchObject({
      discount: 5,
      discount_type: 'percent',
      store_discount: 0,
      flash_sale_ends_at: endsAt,
    });
    expect(card(items.pasta)).toMatchObject({ discount: 3, discount_type: 'amount', store_discount: 0 });
    expect(card(items.lunch)).toMatchObject({ discount: 0, store_discount: 10, flash_sale_ends_at: null });
    const salad = await market.call('catalog.item', { params: { id: items.salad } });
    expect(salad).toMatchObject({ discount: 5, store_discount: 0, flash_sale_ends_at: endsAt });
    // The cart's other lines still count on it.
    expect(salad.store_offer).toMatchObject({ discount: 10 });
    market.clock.set(endsAt);
    const after = await market.call('catalog.item', { params: { id: items.salad } });
    expect(after).toMatchObject({ discount: 20, store_discount: 10, flash_sale_ends_at: null });
  });

  test('sets what the line costs, in the cart, the quote and the order', async () => {
    const [line] = await add(items.salad, 2, 8);
    // 5 % off 8.00, though the item itself gives 20 %.
    expect(line).toMatchObject({ price: 8, discounted_price: 7.6, total_price: 15.2 });
    const { bill } = await quote();
    expect(bill).toMatchObject({ items_price: 16, discount: 0.8, subtotal: 15.2 });
    const { order_id } = await market.call('checkout.place', placing(bill.order_amount), caller);
    const order = await market.call('orders.details', { query: { order_id } }, caller);
    expect(order.bill).toMatchObject({ discount: 0.8 });
  });

  test('keeps the store’s discount off its item and on the others', async () => {
    await add(items.pasta, 1, 7);
    await add(items.lunch, 2, 11);
    const { bill } = await quote();
    // 3.00 of the sale, and 10 % of 22.00 beside it.
    expect(bill.discount).toBe(5.2);
  });

  test('[CHK-06] that ends between quote and order is told; the new bill can be accepted', async () => {
    await add(items.salad, 2, 8);
    const { bill } = await quote();
    market.clock.set(endsAt);
    const refusal = await market.refused('checkout.place', placing(bill.order_amount), caller);
    expect([refusal.status, refusal.code]).toEqual([409, 'bill_changed']);
    const fresh = await quote();
    expect(fresh.bill.discount).toBe(3.2);
    await market.call('checkout.place', placing(fresh.bill.order_amount), caller);
  });

  test('[CHK-06] that begins in between is told too: nobody pays more than the screen says', async () => {
    market.clock.set('2026-06-17T14:59:59.000Z');
    await add(items.pasta, 2, 7);
    const { bill } = await quote();
    market.clock.set(lunchTime);
    const refusal = await market.refused('checkout.place', placing(bill.order_amount), caller);
    expect(refusal.code).toBe('bill_changed');
  });
});
