import { randomUUID } from 'node:crypto';
import { endpoints } from '@promenade/contract/calls';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestGuest, type TestMarket } from '../../testing/index.ts';
import type { Db } from '../database/database.ts';
import type { Served } from '../http/served.ts';
import { identifyAndWrite } from '../http/write-call.ts';
import { guestIdOf, shopperNamedIn } from './guest-id.ts';
import { hashSecret } from './identity.repo.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 4 });
});
afterAll(() => market.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const pasta = { item_id: fixture.items.pasta, quantity: 1, price: 7 };
const quantities = async (guest: TestGuest): Promise<number[]> =>
  (await market.call('cart.list', {}, guest)).map(({ quantity }) => quantity);
/** A guest id that somebody made who knows whose cart it is to open, and no more. */
const forgedOf = ({ shopperId }: TestGuest): TestGuest => ({
  shopperId,
  guestId: guestIdOf(shopperId, market.ctx.ids.secret()),
});

test('a new guest id says whose it is, and the first change of the cart waits for the database twice', async () => {
  // What every server keeps of the market is read with the first request of all.
  await market.call('cart.add', { body: pasta }, await market.newGuest());
  const { guest_id: guestId } = await market.call('accounts.requestGuest', {});
  const shopperId = shopperNamedIn(guestId) as string;
  const waits = await market.databaseWaits(() => market.call('cart.add', { body: pasta }, { guestId }));
  expect(waits).toBe(2);
  expect(await quantities({ guestId, shopperId })).toEqual([1]);
});

test('who knows a shopper’s id and not the guest id changes nothing, reads nothing and holds nothing', async () => {
  const guest = await market.newGuest();
  await market.call('cart.add', { body: pasta }, guest);
  const forged = forgedOf(guest);
  await market.ctx.db.transaction().execute(async (db) => {
    // Whoever got as far as the cart would wait here.
    await sql`select from carts where shopper_id = ${guest.shopperId} for update`.execute(db);
    for (const refused of [
      market.refused('cart.add', { body: pasta }, forged),
      market.refused('cart.clear', {}, forged),
      // Refused from memory, before anything was asked of the database.
      market.refused('cart.add', { body: { ...pasta, quantity: 9_999_999 } }, forged),
    ])
      expect(await refused).toMatchObject({ status: 401, code: 'guest_unknown' });
  });
  expect(await quantities(guest)).toEqual([1]);
});

test('the key of another’s write tells whoever forges a guest id nothing of its answer', async () => {
  const guest = await market.newGuest();
  const input = { body: pasta, idempotencyKey: randomUUID() };
  await market.call('cart.add', input, guest);
  expect(await market.refused('cart.add', input, forgedOf(guest))).toMatchObject({ code: 'guest_unknown' });
  expect(await market.call('cart.add', input, guest)).toHaveLength(1);
  expect(await quantities(guest)).toEqual([1]);
});

test('a guest id of before, which names nobody, stays good', async () => {
  const [shopperId, guestId] = [market.ctx.ids.next(), market.ctx.ids.secret()];
  await sql`insert into shoppers (id, guest_key_hash, created_at)
    values (${shopperId}, ${hashSecret(guestId)}, ${new Date(market.clock.now())})`.execute(market.ctx.db);
  await market.call('cart.add', { body: pasta }, { guestId });
  expect(await quantities({ shopperId, guestId })).toEqual([1]);
});

test('a change of the cart is a visit: a guest who only puts things into it is kept on', async () => {
  const guest = await market.newGuest();
  const keptUntil = async (): Promise<number> => {
    const { rows } = await sql<{ kept_until: Date }>`
      select kept_until from shoppers where id = ${guest.shopperId}`.execute(market.ctx.db);
    return rows[0]?.kept_until.getTime() ?? 0;
  };
  const first = await keptUntil();
  market.clock.advance(6 * DAY_MS);
  await market.call('cart.add', { body: pasta }, guest);
  expect(await keptUntil()).toBe(first);
  market.clock.advance(2 * DAY_MS);
  await market.call('cart.add', { body: pasta }, guest);
  expect(await keptUntil()).toBe(first + 8 * DAY_MS);
  expect(await quantities(guest)).toEqual([2]);
});

test('a database that gives no connection is waited for once: then it was waited for again, to look the guest up', async () => {
  let waits = 0;
  const busy = (): never => {
    waits += 1;
    throw new Error('timeout exceeded when trying to connect');
  };
  const db = {
    transaction: () => ({ execute: async () => busy() }),
    executeQuery: async () => busy(),
  } as unknown as Db;
  const served = {
    deps: { ctx: { ...market.ctx, db } },
    endpoint: endpoints['cart.add'],
    handler: busy,
  } as unknown as Served;
  const { guestId } = await market.newGuest();
  const request = {
    ...{ method: 'POST', url: '/customer/cart/add', ip: '203.0.113.7', params: {}, query: {} },
    headers: { 'idempotency-key': randomUUID() },
    body: { ...pasta, guest_id: guestId },
  } as unknown as FastifyRequest;
  await expect(identifyAndWrite(served, request)).rejects.toThrow('timeout exceeded');
  expect(waits).toBe(1);
});
