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
  const heard = new Promise<void>((resolve) => {
    market.ctx.events.subscribe('zones', resolve);
  });
  const zone = (await getZones(market.ctx)).zones.find((one) => one.slug === slug);
  if (!zone) throw new Error(`no zone ${slug}`);
  await writeZones(market.ctx, [{ id: zone.id, slug, name: zone.names, shape: zone.shape, active }], []);
  await heard;
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
  ]);
});

test('zones are listed with their borders, longitude first, and the modules they have rates for', async () => {
  const [centre, coast] = await market.call('zones.list', {}, { language: 'nl' });
  expect(centre).toMatchObject({
    id: zones.centre,
    name: 'Centre (nl)',
    status: 1,
    modules: [modules.food, modules.grocery],
  });
  expect(centre?.coordinates[0]?.[0]).toEqual([-56.21, -34.92]);
  expect(coast?.id).toBe(zones.coast);
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

test('a zone that is switched off is served no more, until it is switched on again', async () => {
  await setActive('coast', false);
  expect((await market.call('zones.list')).map(({ id }) => id)).toEqual([zones.centre]);
  expect((await market.call('settings.modules'))[0]?.zones).toEqual([zones.centre]);
  await setActive('coast', true);
  expect(await market.call('zones.list')).toHaveLength(2);
});
