import { env } from 'node:process';
import { Refusal } from '@promenade/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestMarket,
} from '../../apps/server/src/testing/index.ts';
import { type Random, randomOf } from './random.ts';

// Ordinary runs use the first of them; `npm run model -- 200` runs them all.
const seeds = Math.ceil(Number(env['MODEL_SEEDS'] ?? 25));
const firstSeed = Number(env['MODEL_FIRST_SEED'] ?? 0);

const { items } = fixture;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    connections: 24,
    countRefusals: false,
    settings: { sandboxPayments: true },
  });
  await sql`update stores set minimum_order_minor = 0`.execute(market.ctx.db);
});
afterAll(() => market.close());

interface Wanted {
  readonly item_id: string;
  readonly price: number;
  readonly quantity: number;
  readonly variation?: { name: string; values: { label: string[] } }[];
}

const size = (label: string) => [{ name: 'Size', values: { label: [label] } }];

/** What one buyer wants: one item, both sizes of one (two lines, one stock), or two items, in either order. */
function wantedBy(random: Random): readonly Wanted[] {
  const tiramisu = { item_id: items.tiramisu, price: 4.5, quantity: random.between(1, 2) };
  const small = { item_id: items.pizza, price: 9, quantity: random.between(1, 2), variation: size('Small') };
  const large = { item_id: items.pizza, price: 13, quantity: 1, variation: size('Large') };
  return random.pick([[tiramisu], [small, large], [tiramisu, small], [large, tiramisu]]);
}

const setStock = (itemId: string, stock: number) =>
  sql`insert into item_stock (item_id, stock) values (${itemId}, ${stock})
    on conflict (item_id, variation) do update set stock = excluded.stock`.execute(market.ctx.db);

/** A transaction that locks a stock row for a while and changes nothing: buyers must wait for it. */
const holdStock = (itemId: string, seconds: number) =>
  market.ctx.db.transaction().execute(async (db) => {
    await sql`select 1 from item_stock where item_id = ${itemId} for update`.execute(db);
    await sql`select pg_sleep(${seconds})`.execute(db);
  });

interface Buyer {
  readonly caller: Caller;
  readonly total: number;
  readonly method: string;
}

async function buyerOf(random: Random): Promise<Buyer | undefined> {
  const caller = await market.newGuest();
  try {
    for (const body of wantedBy(random)) await market.call('cart.add', { body }, caller);
  } catch (error) {
    // More was wanted than there ever was.
    if (error instanceof Refusal && error.status < 500) return undefined;
    throw error;
  }
  const { order_type, latitude, longitude } = deliveryToCentre;
  const body = { order_type, latitude, longitude };
  const quoted = await market.call('checkout.quote', { body }, caller).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'out_of_stock') return undefined;
    throw error;
  });
  const method = random.chance(0.3) ? 'sandbox' : 'cash_on_delivery';
  return quoted && { caller, total: quoted.bill.order_amount, method };
}

const place = ({ caller, total, method }: Buyer) =>
  market.call(
    'checkout.place',
    { body: { ...deliveryToCentre, payment_method: method, order_amount: total } },
    caller,
  );

async function soldSince(at: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ item_id: string; sold: number }>`
    select item_id, sum(quantity)::int as sold from order_lines join orders on orders.id = order_id
    where orders.created_at >= ${at} group by item_id`.execute(market.ctx.db);
  return new Map(rows.map(({ item_id, sold }) => [item_id, sold]));
}

async function stockOf(itemId: string): Promise<number> {
  const found = await sql<{ stock: number }>`
    select stock from item_stock where item_id = ${itemId}`.execute(market.ctx.db);
  return found.rows[0]?.stock ?? Number.NaN;
}

/** How many gateway orders lack a payment, or payments their gateway order. */
async function orphansSince(at: Date): Promise<number | undefined> {
  const found = await sql<{ orphans: number }>`
    select count(*) as orphans from orders
    full join payments on payments.subject_id = orders.id
    where coalesce(orders.created_at, payments.created_at) >= ${at}
      and (orders.id is null or (orders.payment_method = 'sandbox') <> (payments.id is not null))`.execute(
    market.ctx.db,
  );
  return found.rows[0]?.orphans;
}

async function race(seed: number): Promise<void> {
  const random = randomOf(seed);
  market.clock.advance(1000);
  const at = new Date(market.clock.now());
  const stock = new Map([items.tiramisu, items.pizza].map((item) => [item, random.between(1, 7)]));
  for (const [item, units] of stock) await setStock(item, units);
  const wished = random.pick([2, 10, 10, 10, seed % 10 === 0 ? 100 : 10]);
  const buyers: Buyer[] = [];
  for (let n = 0; n < wished; n += 1) {
    const buyer = await buyerOf(random);
    if (buyer) buyers.push(buyer);
  }
  const held = random.chance(0.5) ? [holdStock(random.pick([...stock.keys()]), 0.03)] : [];
  const outcomes = await Promise.allSettled(buyers.map(place));
  await Promise.all(held);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect({ seed, code: outcome.reason.code }).toEqual({ seed, code: 'out_of_stock' });
  }
  const sold = await soldSince(at);
  for (const [item, units] of stock) {
    const left = await stockOf(item);
    expect({ seed, item, left, sold: sold.get(item) ?? 0 }).toEqual({ seed, item, left, sold: units - left });
    expect({ seed, left: left >= 0 }).toEqual({ seed, left: true });
  }
  // Buyers are refused if less is left than they want; with enough for the smallest request, somebody must have
  // bought.
  if (buyers.length > 0)
    expect({ seed, orders: outcomes.some(({ status }) => status === 'fulfilled') }).toEqual({
      seed,
      orders: true,
    });
  expect({ seed, orphans: await orphansSince(at) }).toEqual({ seed, orphans: 0 });
}

test('[CHK-06] the last units are sold once, whoever buys at once: shared stock, crossed orders, held rows', async () => {
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) await race(seed);
}, 3_600_000);
