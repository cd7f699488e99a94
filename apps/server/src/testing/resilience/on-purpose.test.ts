import { endpoints } from '@promenade/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { jobHandlers } from '../../modules/rooms.ts';
import type { Ctx } from '../../platform/context.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { makeFaults, withFaults } from '../../platform/faults/index.ts';
import { readFaults } from '../../platform/faults/plan.ts';
import { runDueJobs } from '../../platform/jobs/jobs.ts';
import { rawRequestOf, send } from '../contract/every-endpoint.ts';
import { addPasta, placeBody, prescriptionForm } from '../contract/owned-records.ts';
import { everyWayIn, fixture, openTestMarket, proves, type TestMarket } from '../index.ts';

let market: TestMarket;
let pool: pg.Pool;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  market = await openTestMarket({
    countRefusals: false,
    settings: { ...everyWayIn, sandboxPayments: true },
  });
  pool = new pg.Pool({ connectionString: market.connectionString, max: 2 });
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await pool.end();
  await market.close();
});

/** The same market, with misbehaving outside services. */
async function under(text: string, whole = market.ctx): Promise<{ app: FastifyInstance; ctx: Ctx }> {
  market.clock.advance(61_000);
  const read = readFaults(text);
  if ('wrong' in read) throw new Error(read.wrong);
  const faults = makeFaults(read.plan, { log: market.ctx.log, wait: async () => undefined });
  const ctx = withFaults(whole, pool, faults);
  const app = await buildApp({ ctx, log: ctx.log as Logger, validateReplies: true });
  apps.push(app);
  return { app, ctx };
}

async function placedUnpaid() {
  const caller = { guestId: (await market.newGuest()).guestId };
  await addPasta(market, caller);
  const body = { ...(await placeBody(market, caller)), payment_method: 'sandbox' };
  const { order_id: id, redirect_link: link } = await market.call('checkout.place', { body }, caller);
  const url = new URL(link ?? '');
  return { id, caller, path: url.pathname, key: url.searchParams.get('key') ?? '' };
}

const statusOf = async (id: string) =>
  (
    await sql<{ status: string }>`select payment_status as status from orders where id = ${id}`.execute(
      market.ctx.db,
    )
  ).rows[0]?.status;

function answerPage(app: FastifyInstance, { path, key }: { path: string; key: string }) {
  const payload = new URLSearchParams({ key, decision: 'approve', delivery: 'now' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url: path, payload, headers });
}

describe('payments on purpose', () => {
  test.each(['en', 'ar', 'nl', 'fr'] as const)(
    'a gateway that fails shows a page in %s with a way on and a way back',
    async (language) => {
      proves({
        dependency: 'payments',
        failure: 'does not answer when the shopper follows the link (FAULTS)',
        shopperSees: 'a page in their language: try again, or pay another way; 503 with Retry-After',
      });
      const order = await placedUnpaid();
      const { app } = await under('payments:fail=1');
      const headers = { accept: 'text/html', 'accept-language': language };
      const page = await app.inject({ url: `${order.path}?key=${order.key}`, headers });
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '10']);
      expect(page.payload).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(page.payload).toContain('href="/payment?payment_id=');
      expect((await market.app.inject({ url: `${order.path}?key=${order.key}`, headers })).statusCode).toBe(
        200,
      );
    },
  );

  test.each([
    ['every message twice', 'payments:repeat=1'],
    ['messages by a seed: once, twice, or after those that follow', 'seed=5 payments:repeat=.4,reorder=.4'],
  ])('%s: the order is paid once', async (failure, plan) => {
    proves({ dependency: 'payments', failure: `${failure} (FAULTS)`, shopperSees: 'one order, paid once' });
    const { app, ctx } = await under(plan);
    const order = await placedUnpaid();
    await answerPage(app, order);
    for (let round = 0; round < 12; round += 1) {
      await runDueJobs(ctx, jobHandlers);
      market.clock.advance(6_000);
    }
    expect(await statusOf(order.id)).toBe('paid');
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from payments where subject_id = ${order.id} and state = 'settled'`.execute(
      market.ctx.db,
    );
    expect(rows[0]?.count).toBe(1);
    // A webhook that arrives later is refused, and its sender tries again: not a fault of ours.
    market.faults.length = 0;
  });
});

test('a carrier of text messages that never answers: told, with the other ways', async () => {
  proves({
    dependency: 'SMS',
    failure: 'never answers (FAULTS)',
    shopperSees: '‘The code could not be sent. Try another way.’ after ten seconds, with the other ways',
  });
  const { app, ctx } = await under('sms:timeout=1');
  const request = rawRequestOf({ body: { login_type: 'otp', phone: '+59899200999' } }, {});
  const asked = await send(app, endpoints['accounts.login'], request);
  await runDueJobs(ctx, jobHandlers);
  const id = asked.json<{ verification: { delivery_id: string } }>().verification.delivery_id;
  expect(await market.call('accounts.delivery', { query: { id } })).toMatchObject({ status: 'failed' });
});

test('a full disk: an upload is told to wait and keeps nothing; with room the same key is taken', async () => {
  proves({
    dependency: 'storage',
    failure: 'disk full on upload (FAULTS)',
    shopperSees:
      '503 `not_ready` with Retry-After; nothing was kept; sending again (same key) is taken once there is room',
  });
  const caller = { guestId: (await market.newGuest()).guestId };
  const request = { ...rawRequestOf({ body: prescriptionForm() }, caller), key: market.ctx.ids.next() };
  const { app } = await under('storage:fail=1');
  const before = await market.count('prescriptions');
  const refused = await send(app, endpoints['checkout.uploadPrescription'], request);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors[0].code]).toEqual([
    503,
    '60',
    'not_ready',
  ]);
  expect(await market.count('prescriptions')).toBe(before);
  const taken = await send(market.app, endpoints['checkout.uploadPrescription'], request);
  expect(taken.statusCode).toBe(200);
});

test('a scanner of files that is away: an upload is told to wait and keeps nothing; once it is back the same key is taken', async () => {
  proves({
    dependency: 'scanner',
    failure: 'is away, or does not answer (FAULTS)',
    shopperSees:
      '503 `not_ready` with Retry-After; nothing was kept; sending again (same key) is taken once it is back',
  });
  const scanned = { ...market.ctx, scanner: { scan: async () => undefined } };
  const caller = { guestId: (await market.newGuest()).guestId };
  const request = { ...rawRequestOf({ body: prescriptionForm() }, caller), key: market.ctx.ids.next() };
  const before = await market.count('prescriptions');
  for (const fault of ['fail=1', 'timeout=1']) {
    const { app } = await under(`scanner:${fault}`, scanned);
    const { statusCode, headers, json } = await send(app, endpoints['checkout.uploadPrescription'], request);
    expect([statusCode, headers['retry-after'], json().errors[0].code]).toEqual([503, '30', 'not_ready']);
  }
  expect(await market.count('prescriptions')).toBe(before);
  const taken = await send(market.app, endpoints['checkout.uploadPrescription'], request);
  expect(taken.statusCode).toBe(200);
});

test('every connection is taken: told to wait within the patience of the pool, and served once there is one', async () => {
  proves({
    dependency: 'database',
    failure: 'pool exhausted: every connection is held',
    shopperSees:
      '503 `not_ready` with Retry-After within the patience of the pool; pressing again (same key) is taken',
  });
  const small = openDatabase({ connectionString: market.connectionString }, 2, { waitMs: 1_500 });
  const app = await buildApp({ ctx: { ...market.ctx, db: small.db }, log: market.ctx.log as Logger });
  apps.push(app);
  const caller = { guestId: (await market.newGuest()).guestId };
  const body = { item_id: fixture.items.pasta, quantity: 1, price: 7 };
  const request = { ...rawRequestOf({ body }, caller), key: market.ctx.ids.next() };
  const add = () => send(app, endpoints['cart.add'], request);
  const held = [await small.pool.connect(), await small.pool.connect()];
  const refused = await add();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors[0].code]).toEqual([
    503,
    '2',
    'not_ready',
  ]);
  for (const client of held) client.release();
  const taken = await add();
  expect([taken.statusCode, (await add()).payload]).toEqual([200, taken.payload]);
  await small.close();
});
