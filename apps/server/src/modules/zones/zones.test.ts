import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { getZones, writeZones } from './index.ts';

const { modules, points, zones } = fixture;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function setActive(slug: string, active: boolean): Promise<void> {
  const notified = new Promise<void>((resolve) => {
    market.ctx.events.subscribe('zones', resolve);
  });
  const { zones, rates } = await getZones(market.ctx);
  const zone = zones.find((one) => one.slug === slug);
  if (!zone) throw new Error(`no zone ${slug}`);
  const { id, names: name, shape } = zone;
  const own = rates.filter(({ zone_id }) => zone_id === id);
  await writeZones(market.ctx, [{ id, slug, name, shape, active }], own);
  await notified;
}

test('[MOD-01] each module has its id, type, name, icon, zones and status', async () => {
  const listed = await market.call('settings.modules', {}, { language: 'fr' });
  expect(listed).toEqual([
    {
      id: modules.food,
      module_type: 'food',
      module_name: 'Food (fr)',
      icon_full_url: 'http://market.example/media/modules/food.webp',
      zones: [zones.centre, zones.coast],
      status: 1,
    },
    expect.objectContaining({ id: modules.grocery, module_type: 'grocery' }),
    expect.objectContaining({ id: modules.parcel, module_type: 'parcel', module_name: 'Parcel (fr)' }),
  ]);
});

test('zones are listed with their borders, longitude first, a place inside, and the modules they have rates for', async () => {
  const [centre, coast] = await market.call('zones.list', {}, { language: 'nl' });
  expect(centre).toMatchObject({
    id: zones.centre,
    name: 'Centre (nl)',
    status: 1,
    modules: [modules.food, modules.grocery, modules.parcel],
  });
  expect(centre?.coordinates[0]?.[0]).toEqual([-56.21, -34.92]);
  expect(coast?.id).toBe(zones.coast);
  for (const zone of [centre, coast]) {
    const inside = {
      query: { lat: zone?.latitude ?? 0, lng: zone?.longitude ?? 0, zone_id: zone?.id ?? '' },
    };
    expect(await market.call('zones.check', inside)).toEqual({ inside: true });
  }
});

test('a point is inside a zone or not; a zone that is not there is refused', async () => {
  const check = (point: object, zone_id: string) => ({
    query: { ...(point as typeof points.centre), zone_id },
  });
  expect(await market.call('zones.check', check(points.centre, zones.centre))).toEqual({ inside: true });
  expect(await market.call('zones.check', check(points.centre, zones.coast))).toEqual({ inside: false });
  expect(await market.refused('zones.check', check(points.centre, modules.food))).toMatchObject({
    status: 404,
    code: 'no_zone',
  });
});

test('GET /surge-price: what a zone adds to a module’s fee, and nothing where it has no rate; a module that there is not is told to be none: it had no surcharge', async () => {
  await sql`update zone_rates set surge_percent = 20 where zone_id = ${zones.centre} and module_id = ${modules.food}`.execute(
    market.ctx.db,
  );
  await market.ctx.events.publish(market.ctx.db, 'zones');
  const ask = (zone_id: string, module_id: string) =>
    market.call('zones.surge', { query: { zone_id, module_id, date_time: '2026-06-17 20:00' } });
  await expect.poll(async () => (await ask(zones.centre, modules.food)).price).toBe(20);
  expect(await ask(zones.coast, modules.parcel)).toMatchObject({ price_type: 'percent', price: 0 });
  const noModule = { query: { zone_id: zones.coast, module_id: zones.coast } };
  expect(await market.refused('zones.surge', noModule)).toMatchObject({ status: 404, code: 'not_found' });
  const nowhere = { query: { zone_id: modules.food, module_id: modules.food } };
  expect(await market.refused('zones.surge', nowhere)).toMatchObject({ status: 404, code: 'no_zone' });
});

test('api.md, rule 1: GET /surge-price answers what is asked at the time that is named, on the market’s clock', async () => {
  const times = [
    { weekdays: [3], fromMinute: 19 * 60, untilMinute: 23 * 60, surge: { type: 'amount', amountMinor: 150 } },
  ];
  await sql`update zone_rates set surge_percent = 10, surge_times = ${JSON.stringify(times)}::jsonb
    where zone_id = ${zones.centre} and module_id = ${modules.food}`.execute(market.ctx.db);
  await market.ctx.events.publish(market.ctx.db, 'zones');
  const ask = async (date_time?: string) => {
    const query = { zone_id: zones.centre, module_id: modules.food, date_time };
    const { price_type, price } = await market.call('zones.surge', { query });
    return `${price} ${price_type}`;
  };
  await expect.poll(() => ask('2026-06-17 20:00')).toBe('1.5 amount');
  expect(await ask('2026-06-17 20:00:59')).toBe('1.5 amount');
  expect(await ask('2026-06-18 20:00')).toBe('10 percent');
  // 20:30 in Montevideo.
  expect(await ask('2026-06-17T23:30:00Z')).toBe('1.5 amount');
  // The same, as ISO 8601 writes it elsewhere: it was refused as no ISO 8601.
  expect(await ask('2026-06-18T01:30:00+02:00')).toBe('1.5 amount');
  market.clock.set('2026-06-17T23:30:00Z');
  expect(await ask()).toBe('1.5 amount');
  const query = { zone_id: zones.centre, module_id: modules.food, date_time: '2026-02-31 20:00' };
  expect(await market.refused('zones.surge', { query })).toMatchObject({ status: 400, code: 'malformed' });
});

test('a zone that is switched off is served no more, until it is switched on again', async () => {
  await setActive('coast', false);
  expect((await market.call('zones.list')).map(({ id }) => id)).toEqual([zones.centre]);
  expect((await market.call('settings.modules'))[0]?.zones).toEqual([zones.centre]);
  await setActive('coast', true);
  expect(await market.call('zones.list')).toHaveLength(2);
});

test('[LOC-03] a point on no zone is told so, with the zones there are and the way to the nearest', async () => {
  // 1 km south of the centre's southern border.
  const query = { lat: -34.92 - 1000 / 111_319.49, lng: -56.19 };
  const refusal = await market.refused('geo.zone', { query }, { language: 'fr' });
  expect(refusal).toMatchObject({ status: 404, code: 'no_zone' });
  expect(refusal.body).toMatchObject({
    nearest: { id: zones.centre, name: 'Centre (fr)', distance_metres: 1000 },
    zones: [
      { id: zones.centre, name: 'Centre (fr)', latitude: expect.any(Number), longitude: expect.any(Number) },
      { id: zones.coast, name: 'Coast (fr)' },
    ],
  });
});

test('[LOC-03] a zone that is switched off is neither the nearest nor on the list', async () => {
  await setActive('coast', false);
  const refusal = await market.refused('geo.zone', { query: { lat: -34.95, lng: -56.15 } });
  expect(refusal.body).toMatchObject({ nearest: { id: zones.centre }, zones: [{ id: zones.centre }] });
  expect((refusal.body as { zones?: unknown[] }).zones).toHaveLength(1);
  await setActive('coast', true);
});

test('[LOC-15] saved addresses tell the zones of today: one switched off is theirs no more', async () => {
  const caller = { token: (await market.newCustomer()).token };
  const body = {
    address_type: 'home' as const,
    contact_person_name: 'Ana',
    contact_person_number: '+59899123456',
    address: 'Rambla 1',
    latitude: points.coast.lat,
    longitude: points.coast.lng,
  };
  await market.call('addresses.add', { body }, caller);
  const zoneIds = async () => (await market.call('addresses.list', {}, caller)).addresses[0]?.zone_ids;
  expect(await zoneIds()).toEqual([zones.coast]);
  await setActive('coast', false);
  expect(await zoneIds()).toEqual([]);
  await setActive('coast', true);
});

test('[LOC-03] the place that stands for a zone on the landing page lies in it, not in its hole', async () => {
  const [west, south, east, north] = [-56.1, -34.9, -56, -34.8];
  const box = (inset: number) =>
    [
      [west + inset, south + inset],
      [east - inset, south + inset],
      [east - inset, north - inset],
      [west + inset, north - inset],
      [west + inset, south + inset],
    ] as const;
  const id = '0190a000-0002-7000-8000-0000000000aa';
  const ring = { id, slug: 'ring', name: { en: 'Ring' }, shape: [[box(0), box(0.01)]], active: true };
  await writeZones(market.ctx, [ring], []);
  const isInside = async () => {
    const { zones: listed } = await market.call('settings.landing');
    const place = listed.find((zone) => zone.id === id);
    const query = { lat: place?.latitude ?? 0, lng: place?.longitude ?? 0, zone_id: id };
    return market.call('zones.check', { query });
  };
  await expect.poll(isInside).toEqual({ inside: true });
  await writeZones(market.ctx, [{ ...ring, active: false }], []);
});
