import { env } from 'node:process';
import { Refusal } from '@promenade/contract/client';
import { pickupText } from '@promenade/domain/rental';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  fillTripCart,
  openTestMarket,
  rental,
  type TestMarket,
  tripContact,
  writeRental,
} from '../../apps/server/src/testing/index.ts';
import { writeMarket } from '../../apps/server/src/modules/settings/index.ts';
import { type Random, randomOf } from './random.ts';

// Ordinary runs use the first of them; `npm run model -- 100` runs them all.
const seeds = Math.ceil(Number(env['MODEL_SEEDS'] ?? 3));
const firstSeed = Number(env['MODEL_FIRST_SEED'] ?? 0);
const bookings = 50;
const mostUnits = 5;
const hourMs = 3_600_000;

// An hour before the clocks of Amsterdam go back, and some weeks before those of New York do.
const changeMs = Date.parse('2026-10-25T00:00:00Z');
const zones = ['Europe/Amsterdam', 'America/New_York', 'America/Montevideo'];
const { compact } = rental.vehicles;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 24, countRefusals: false });
  await writeRental(market.ctx);
  for (let n = 0; n < mostUnits; n += 1)
    await sql`insert into vehicle_units (id, vehicle_id, plate) values (${market.ctx.ids.next()}, ${compact}, ${`X ${n}`})`.execute(
      market.ctx.db,
    );
});
afterAll(() => market.close());

async function setUnits(count: number): Promise<void> {
  const { db } = market.ctx;
  await sql`truncate trips cascade`.execute(market.owner);
  await sql`update vehicle_units set active = id in (
    select id from vehicle_units where vehicle_id = ${compact} order by id limit ${count})
    where vehicle_id = ${compact}`.execute(db);
}

interface Booking {
  readonly caller: Caller;
  readonly trip_amount: number;
}

/** A shopper with a trip in the cart, priced and not yet booked. */
async function bookingOf(fromMs: number, hours: number, quantity: number, zone: string): Promise<Booking> {
  const caller = await market.newGuest();
  const trip = { pickup_time: pickupText(fromMs, zone), estimated_hours: hours };
  await fillTripCart(market, caller, { vehicleId: compact, quantity, trip });
  const { bill } = await market.call('trips.quote', { body: {} }, caller);
  return { caller, trip_amount: bill.trip_amount };
}

const book = ({ caller, trip_amount }: Booking) =>
  market.call(
    'trips.book',
    { body: { ...tripContact, payment_method: 'cash_on_delivery', trip_amount } },
    caller,
  );

/** Books all at once; returns how many succeeded. The others must get a refusal. */
async function race(all: readonly Booking[]): Promise<number> {
  const outcomes = await Promise.allSettled(all.map(book));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') {
      const { reason } = outcome as { reason: unknown };
      if (!(reason instanceof Refusal)) throw reason;
      expect(['vehicle_not_available', 'vehicle_quantity']).toContain(reason.code);
    }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

interface HeldRow {
  readonly unit_id: string;
  readonly trip_id: string;
  readonly starts: number;
  readonly ends: number;
}

/** The rows themselves, read without the program: each trip's own time, once for every unit it holds. */
async function heldRows(): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select u.unit_id, u.trip_id, extract(epoch from t.starts_at)::float8 as starts,
      extract(epoch from t.ends_at)::float8 as ends
    from trip_units u join trips t on t.id = u.trip_id where u.held`.execute(market.ctx.db);
  return rows;
}

/** The maximum number of units out at the same time, counted at every start; a trip's end is exclusive. */
function mostOut(rows: readonly HeldRow[]): number {
  const outAt = (at: number) => rows.filter(({ starts, ends }) => starts <= at && at < ends).length;
  return Math.max(0, ...rows.map(({ starts }) => outAt(starts)));
}

/** No unit is on two trips at the same time, and every trip has as many units as were booked. */
async function expectSound(rows: readonly HeldRow[], units: number): Promise<void> {
  expect(mostOut(rows)).toBeLessThanOrEqual(units);
  for (const one of rows) expect(mostOut(rows.filter(({ unit_id }) => unit_id === one.unit_id))).toBe(1);
  const { rows: short } = await sql`
    select t.id from trips t join trip_lines l on l.trip_id = t.id
    where (select count(*) from trip_units u where u.line_id = l.id and u.held and lower(u.during) = t.starts_at
      and upper(u.during) = t.ends_at) <> l.quantity`.execute(market.ctx.db);
  expect(short).toEqual([]);
}

async function randomBookings(random: Random, units: number, zone: string): Promise<Booking[]> {
  const all: Booking[] = [];
  for (let n = 0; n < bookings; n += 1) {
    const fromMs = changeMs - 8 * hourMs + random.between(0, 32) * 0.5 * hourMs;
    all.push(await bookingOf(fromMs, random.between(1, 6), random.between(1, Math.min(2, units)), zone));
  }
  return all;
}

test.each(Array.from({ length: seeds }, (_, n) => firstSeed + n))(
  '[RENT-16] fifty bookings at once, over a clock change too: never more trips than units (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const zone = zones[seed % zones.length] ?? 'UTC';
    await writeMarket(market.ctx, { timeZone: zone }, []);
    market.clock.set('2026-10-24T06:00:00Z');
    const units = random.between(1, mostUnits);
    await setUnits(units);
    const booked = await race(await randomBookings(random, units, zone));
    expect(booked).toBeGreaterThanOrEqual(units);
    await expectSound(await heldRows(), units);
  },
  120_000,
);

test('[RENT-16] trips that touch all succeed: a unit is out for a day without an hour between', async () => {
  const zone = 'Europe/Amsterdam';
  await writeMarket(market.ctx, { timeZone: zone }, []);
  market.clock.set('2026-10-24T00:00:00Z');
  await setUnits(1);
  const all: Booking[] = [];
  // Up to the hour that wall clocks show twice: its second occurrence cannot be written as a wall clock time.
  for (let hour = 1; hour <= 24; hour += 1)
    all.push(await bookingOf(market.clock.now() + hour * hourMs, 1, 1, zone));
  expect(await race(all)).toBe(24);
  await expectSound(await heldRows(), 1);
});
