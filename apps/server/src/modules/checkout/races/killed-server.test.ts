import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createClient } from '@promenade/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  deliveryToCentre,
  fixture,
  openTestMarket,
  type TestGuest,
  type TestMarket,
} from '../../../testing/index.ts';
import { proves } from '../../../testing/index.ts';

const { items, modules } = fixture;
const program = fileURLToPath(new URL('../../../testing/serve-wire.ts', import.meta.url));
const [placements, unitsEach, stockBefore] = [50, 5, 1000];

let market: TestMarket;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  market = await openTestMarket();
  await sql`insert into item_stock (item_id, stock) values (${items.rice}, ${stockBefore})`.execute(
    market.ctx.db,
  );
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await market.close();
});

/** Starts the server on the test's database. The shop of the fixture is open all day, so the machine's clock will do. */
async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(market.ctx.db);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${found.rows[0]?.name}`;
  const child = spawn(execPath, [program, url.href], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: line.toString().trim() };
}

interface Buyer extends TestGuest {
  readonly key: string;
}

async function buyersWithCarts(): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let n = 0; n < placements; n += 1) {
    const guest = await market.newGuest();
    const body = { item_id: items.rice, price: 1.2, quantity: unitsEach };
    await market.call('cart.add', { body }, { guestId: guest.guestId, module: modules.grocery });
    buyers.push({ ...guest, key: `placement-${n}` });
  }
  return buyers;
}

function placeAt(origin: string, { guestId, key }: Buyer) {
  const client = createClient({
    origin,
    fetch: (url, init) => fetch(url, init),
    headers: () => ({ moduleid: modules.grocery }),
    newIdempotencyKey: () => key,
  });
  // 6.00, 10 % tax, the least fee.
  const body = { ...deliveryToCentre, guest_id: guestId, order_amount: 7.6 };
  return client('checkout.place', { body, idempotencyKey: key });
}

const figures = async () =>
  (
    await sql<{ orders: number; shoppers: number; units: number; stock: number }>`
      select count(*) as orders, count(distinct shopper_id) as shoppers, coalesce(sum(items_count), 0)::int as units,
        (select stock from item_stock where item_id = ${items.rice}) as stock from orders`.execute(
      market.ctx.db,
    )
  ).rows[0];

/** Sessions of a killed process end by themselves, their transactions with them. */
async function sessionsToEnd(): Promise<void> {
  await expect
    .poll(async () => {
      const found = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        market.ctx.db,
      );
      return found.rows[0]?.n;
    })
    .toBe(0);
}

test('kill -9 during fifty placements: what was answered is there, nothing is there twice, stock adds up', async () => {
  proves({
    dependency: 'database',
    failure: 'the server is killed (kill -9) during fifty placements',
    shopperSees:
      'what was answered is there; pressing again (same key) places each order once; stock adds up',
  });
  const buyers = await buyersWithCarts();
  const { child, origin } = await startServer();
  const answered = new Map<string, string>();
  const attempts = buyers.map(async (buyer) => {
    const { order_id } = await placeAt(origin, buyer);
    answered.set(buyer.key, order_id);
    // In the midst of it: some are answered, others on their way.
    if (answered.size === 10) child.kill('SIGKILL');
  });
  await Promise.allSettled(attempts);
  expect(answered.size).toBeGreaterThanOrEqual(10);
  expect(answered.size).toBeLessThan(placements);

  await sessionsToEnd();
  const between = await figures();
  expect(between?.orders).toBeGreaterThanOrEqual(answered.size);
  expect(between?.units).toBe(stockBefore - (between?.stock ?? 0));

  const again = await startServer();
  const repeated = await Promise.all(
    buyers.map(async (buyer) => [buyer.key, await placeAt(again.origin, buyer)] as const),
  );
  for (const [key, { order_id }] of repeated) expect(answered.get(key) ?? order_id).toBe(order_id);
  expect(await figures()).toEqual({
    orders: placements,
    shoppers: placements,
    units: placements * unitsEach,
    stock: stockBefore - placements * unitsEach,
  });
  expect(await market.count('cart_lines')).toBe(0);
});
