import { endpoints } from '@promenade/contract/calls';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { rawRequestOf, send } from '../../testing/contract/every-endpoint.ts';
import { placeBody, addPasta } from '../../testing/contract/owned-records.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import type { Ctx } from '../context.ts';
import { faultyDatabase } from '../database/faulty-database.ts';
import { readFaults, type FaultPlan } from './plan.ts';
import { makeFaults, withFaults } from './index.ts';

const quiet = { log: pino({ level: 'silent' }), wait: async () => undefined };

function planOf(text: string): FaultPlan {
  const read = readFaults(text);
  if ('wrong' in read) throw new Error(read.wrong);
  return read.plan;
}
const faultsOf = (text: string) => makeFaults(planOf(text), quiet);
const sequence = (text: string, calls = 200) => {
  const faults = faultsOf(text);
  return Array.from({ length: calls }, () => faults.next('sms'));
};

describe('faults by a seed', () => {
  const text = 'seed=7 sms:fail=0.3,timeout=0.2,lag=10-500';

  test('the same seed and the same calls meet the same faults; another seed others', () => {
    expect(sequence(text)).toEqual(sequence(text));
    expect(sequence(text)).not.toEqual(sequence(text.replace('7', '8')));
  });

  test('the calls to one dependency move no fault of another', () => {
    const faults = faultsOf(`${text} mail:fail=0.5`);
    const mixed = Array.from({ length: 200 }, () => {
      faults.next('mail');
      return faults.next('sms');
    });
    expect(mixed).toEqual(sequence(text));
  });

  test('they come about as often as they were asked for, and lag within its bounds', () => {
    const met = sequence(text, 5_000);
    const share = (end: string) => met.filter((fault) => fault.end === end).length / met.length;
    expect(share('fail')).toBeCloseTo(0.3, 1);
    expect(share('timeout')).toBeCloseTo(0.2, 1);
    expect(met.every(({ lagMs }) => lagMs >= 10 && lagMs <= 500)).toBe(true);
  });

  test('an answer that lags for longer than the caller waits is a time-out', async () => {
    const waited: number[] = [];
    const wait = async (ms: number) => waited.push(ms);
    const faults = makeFaults(planOf('sms:lag=5000'), { ...quiet, wait });
    await expect(faults.before('sms', 2_000)).rejects.toMatchObject({ name: 'TimeoutError' });
    await faults.before('sms', 6_000);
    expect(waited).toEqual([2_000, 5_000]);
  });
});

describe('a market whose database is lost and slow by a seed', () => {
  let market: TestMarket;
  let pool: pg.Pool;
  let app: FastifyInstance;
  let faulty: Ctx;
  beforeAll(async () => {
    market = await openTestMarket({ countRefusals: false });
    pool = new pg.Pool({ connectionString: market.connectionString, max: 4 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(async () => {
    await app?.close();
    await pool.end();
    await market.close();
  });

  test('what the plan does not name stays the very same', () => {
    const same = withFaults(market.ctx, pool, faultsOf('sms:fail=1'));
    expect(same.db).toBe(market.ctx.db);
    expect(same.storage).toBe(market.ctx.storage);
    expect(same.carriers.mail).toBe(market.ctx.carriers.mail);
    expect([same.geo, same.gateways]).toEqual([market.ctx.geo, market.ctx.gateways]);
  });

  test('a transaction whose statement and rollback are both cut comes to an end: it never did, and the market did not stop', async () => {
    const ends = ['none', 'fail', 'fail'] as const;
    const each = ends.values();
    const next = () => ({ lagMs: 0, end: each.next().value ?? 'none', isDone: false }) as const;
    const db = faultyDatabase(pool, { ...faultsOf('database:fail=1'), next }, quiet.wait);
    const work = db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    await expect(work).rejects.toThrow('Connection terminated unexpectedly');
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  test('forty orders, each asked for until it is answered: forty orders, no fault', async () => {
    faulty = withFaults(market.ctx, pool, faultsOf('seed=3 database:fail=0.03'), quiet.wait as never);
    app = await buildApp({ ctx: faulty, log: market.ctx.log as never, validateReplies: true });
    const statuses = new Map<number, number>();
    for (let order = 0; order < 40; order += 1) {
      market.clock.advance(61_000);
      const caller = { guestId: (await market.newGuest()).guestId };
      await addPasta(market, caller);
      const body = await placeBody(market, caller);
      const request = { ...rawRequestOf({ body }, caller), key: market.ctx.ids.next() };
      for (let status = 0; status !== 200; ) {
        status = (await send(app, endpoints['checkout.place'], request)).statusCode;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    expect(statuses.get(503)).toBeGreaterThan(10);
    expect(await market.count('orders')).toBe(40);
    expect(market.faults.splice(0)).toEqual([]);
  });
});
