import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCity } from '@promenade/market/city';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavePictures } from '../../testing/drawn-pictures.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { findStandingMarket, isEmptyMarket, loadDemoMarket, type LoadProgress } from './index.ts';

// The whole city is written twice: some 10 s each on two cores, a minute on a machine with other things to do.
const IMPORT_TIMEOUT_MS = 400_000;

const modules = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];
const TABLES = [
  'zones',
  'zone_rates',
  'categories',
  'brands',
  'conditions',
  'item_conditions',
  'coupons',
  'campaigns',
  'campaign_stores',
  'flash_sales',
  'flash_sale_items',
  'banners',
  'stores',
  'items',
  'add_ons',
  'item_stock',
  'providers',
  'vehicle_categories',
  'vehicle_brands',
  'vehicles',
  'vehicle_units',
  'vehicle_reviews',
  'geo_addresses',
  'map_tiles',
];

/**
 * Reads the city once and draws its map once, for both loads: that they come out the same twice is asked of a smaller one
 * (city/astana.test.ts). The plan is made anew each time.
 */
function reading(): typeof readCity {
  let city: ReturnType<typeof readCity> | undefined;
  const read: typeof readCity = async (from) => {
    const { outline, drawMap } = await readCity(from);
    let map: ReturnType<typeof drawMap> | undefined;
    return { outline, drawMap: () => (map ??= drawMap()) };
  };
  return (from) => (city ??= read(from));
}

/** When a file of a folder was last written, in ms. */
async function latestWrite(folder: string): Promise<number> {
  const times = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mtimeMs);
  return Math.max(...(await Promise.all(times)));
}

describe('loading the demonstration market', () => {
  let market: TestMarket;
  const progress: LoadProgress[] = [];
  beforeAll(async () => {
    market = await openTestMarket({ empty: true, asOwner: true });
  });
  afterAll(() => market.close());

  const counts = async () =>
    Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await market.count(table)])));

  test(
    'fills an empty market, and a second time changes nothing that people have touched',
    async () => {
      expect(await isEmptyMarket(market.ctx)).toBe(true);
      const readOnce = reading();
      await loadDemoMarket(market.ctx, (at) => progress.push(at), 'montevideo', readOnce);
      const first = await counts();
      expect(first).toMatchObject({ zones: 8, zone_rates: 8 * modules.length, coupons: 8 });
      expect(first.stores).toBeGreaterThanOrEqual(60);
      expect(first.vehicles).toBeGreaterThanOrEqual(80);

      await sql`update item_stock set stock = 1`.execute(market.ctx.db);
      await sql`update stores set active = false where slug = (select min(slug) from stores)`.execute(
        market.ctx.db,
      );
      const media = join(market.ctx.storage.root, 'demo');
      const written = await latestWrite(media);
      await leavePictures(market.ctx.storage.root);
      await loadDemoMarket(market.ctx, undefined, 'montevideo', readOnce);
      // Pictures that are kept are not drawn again.
      expect(await latestWrite(media)).toBe(written);
      expect(await counts()).toEqual(first);
      const { rows } = await sql<{ stock: number; closed: number }>`
        select (select max(stock) from item_stock) as stock, (select count(*) from stores where not active) as closed`.execute(
        market.ctx.db,
      );
      expect(rows[0]).toEqual({ stock: 1, closed: 1 });
    },
    IMPORT_TIMEOUT_MS,
  );

  test('is known as the demonstration from then on', async () => {
    expect(await isEmptyMarket(market.ctx)).toBe(false);
    expect(await findStandingMarket(market.ctx)).toMatchObject({ slug: 'montevideo', demo: true });
  });

  test('tells how far it is, from little to all', () => {
    const fractions = progress.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(fractions[0]).toBeLessThan(0.2);
    expect(new Set(progress.map(({ step }) => step)).size).toBeGreaterThanOrEqual(5);
  });

  test('answers stores with pictures that are there, in the language asked for', async () => {
    const zones = await market.call('zones.list');
    expect(zones).toHaveLength(8);
    const { rows } = await sql<{ picture: string }>`
      select cover as picture from stores union select logo from stores union select image from items
      union select image from categories union select icon from modules union select image from brands
      union select image from conditions union select image from banners union select image from campaigns
      union select image from vehicle_categories union select image from vehicle_brands union select image from vehicles
      union select jsonb_array_elements(images) ->> 'name' from vehicles`.execute(market.ctx.db);
    for (const { picture } of rows) {
      expect(picture).toMatch(/^demo\/[a-z0-9-]+\.[0-9a-f]{10}\.webp$/);
      expect((await stat(join(market.ctx.storage.root, picture))).size).toBeGreaterThan(200);
    }
  });

  test('[SYS-08] shows whole pesos', async () => {
    expect(await market.call('settings.config')).toMatchObject({
      currency_code: 'UYU',
      digit_after_decimal_point: 0,
      tax_included: 1,
      demo: true,
    });
  });
});
