import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deliveryToCentre,
  fixture,
  latestWaiting,
  openTestMarket,
  type TestGuest,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { signedUp, signIn } from '../../../testing/sign-in/new-person.ts';

const { items } = fixture;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 24 });
  await sql`update stores set minimum_order_minor = 0`.execute(market.ctx.db);
});
afterAll(() => market.close());

interface Wanted {
  readonly item_id: string;
  readonly price: number;
  readonly quantity?: number;
  readonly variation?: { name: string; values: { label: string[] } }[];
}

const tiramisu: Wanted = { item_id: items.tiramisu, price: 4.5 };
const bread: Wanted = { item_id: items.bread, price: 3 };
const pizza = (size: string, price: number, quantity: number): Wanted => ({
  item_id: items.pizza,
  price,
  quantity,
  variation: [{ name: 'Size', values: { label: [size] } }],
});

async function shopperWith(...wanted: Wanted[]): Promise<TestGuest> {
  const guest = await market.newGuest();
  for (const { quantity = 1, ...body } of wanted) {
    market.clock.advance(1);
    await market.call('cart.add', { body: { ...body, quantity } }, { guestId: guest.guestId });
  }
  return guest;
}

async function totalOf({ guestId }: TestGuest): Promise<number> {
  const { order_type, latitude, longitude } = deliveryToCentre;
  const { bill } = await market.call(
    'checkout.quote',
    { body: { order_type, latitude, longitude } },
    { guestId },
  );
  return bill.order_amount;
}

const place = ({ guestId }: TestGuest, order_amount: number) =>
  market.call('checkout.place', { body: { ...deliveryToCentre, order_amount } }, { guestId });

async function stockOf(itemId: string): Promise<number | undefined> {
  const found = await sql<{
    stock: number;
  }>`select stock from item_stock where item_id = ${itemId}`.execute(market.ctx.db);
  return found.rows[0]?.stock;
}

const setStock = (itemId: string, stock: number) =>
  sql`insert into item_stock (item_id, stock) values (${itemId}, ${stock})
    on conflict (item_id, variation) do update set stock = excluded.stock`.execute(market.ctx.db);

test('[CHK-06] two hundred buyers at once for the last seven: seven orders, the others are told', async () => {
  const buyers: TestGuest[] = [];
  for (let n = 0; n < 200; n += 1) buyers.push(await shopperWith(tiramisu));
  const amount = await totalOf(buyers[0] as TestGuest);
  const outcomes = await Promise.allSettled(buyers.map((buyer) => place(buyer, amount)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.length - refused.length).toBe(7);
  expect(refused).toHaveLength(193);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ status: 409, code: 'out_of_stock', message: 'Out of Stock' });
  expect(await stockOf(items.tiramisu)).toBe(0);
  expect(await market.count('orders')).toBe(7);
  // Who was refused has lost nothing.
  expect(await market.count('cart_lines')).toBe(193);
});

test('two lines that eat from one stock are counted together', async () => {
  await setStock(items.pizza, 3);
  const first = await shopperWith(pizza('Small', 9, 2), pizza('Large', 13, 1));
  const second = await shopperWith(pizza('Small', 9, 2), pizza('Large', 13, 1));
  const amount = await totalOf(first);
  const outcomes = await Promise.allSettled([place(first, amount), place(second, amount)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'out_of_stock' },
  });
  expect(await stockOf(items.pizza)).toBe(0);
});

test('orders with the same items in opposite order wait for each other, never in a circle', async () => {
  await setStock(items.tiramisu, 100);
  await sql`update item_stock set stock = 100, daily_stock = null, stocked_on = null where item_id = ${items.bread}`.execute(
    market.ctx.db,
  );
  const shoppers: TestGuest[] = [];
  for (let n = 0; n < 60; n += 1) {
    shoppers.push(await (n % 2 === 0 ? shopperWith(tiramisu, bread) : shopperWith(bread, tiramisu)));
  }
  const amount = await totalOf(shoppers[0] as TestGuest);
  const placed = await Promise.all(shoppers.map((shopper) => place(shopper, amount)));
  expect(new Set(placed.map(({ order_number }) => order_number)).size).toBe(60);
  expect([await stockOf(items.tiramisu), await stockOf(items.bread)]).toEqual([40, 40]);
});

test('cancelling and placing at once: what is taken and what is left always add up', async () => {
  await setStock(items.tiramisu, 20);
  const shoppers: TestGuest[] = [];
  for (let n = 0; n < 20; n += 1) shoppers.push(await shopperWith(tiramisu));
  const amount = await totalOf(shoppers[0] as TestGuest);
  const placed = await Promise.all(shoppers.map((shopper) => place(shopper, amount)));
  expect(await stockOf(items.tiramisu)).toBe(0);
  const late: TestGuest[] = [];
  await setStock(items.tiramisu, 1);
  for (let n = 0; n < 10; n += 1) late.push(await shopperWith(tiramisu));
  await setStock(items.tiramisu, 0);
  const cancels = placed
    .slice(0, 5)
    .map(({ order_id }, n) =>
      market.call('orders.cancel', { body: { order_id } }, { guestId: shoppers[n]?.guestId }),
    );
  const more = late.map((shopper) => place(shopper, amount));
  const [outcomes] = await Promise.all([Promise.allSettled(more), Promise.all(cancels)]);
  const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(await stockOf(items.tiramisu)).toBe(5 - taken);
});

test('who signs in on another device while an order is placed waits for the account before any cart: each held what the other waited for, and one was rolled back after a second', async () => {
  const customer = await signedUp(market);
  await setStock(items.tiramisu, 5);
  const own = { token: customer.token };
  await market.call('cart.add', { body: { ...tiramisu, quantity: 1 } }, own);
  const other = await shopperWith(bread);
  const { order_type, latitude, longitude } = deliveryToCentre;
  const seen = { order_type, latitude, longitude };
  const { bill } = await market.call('checkout.quote', { body: seen }, own);
  const body = { ...deliveryToCentre, order_amount: bill.order_amount };
  const { waiting, both } = await market.ctx.db.transaction().execute(async (db) => {
    await sql`select from item_stock where item_id = ${items.tiramisu} for update`.execute(db);
    const placing = market.call('checkout.place', { body }, own);
    await waitForLocks(market, 1);
    const entering = signIn(market, customer, { guestId: other.guestId });
    await waitForLocks(market, 2);
    return { waiting: await latestWaiting(market), both: Promise.all([placing, entering]) };
  });
  await both;
  expect(waiting).toMatch(/from "customers" where .* for update/);
});
