import { haversineMetres } from '@promenade/domain/zones';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestGuest,
  type TestMarket,
} from '../../testing/index.ts';
import { placeTestParcel } from '../../testing/test-parcels.ts';

const { points } = fixture;
const trattoria = { lat: -34.906, lng: -56.191 };

let market: TestMarket;
let guest: TestGuest;
beforeAll(async () => {
  market = await openTestMarket({ settings: { autopilot: true, autopilotSpeed: 8 } });
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});

const place = (change: Parameters<typeof placeTestOrder>[2] = {}) =>
  placeTestOrder(market, { guestId: guest.guestId }, change);
const details = (order_id: string, language: 'en' | 'ar' = 'en') =>
  market.call('orders.details', { query: { order_id } }, { guestId: guest.guestId, language });

/** Lets time pass, a second at a time, as the job loop would see it. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    market.clock.advance(1000);
    await market.runJobs();
  }
}

test('[CHK-09] an order goes its whole way by itself, in minutes, and arrives when it was expected', async () => {
  const { order_id } = await place();
  const placed = await details(order_id);
  await pass(19);
  expect(await details(order_id)).toMatchObject({ order_status: 'pending', cancelable: true });
  await pass(1);
  expect(await details(order_id)).toMatchObject({ order_status: 'confirmed', cancelable: false });
  await pass(240);
  const done = await details(order_id);
  expect(done.timeline.map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'processing',
    'handover',
    'picked_up',
    'delivered',
  ]);
  expect(done).toMatchObject({ payment_status: 'paid', delivery_man: null });
  const arrivedAtMs = Date.parse(done.timeline.at(-1)?.at ?? '');
  expect(Math.abs(arrivedAtMs - Date.parse(placed.expected_at ?? ''))).toBeLessThanOrEqual(1000);
  expect(await market.count('jobs')).toBe(0);
});

test('[CHK-09] the courier rides from the store to the door, without a write on the way', async () => {
  const { order_id } = await place();
  while ((await details(order_id)).order_status !== 'picked_up') await pass(1);
  const far: number[] = [];
  const texts: string[] = [];
  for (let second = 0; second < 12; second += 1) {
    let order: Awaited<ReturnType<typeof details>> | undefined;
    texts.push(
      ...(await market.statements(async () => {
        order = await details(order_id);
      })),
    );
    if (order?.delivery_man)
      far.push(
        haversineMetres(
          { lat: order.delivery_man.latitude, lng: order.delivery_man.longitude },
          points.centre,
        ),
      );
    market.clock.advance(1000);
  }
  expect(far[0]).toBeGreaterThan(haversineMetres(trattoria, points.centre) * 0.9);
  expect(far.every((metres, place) => place === 0 || metres <= (far[place - 1] ?? 0))).toBe(true);
  expect(far.at(-1)).toBeLessThan((far[0] ?? 0) * 0.5);
  expect(texts.filter((text) => !text.startsWith('select'))).toEqual([]);
  expect((await details(order_id)).delivery_man?.name).toMatch(/^Courier \d+$/);
  expect((await details(order_id, 'ar')).delivery_man?.name).toMatch(/^المندوب \d+$/);
  await pass(60);
});

test('[CHK-09] a server that was away for an hour finds the order where the timetable says', async () => {
  const { order_id } = await place();
  market.clock.advance(3_600_000);
  await market.runJobs();
  expect(await details(order_id)).toMatchObject({ order_status: 'delivered' });
});

test('[CHK-09] take-away ends at the counter: nobody rides', async () => {
  const { order_id } = await place({ change: { order_type: 'take_away' } });
  await pass(300);
  const { timeline, route } = await details(order_id);
  expect(timeline.map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'processing',
    'handover',
    'delivered',
  ]);
  expect(route).toBeNull();
});

test('[CHK-10] a parcel’s courier rides to the sender first, then to the receiver', async () => {
  const { order_id } = await placeTestParcel(market, { guestId: guest.guestId });
  while ((await details(order_id)).order_status !== 'processing') await pass(1);
  const toSender = async () => {
    const { delivery_man: courier } = await details(order_id);
    return courier
      ? haversineMetres({ lat: courier.latitude, lng: courier.longitude }, points.centre)
      : Number.NaN;
  };
  const far = await toSender();
  await pass(5);
  expect(await toSender()).toBeLessThan(far);
  while ((await details(order_id)).order_status !== 'picked_up') await pass(1);
  expect(await toSender()).toBeLessThan(200);
  await pass(300);
  expect(await details(order_id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
});

test('[CHK-10] a parcel that was turned round rides back and is returned by itself', async () => {
  const { order_id } = await placeTestParcel(market, { guestId: guest.guestId });
  while ((await details(order_id)).order_status !== 'picked_up') await pass(1);
  await pass(10);
  await market.call('orders.cancel', { body: { order_id } }, { guestId: guest.guestId });
  const away = async () => {
    const { delivery_man: courier } = await details(order_id);
    return courier
      ? haversineMetres({ lat: courier.latitude, lng: courier.longitude }, points.centre)
      : Number.NaN;
  };
  const turned = await away();
  await pass(5);
  expect(await away()).toBeLessThan(turned);
  await pass(300);
  const done = await details(order_id);
  expect(done).toMatchObject({ order_status: 'canceled', delivery_man: null });
  expect(done.parcel_return?.returned_at).not.toBeNull();
  expect(await market.count('jobs')).toBe(0);
});

test('[CHK-08] a scheduled order arrives at its time', async () => {
  const schedule_at = '2026-06-17T22:00:00.000Z';
  market.clock.set('2026-06-17T21:30:00.000Z');
  const { order_id } = await place({ change: { schedule_at } });
  await pass(60);
  expect(await details(order_id)).toMatchObject({ order_status: 'confirmed', expected_at: schedule_at });
  await pass(30 * 60 - 59);
  const { timeline } = await details(order_id);
  expect(timeline.at(-1)).toMatchObject({ status: 'delivered' });
  expect(Math.abs(Date.parse(timeline.at(-1)?.at ?? '') - Date.parse(schedule_at))).toBeLessThanOrEqual(1000);
});

test('a cancelled order is left alone, its job comes to nothing', async () => {
  const { order_id } = await place();
  await market.call('orders.cancel', { body: { order_id } }, { guestId: guest.guestId });
  await pass(30);
  expect(await details(order_id)).toMatchObject({ order_status: 'canceled' });
  expect(await market.count('jobs')).toBe(0);
});

test('where people move orders, nothing moves by itself', async () => {
  const own = await openTestMarket();
  const shopper = await own.newGuest();
  const { order_id } = await placeTestOrder(own, { guestId: shopper.guestId });
  const steps = await sql`select from jobs where kind like 'autopilot.%'`.execute(own.ctx.db);
  expect(steps.rows).toEqual([]);
  const found = await sql<{
    pace: number | null;
  }>`select autopilot_speed as pace from orders where id = ${order_id}`.execute(own.ctx.db);
  expect(found.rows[0]?.pace).toBeNull();
  await own.close();
});
