import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestGuest,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';

const { items, stores } = fixture;
const tiramisu = { item_id: items.tiramisu, price: 4.5, quantity: 1 };
const AT_FIRST = 50;

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket({ connections: 12 });
  operator = { token: await market.operatorToken() };
  await sql`update stores set minimum_order_minor = 0`.execute(market.ctx.db);
});
afterAll(() => market.close());
beforeEach(() =>
  sql`insert into item_stock (item_id, stock) values (${items.tiramisu}, ${AT_FIRST})
    on conflict (item_id, variation) do update set stock = excluded.stock`.execute(market.ctx.db),
);

const open = (active: boolean) =>
  market.call('ops.setStoreOpen', { params: { id: stores.trattoria }, body: { active } }, operator);
const item = (body: { active?: boolean; price?: number }) =>
  market.call('ops.changeItem', { params: { id: items.tiramisu }, body }, operator);

async function shopper(): Promise<TestGuest> {
  market.clock.advance(1000);
  const guest = await market.newGuest();
  await market.call('cart.add', { body: tiramisu }, { guestId: guest.guestId });
  return guest;
}
const place = ({ guestId }: TestGuest, order_amount: number) =>
  market.call('checkout.place', { body: { ...deliveryToCentre, order_amount } }, { guestId }).then(
    ({ order_id }) => order_id,
    (refusal: { code: string }) => refusal.code,
  );

async function quoteOf({ guestId }: TestGuest): Promise<number> {
  const { order_type, latitude, longitude } = deliveryToCentre;
  const body = { order_type, latitude, longitude };
  return (await market.call('checkout.quote', { body }, { guestId })).bill.order_amount;
}

/** What the market has of it: orders of a shopper, what they came to, and how many lines are left in the cart. */
async function keptOf({ shopperId }: TestGuest) {
  const { rows } = await sql<{ orders: number; total: number; lines: number }>`select
    (select count(*)::int from orders where shopper_id = ${shopperId}) as orders,
    (select coalesce(sum(total_minor), 0)::int from orders where shopper_id = ${shopperId}) as total,
    (select count(*)::int from cart_lines l join carts c on c.id = l.cart_id
      where c.shopper_id = ${shopperId}) as lines`.execute(market.ctx.db);
  return rows[0];
}

/** What comes of orders that have all come to the stock, with what was looked at before, when something happens. */
async function atTheStock(
  orders: readonly (() => Promise<string>)[],
  happens: () => Promise<readonly Promise<string>[]>,
): Promise<[string[], string[]]> {
  const [early, late] = await inTransaction(market.ctx, async ({ db }) => {
    await sql`select from item_stock where item_id = ${items.tiramisu} for update`.execute(db);
    const begun = Promise.all(orders.map((order) => order()));
    await waitForLocks(market, orders.length);
    const after = Promise.all(await happens());
    // Not awaited before the stock is let go of.
    return [() => begun, () => after] as const;
  });
  return [await early(), await late()];
}

const changes = [
  ['its store stops taking orders', () => open(false), () => open(true), 'store_inactive'],
  ['it is taken off sale', () => item({ active: false }), () => item({ active: true }), 'item_unavailable'],
  ['its price rises', () => item({ price: 9 }), () => item({ price: 4.5 }), 'bill_changed'],
] as const;

test.each(changes)(
  '[CHK-06] of orders that are on their way while %s each is whole, at what was agreed to, or told; whoever orders after it is told',
  async (_what, change, back, code) => {
    const shoppers: TestGuest[] = [];
    for (let n = 0; n < 8; n += 1) shoppers.push(await shopper());
    const [early, late] = [shoppers.slice(0, 4), shoppers.slice(4)];
    const amount = await quoteOf(shoppers[0] as TestGuest);
    const [first, second] = await atTheStock(
      early.map((one) => () => place(one, amount)),
      async () => {
        await change();
        return late.map((one) => place(one, amount));
      },
    );
    expect(second).toEqual(late.map(() => code));
    const refused = first.filter((end) => end === code).length;
    const placed = first.filter((end) => end.length === 36).length;
    expect(placed + refused).toBe(early.length);
    const [{ stock } = { stock: 0 }] = (
      await sql<{ stock: number }>`select stock from item_stock where item_id = ${items.tiramisu}`.execute(
        market.ctx.db,
      )
    ).rows;
    expect(stock).toBe(AT_FIRST - placed);
    const whole = { orders: 1, total: Math.round(amount * 100), lines: 0 };
    const nothing = { orders: 0, total: 0, lines: 1 };
    for (const [index, one] of early.entries())
      expect(await keptOf(one)).toEqual(first[index] === code ? nothing : whole);
    for (const one of late) expect(await keptOf(one)).toEqual(nothing);
    await back();
    // And nothing is stuck: who was refused orders now.
    expect(await place(late[0] as TestGuest, amount)).toHaveLength(36);
  },
);
