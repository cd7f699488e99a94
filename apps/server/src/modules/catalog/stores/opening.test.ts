import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const { stores, zones } = fixture;
const everywhere = { zones: [zones.centre, zones.coast] };
const minuteMs = 60_000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  // The grill closes past midnight and has a Wednesday off; the bakery keeps the time of Amsterdam.
  await sql`update stores set days_off = '{2026-06-17}' where id = ${stores.grill}`.execute(market.ctx.db);
  await sql`update stores set time_zone = 'Europe/Amsterdam' where id = ${stores.bakery}`.execute(
    market.ctx.db,
  );
});
afterAll(() => market.close());

test('[CHK-08] what a list filters and sorts by is what its cards say, at every hour of a week', async () => {
  const seen = new Set<string>();
  for (let step = 0; step < 100; step += 1) {
    const at = new Date(Date.parse('2026-06-16T00:00:00Z') + step * 103 * minuteMs).toISOString();
    market.clock.set(at);
    const { stores: all } = await market.call('catalog.popularStores', {}, everywhere);
    const { stores: open } = await market.call('catalog.stores', { query: { open_now: '1' } }, everywhere);
    const openIds = all.filter((store) => store.state.open).map((store) => store.id);
    expect(new Set(open.map((store) => store.id)), at).toEqual(new Set(openIds));
    expect(
      all.slice(0, openIds.length).map((store) => store.id),
      at,
    ).toEqual(openIds);
    for (const id of openIds) seen.add(id);
  }
  expect(seen.size).toBe(3);
});

test('a day off takes the night that begins on it, not the rest of the night before', async () => {
  const isGrillOpen = async (at: string) => {
    market.clock.set(at);
    return (await market.call('catalog.store', { params: { id: stores.grill } }, everywhere)).state.open;
  };
  expect(await isGrillOpen('2026-06-17T04:00:00Z')).toBe(true);
  expect(await isGrillOpen('2026-06-17T22:00:00Z')).toBe(false);
  expect(await isGrillOpen('2026-06-18T04:00:00Z')).toBe(false);
});

test('a store of another time zone opens by its own clock', async () => {
  // Sunday 08:00 in Amsterdam is 06:00 UTC in summer.
  market.clock.set('2026-06-21T05:59:00Z');
  const before = await market.call('catalog.store', { params: { id: stores.bakery } });
  expect(before).toMatchObject({
    time_zone: 'Europe/Amsterdam',
    state: { open: false, opens_at: '2026-06-21T06:00:00.000Z' },
  });
  market.clock.advance(minuteMs);
  expect((await market.call('catalog.store', { params: { id: stores.bakery } })).state.open).toBe(true);
});

test('a clock set back is believed', async () => {
  market.clock.set('2026-06-18T15:30:00Z');
  const state = async () =>
    (await market.call('catalog.store', { params: { id: stores.trattoria } })).state.open;
  expect(await state()).toBe(true);
  market.clock.set('2026-06-18T05:00:00Z');
  expect(await state()).toBe(false);
});
