import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import {
  createTestDatabase,
  deliveryToCentre,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
} from '../../testing/index.ts';
import { testClient } from '../../testing/test-client.ts';
import { openDatabase } from '../database/database.ts';
import { schedule } from '../jobs/jobs.ts';
import { startMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const usual = { zones: [fixture.zones.centre], module: fixture.modules.food };
const pool = { totalCount: 5, idleCount: 3, waitingCount: 7 };

/** The value of a series, by its name with labels. */
function figure(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('figures tell of requests by route, refusals, orders, connections, jobs and messages; of no shopper', async () => {
  const meter = startMetrics(market.ctx, pool);
  const ctx = { ...market.ctx, meter };
  const app = await buildApp({ ctx, log: pino({ level: 'silent' }) });
  const client = testClient(app, () => ctx.ids.next(), usual);
  const { guestId } = await market.newGuest();
  const { order_id } = await placeTestOrder(client, { guestId });
  const input = { query: { order_id } };
  await client.refused('orders.details', input, { guestId: (await market.newGuest()).guestId });
  await app.inject('/no/such/page/of/a/stranger');
  await schedule(ctx, { name: 'no.such.job' }, {}, ctx.clock.now() - 60_000);
  const ended = meter.openStream();
  const listener = await serveMetrics(meter, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${listener.port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const requests = (method: string, route: string, status: string) =>
    figure(
      text,
      `promenade_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(requests('POST', '/api/v1/customer/order/place', '2xx')).toBe(1);
  expect(requests('GET', '/api/v1/customer/order/details', '4xx')).toBe(1);
  expect(requests('GET', 'unknown', '4xx')).toBe(1);
  expect(figure(text, 'promenade_refusals_total{code="order_not_found"}')).toBe(1);
  expect(figure(text, 'promenade_orders_placed_total')).toBe(1);
  expect(figure(text, 'promenade_sql_connections{state="used"}')).toBe(2);
  expect(figure(text, 'promenade_sql_waiting')).toBe(7);
  expect(figure(text, 'promenade_event_streams')).toBe(1);
  expect(figure(text, 'promenade_database_up')).toBe(1);
  expect(figure(text, 'promenade_jobs{state="due"}')).toBeGreaterThanOrEqual(1);
  expect(figure(text, 'promenade_jobs_oldest_due_seconds')).toBe(60);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  for (const secret of [guestId, order_id, 'stranger']) expect(text).not.toContain(secret);
  ended();
  expect((await fetch(`http://127.0.0.1:${listener.port}/`)).status).toBe(404);
  expect((await app.inject('/metrics')).body).not.toContain('promenade_');
  await listener.stop();
  await app.close();
});

test('an order that is refused is not counted, and a database that is gone is told as such', async () => {
  const meter = startMetrics(market.ctx, pool);
  const ctx = { ...market.ctx, meter };
  const app = await buildApp({ ctx, log: pino({ level: 'silent' }) });
  const client = testClient(app, () => ctx.ids.next(), usual);
  const caller = { guestId: (await market.newGuest()).guestId };
  await client.call('cart.add', { body: { item_id: fixture.items.pasta, quantity: 1, price: 7 } }, caller);
  const body = { ...deliveryToCentre, order_amount: 1 };
  expect((await client.refused('checkout.place', { body }, caller)).code).toBe('bill_changed');
  expect(figure(await meter.read(), 'promenade_orders_placed_total')).toBe(0);
  await app.close();
  const own = await createTestDatabase();
  const gone = openDatabase({ connectionString: own.connectionString }, 1);
  await gone.close();
  await own.drop();
  const blind = await startMetrics({ ...market.ctx, db: gone.db }, pool).read();
  expect(figure(blind, 'promenade_database_up')).toBe(0);
  expect(figure(blind, 'promenade_jobs{state="due"}')).toBeUndefined();
  expect(figure(blind, 'promenade_sql_waiting')).toBe(7);
});
