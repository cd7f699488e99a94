import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasta } from '../../../testing/contract/owned-records.ts';
import { openTestMarket, type TestGuest, type TestMarket } from '../../../testing/index.ts';
import { chores } from '../../rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 8 });
});
afterAll(() => market.close());

const clearAway = async (): Promise<void> => {
  for (const chore of chores) await chore(market.ctx);
};
async function isKept({ shopperId }: TestGuest): Promise<boolean> {
  const { rows } = await sql`select from shoppers where id = ${shopperId}`.execute(market.ctx.db);
  return rows.length > 0;
}
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(market.ctx.db);
  return Number(rows[0]?.count);
}

/** A guest whom the next round forgets, with an old cart. */
async function guestOfLastYear(): Promise<TestGuest> {
  const guest = await market.newGuest();
  await addPasta(market, guest);
  market.clock.advance(200 * DAY_MS);
  return guest;
}

/** Somebody else's transaction, which has done something and is not over yet. */
function holding(statement: ReturnType<typeof sql>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = market.ctx.db.transaction().execute(async (db) => {
    await statement.execute(db);
    held.resolve();
    await released;
  });
  return { held: held.promise, release, ended };
}

const backWith = async (guest: TestGuest) =>
  (await market.call('cart.list', {}, guest)).map(({ quantity }) => quantity);

test('a guest who comes back before the round is kept whole', async () => {
  const guest = await guestOfLastYear();
  await market.call('cart.list', {}, guest);
  await clearAway();
  expect(await backWith(guest)).toEqual([1]);
});

test('a guest who comes back while they are forgotten begins anew: half a cart is nobody’s', async () => {
  const guest = await guestOfLastYear();
  // The round has the guest, and waits in its midst for the cart.
  const { held, release, ended } = holding(
    sql`select from carts where shopper_id = ${guest.shopperId} for update`,
  );
  await held;
  const cleared = clearAway();
  await expect.poll(waitingForLocks).toBe(1);
  const added = market.refused('cart.add', { body: { item_id: 'x', price: 7, quantity: 1 } }, guest);
  await expect.poll(waitingForLocks).toBe(2);
  release();
  await Promise.all([ended, cleared]);
  expect(await added).toMatchObject({ code: 'guest_unknown' });
  expect(await isKept(guest)).toBe(false);
  const { rows } = await sql`select from carts where shopper_id = ${guest.shopperId}`.execute(market.ctx.db);
  expect(rows).toEqual([]);
});

test('a guest who is just leaving something is left for the next round, and nobody waits', async () => {
  const guest = await guestOfLastYear();
  const other = await guestOfLastYear();
  // A row that refers to the guest, as an order under way writes it.
  const { held, release, ended } = holding(
    sql`insert into notifications (id, shopper_id, kind, key, params, created_at)
      values (${market.ctx.ids.next()}, ${guest.shopperId}, 'order_placed', 'left', '{}', ${new Date(market.clock.now())})`,
  );
  await held;
  await clearAway();
  expect(await isKept(guest)).toBe(true);
  expect(await isKept(other)).toBe(false);
  release();
  await ended;
  await clearAway();
  expect(await isKept(guest)).toBe(true);
});

test('a cart that goes to a customer at this moment goes whole', async () => {
  const guest = await guestOfLastYear();
  const { token } = await market.newCustomer();
  const { held, release, ended } = holding(
    sql`select from carts where shopper_id = ${guest.shopperId} for update`,
  );
  await held;
  const taken = market.call('cart.takeAlong', { body: { guest_id: guest.guestId } }, { token });
  await expect.poll(waitingForLocks).toBe(1);
  await clearAway();
  release();
  expect((await taken).map(({ quantity }) => quantity)).toEqual([1]);
  await ended;
  await clearAway();
  expect((await market.call('cart.list', {}, { token })).map(({ quantity }) => quantity)).toEqual([1]);
});

test('several servers forget a crowd together, each guest once, and whoever is seen meanwhile stays', async () => {
  await sql`insert into shoppers (id, guest_key_hash, created_at, kept_until)
    select id, id::text::bytea, ${new Date(market.clock.now())}, ${new Date(market.clock.now())}
    from (select gen_random_uuid() as id from generate_series(1, 1000)) as crowd`.execute(market.ctx.db);
  const seen = await guestOfLastYear();
  await market.call('cart.list', {}, seen);
  await Promise.all([clearAway(), clearAway(), clearAway()]);
  expect(await isKept(seen)).toBe(true);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) from shoppers where guest_key_hash is not null and kept_until <= ${new Date(market.clock.now())}`.execute(
    market.ctx.db,
  );
  expect(Number(rows[0]?.count)).toBe(0);
});
