import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnMarketRequest } from '@promenade/market/own';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { type Caller, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';
import { setStoreActive, setStoreDiscount, setStoreHours } from '../catalog/index.ts';
import { changeModule, listAllModules, writeMarket } from '../settings/index.ts';
import {
  decideModule,
  decideSetting,
  findStandingMarket,
  importOwnMarket,
  ImportRefused,
  tryOwnMarket,
} from './index.ts';
import { housePoint, mlinsko, type Town, townAsOsmXml, townPoint } from './testing/made-up-town.fixture.ts';
import { writeShortMenus } from './testing/short-menus.fixture.ts';

const IMPORT_TIMEOUT_MS = 120_000;

let folder: string;
let catalogueFolder: string;
let market: TestMarket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promenade-import-'));
  catalogueFolder = await writeShortMenus(folder);
  await mkdir(join(catalogueFolder, 'pages/en'), { recursive: true });
  await writeFile(join(catalogueFolder, 'pages/en/about-us.md'), '# Who we are\n\nA town.\n');
  market = await openTestMarket({ empty: true, asOwner: true });
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

async function townFile(town: Town, name = 'town.osm'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, townAsOsmXml(town));
  return path;
}

async function importTown(town: Town, wishes: Partial<OwnMarketRequest> = {}, replace = false) {
  const file = await townFile(town);
  const usual = { catalogueFolder, coast: 'auto' } as const;
  return importOwnMarket(market.ctx, { request: { ...usual, file, ...wishes }, replace });
}

interface StoreRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
}

const storeRows = async (): Promise<StoreRow[]> =>
  (await sql<StoreRow>`select id, slug, name, active from stores order by slug`.execute(market.ctx.db)).rows;

const theirDiscount = { percent: 25, minimumMinor: 100, maximumMinor: 500, dates: null };
/** What shoppers and operators rely on: ids, links, remaining stock and orders. */
const kept = async () => ({
  stores: await storeRows(),
  ...(
    await sql<object>`select (select json_agg(json_build_array(id, slug, active, price_minor) order by id) from items) as items,
      (select json_agg(distinct tax_percent) from stores) as taxes,
      (select json_agg(json_build_array(discount_percent, discount_minimum_minor, discount_maximum_minor)) from stores
        where discount_percent > 0) as discounts, (select json_agg(json_build_array(id, opening_hours, days_off) order by id) from stores) as hours,
      (select json_agg(k order by k.item_id, k.variation) from item_stock k) as stock,
      (select json_agg(z order by z.id) from zones z) as zones,
      (select json_agg(r order by r.zone_id) from zone_rates r) as rates,
      (select json_agg(json_build_array(key, value) order by key) from settings) as settings,
      (select json_agg(c.slug order by c.slug) from categories c) as categories,
      (select json_agg(json_build_array(m.module_type, m.active, m.name) order by m.position) from modules m) as modules,
      (select json_agg(o.id order by o.id) from orders o) as orders`.execute(market.ctx.db)
  ).rows[0],
});

test('nothing is kept of an import that fails', { timeout: IMPORT_TIMEOUT_MS }, async () => {
  const storage = { ...market.ctx.storage, put: () => Promise.reject(new Error('the disk is full')) };
  const request = { catalogueFolder, coast: 'auto', file: await townFile(mlinsko) } as const;
  const importing = importOwnMarket({ ...market.ctx, storage }, { request, replace: false });
  await expect(importing).rejects.toThrow('the disk is full');
  for (const table of ['modules', 'stores', 'geo_streets', 'map_tiles'])
    expect([table, await market.count(table)]).toEqual([table, 0]);
});

const searchIndexes = async () =>
  (
    await sql<object>`select indexdef from pg_indexes where tablename ~ '^(search|geo)_' order by 1`.execute(
      market.ctx.db,
    )
  ).rows;

describe('a town that no extract of the repository holds', () => {
  let indexesBefore: readonly object[];
  beforeAll(async () => {
    indexesBefore = await searchIndexes();
    // 40 pesos to the euro; later imports take it as said.
    await importTown(mlinsko, { priceFactor: 0.025, taxPercent: 9.5 });
  }, IMPORT_TIMEOUT_MS);

  const here = async (): Promise<Caller> => {
    const { lat, lng } = townPoint([400, 400]);
    const { zone_data } = await market.call('geo.zone', { query: { lat, lng } });
    return { zones: zone_data.map(({ id }) => id), module: '', point: { lat, lng } };
  };

  test('is known by its name, clock and money', async () => {
    // The import tells this server of its settings a moment after it is done.
    await expect
      .poll(() => market.call('settings.config'))
      .toMatchObject({
        business_name: 'Promenade Mlinsko',
        time_zone: 'Europe/Ljubljana',
        country: 'SI',
        currency_code: 'EUR',
        currency_symbol: '€',
        digit_after_decimal_point: 2,
        demo: false,
      });
    expect(await findStandingMarket(market.ctx)).toMatchObject({ slug: 'mlinsko', demo: false });
  });

  test('delivers in one zone that holds all its doors', async () => {
    const zones = await market.call('zones.list');
    expect(zones.map(({ name }) => name)).toEqual(['Mlinsko']);
    for (const [street, house] of [
      [0, 1],
      [4, 80],
      [9, 80],
    ] as const)
      expect((await here()).zones).toEqual((await zonesAt(housePoint(street, house))).zones);
  });

  const zonesAt = async ({ lat, lng }: { lat: number; lng: number }) => ({
    zones: (await market.call('geo.zone', { query: { lat, lng } })).zone_data.map(({ id }) => id),
  });

  test.each([
    ['smartinska 12', 'Šmartinska cesta 12'],
    ['Čopova ulica 7', 'Čopova ulica 7'],
    ['9 avgusta', 'Cesta 9. avgusta'],
    ['pekarna zrno', 'Pekarna Zrno'],
    ['knjiznica', 'Knjižnica Mlinsko'],
  ])('place search finds %s', async (search_text, wanted) => {
    const { suggestions } = await market.call('geo.autocomplete', { query: { search_text } });
    expect(suggestions[0]?.text).toBe(wanted);
  });

  test('a point names its street and house', async () => {
    const { lat, lng } = housePoint(2, 30);
    const { results } = await market.call('geo.reverse', { query: { lat, lng } });
    expect(results[0]).toMatchObject({ street: 'Trubarjeva cesta', house_number: '30' });
  });

  test('its places are stores with the menus of the catalogue, and nothing is made up about them', async () => {
    const { stores } = await market.call('catalog.stores', { query: {} }, await here());
    const names = stores.map(({ name }) => name).sort();
    expect(names).toEqual(
      mlinsko.places
        .filter(({ id }) => id < 9007)
        .map(({ name }) => name)
        .sort(),
    );
    for (const store of stores)
      expect([store.avg_rating, store.rating_count, store.discount]).toEqual([0, 0, null]);
    // The map says 'regional', which does not determine the cuisine; the catalogue's kind 'restaurant' decides.
    const inn = stores.find(({ name }) => name === 'Gostilna Pri Mlinu');
    expect(inn?.cuisines[0]).toBe('Chivitos');
    const pizzeria = stores.find(({ name }) => name === 'Pizzerija Sever');
    const menu = await market.call(
      'catalog.storeItems',
      { query: { store_id: pizzeria?.id ?? '' } },
      await here(),
    );
    expect(menu.items.length).toBeGreaterThanOrEqual(9);
    // 320 pesos at 40 to the euro.
    expect(menu.items.find(({ slug }) => slug === 'pizzerija-sever-muzzarella')).toMatchObject({ price: 8 });
  });

  test('every index that was taken away while rows came in stands again', async () => {
    expect(indexesBefore.length).toBeGreaterThan(10);
    expect(await searchIndexes()).toEqual(indexesBefore);
  });

  test('its map is drawn', async () => {
    const { map } = await market.call('settings.config');
    const [west = 0, south = 0, east = 0, north = 0] = map.bounds;
    const { lat, lng } = townPoint([0, 0]);
    expect(west <= lng && lng <= east && south <= lat && lat <= north).toBe(true);
    expect(await market.count('map_tiles')).toBeGreaterThan(5);
  });
});

/** Two pizzas to a door in the town, at half past five in the afternoon there. */
async function order(): Promise<void> {
  const guest = await market.newGuest();
  const { lat, lng } = housePoint(2, 30);
  const { zone_data } = await market.call('geo.zone', { query: { lat, lng } });
  const caller = {
    guestId: guest.guestId,
    zones: zone_data.map(({ id }) => id),
    module: '',
    point: { lat, lng },
  };
  const { items } = await market.call('catalog.searchItems', { query: { name: 'still water' } }, caller);
  const [item] = items;
  await placeTestOrder(market, caller, {
    itemId: item?.id ?? '',
    quantity: 10,
    price: item?.price ?? 0,
    change: { latitude: lat, longitude: lng },
  });
}

describe('importing again', () => {
  test(
    'in another currency, while nobody has ordered, says that amounts were set in the former one',
    async () => {
      expect((await importTown(mlinsko, { currency: 'USD' })).formerCurrency).toBe('EUR');
      expect((await importTown(mlinsko, { currency: 'EUR' })).formerCurrency).toBe('USD');
      expect((await importTown(mlinsko)).formerCurrency).toBeUndefined();
    },
    IMPORT_TIMEOUT_MS,
  );

  /** What happens between an import's reading and its writing. */
  const meanwhile = async (
    wishes: Partial<OwnMarketRequest>,
    happens: (held: Ctx['db']) => Promise<unknown>,
  ) => {
    let importing: Promise<unknown> = Promise.resolve();
    await market.ctx.db.transaction().execute(async (held) => {
      await sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(held);
      importing = importTown(mlinsko, wishes);
      importing.catch(() => undefined);
      const waits = sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect
        .poll(async () => (await waits.execute(held)).rows.length, { timeout: IMPORT_TIMEOUT_MS })
        .toBe(1);
      await happens(held);
    });
    return importing;
  };

  test(
    'in another currency is refused where somebody orders while its map is read',
    async () => {
      const before = await kept();
      const importing = meanwhile({ currency: 'USD' }, order);
      await expect(importing).rejects.toThrow('There are orders in EUR here');
      expect(await kept()).toEqual({ ...before, orders: expect.anything(), stock: expect.anything() });
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'is refused where another import came while its map was read',
    async () => {
      const importing = meanwhile({}, (held) =>
        sql`update imported_market set imported_at = imported_at + interval '1 second'`.execute(held),
      );
      await expect(importing).rejects.toThrow('Another import came first');
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'the same file changes nothing, not even what operators and shoppers have done since',
    async () => {
      const [first] = await storeRows();
      await setStoreActive(market.ctx, first?.id ?? '', false);
      await setStoreDiscount(market.ctx, first?.id ?? '', theirDiscount);
      await setStoreHours(market.ctx, first?.id ?? '', { openingHours: [], daysOff: ['2026-12-24'] });
      await sql`insert into item_stock (item_id, stock) select min(id::text)::uuid, 3 from items
        on conflict (item_id, variation) do update set stock = 3`.execute(market.ctx.db);
      await sql`update zones set name = '{"en": "Old mill", "ar": "م", "nl": "Molen", "fr": "Moulin"}'`.execute(
        market.ctx.db,
      );
      await sql`update zone_rates set minimum_minor = 250, per_km_minor = 90, maximum_minor = null`.execute(
        market.ctx.db,
      );
      await writeMarket(market.ctx, { businessName: 'The Mill Market', freeDeliveryOverMinor: 4000 }, []);
      await changeModule(market.ctx, 'food', { name: '{"en":"Meals","fr":"Plats"}', place: 2 });
      await order();
      const before = await kept();
      await importTown(mlinsko);
      expect(await kept()).toEqual(before);
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'keeps the tax that was decided since, in stores as in settings',
    async () => {
      const rates = async () =>
        (
          await sql<object>`select distinct tax_percent::float as tax from stores where active`.execute(
            market.ctx.db,
          )
        ).rows;
      expect(await rates()).toEqual([{ tax: 9.5 }]);
      await decideSetting(market.ctx, 'taxPercent', '22');
      await expect.poll(async () => (await market.call('settings.config')).tax_rate).toBe(22);
      await importTown(mlinsko);
      expect(await rates()).toEqual([{ tax: 22 }]);
      await decideSetting(market.ctx, 'taxPercent', '9.5');
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'a newer map takes a store off and puts another on; the one that comes back is the one that was',
    async () => {
      const before = await storeRows();
      const opened = {
        id: 9010,
        name: 'Burger hiša',
        tags: { amenity: 'restaurant' },
        at: [640, 610],
      } as const;
      const moved = mlinsko.places.filter(({ id }) => id !== 9005);
      await importTown({ ...mlinsko, places: [...moved, opened] });
      const now = await storeRows();
      const burgers = now.filter(({ name }) => name === 'Burger hiša');
      expect(burgers.map(({ active }) => active).sort()).toEqual([false, true]);
      expect(new Set(burgers.map(({ slug }) => slug)).size).toBe(2);
      expect(now.filter(({ name }) => name !== 'Burger hiša')).toEqual(
        before.filter(({ name }) => name !== 'Burger hiša'),
      );
      await importTown(mlinsko);
      const back = await storeRows();
      expect(back.filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
    },
    IMPORT_TIMEOUT_MS,
  );
});

test('a module that an import knows nothing of is closed, and is open again with the one that does', {
  timeout: IMPORT_TIMEOUT_MS,
}, async () => {
  const types = async () =>
    (await sql<object>`select module_type, active from modules order by position`.execute(market.ctx.db))
      .rows;
  const before = await types();
  const withoutParcels = join(folder, 'without-parcels');
  await cp(catalogueFolder, withoutParcels, { recursive: true });
  await rm(join(withoutParcels, 'parcel'), { recursive: true });
  await importTown(mlinsko, { catalogueFolder: withoutParcels });
  expect(await types()).toContainEqual({ module_type: 'parcel', active: false });
  await importTown(mlinsko, { catalogueFolder: withoutParcels });
  await importTown(mlinsko);
  expect(await types()).toEqual(before);
  await changeModule(market.ctx, 'parcel', { active: false });
  await importTown(mlinsko);
  expect(await types()).toContainEqual({ module_type: 'parcel', active: false });
});

test('a module that an operator closes after an import had closed it stays closed with the next that knows it', {
  timeout: IMPORT_TIMEOUT_MS,
}, async () => {
  const parcel = async () => (await listAllModules(market.ctx)).find((one) => one.module_type === 'parcel');
  await decideModule(market.ctx, 'parcel', { active: true });
  const without = { catalogueFolder: join(folder, 'without-parcels') };
  await importTown(mlinsko, without);
  await decideModule(market.ctx, 'parcel', { name: '{"en":"Sending"}' });
  await importTown(mlinsko);
  expect(await parcel()).toMatchObject({ active: true });
  await importTown(mlinsko, without);
  await decideModule(market.ctx, 'parcel', { active: false });
  await importTown(mlinsko, without);
  await importTown(mlinsko);
  expect(await parcel()).toMatchObject({ active: false });
});

describe('zones of a file', () => {
  const corners = [
    [-3000, -3000],
    [3000, -3000],
    [3000, 3000],
    [-3000, 3000],
    [-3000, -3000],
  ] as const;
  const importZones = async (...zones: object[]) => {
    const ring = corners.map((corner) => townPoint([...corner])).map(({ lat, lng }) => [lng, lat]);
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const features = zones.map((properties) => ({ type: 'Feature', properties, geometry }));
    const zonesFile = join(folder, 'zones.geojson');
    await writeFile(zonesFile, JSON.stringify({ type: 'FeatureCollection', features }));
    await importTown(mlinsko, { zonesFile });
  };
  const asked = async (slug: string) =>
    (
      await sql<{ asks: string }>`select m.module_type || ' ' || r.minimum_minor as asks from zone_rates r
        join modules m on m.id = r.module_id join zones z on z.id = r.zone_id where z.slug = ${slug} order by 1`.execute(
        market.ctx.db,
      )
    ).rows.map(({ asks }) => asks);
  const served = async () =>
    (
      await sql<{ slug: string }>`select slug from zones where active order by 1`.execute(market.ctx.db)
    ).rows.map(({ slug }) => slug);

  test(
    'what a zone asks stays where nothing is said of it, and is what is said where something is',
    async () => {
      await sql`update zone_rates set minimum_minor = 250`.execute(market.ctx.db);
      const before = await asked('mlinsko');
      expect(before).toContain('parcel 250');
      await importZones({ name: 'Mlinsko' });
      expect(await asked('mlinsko')).toEqual(before);
      await importZones({ name: 'Mlinsko', delivery: { food: { per_km: 1, minimum: 3 } } });
      expect(await asked('mlinsko')).toEqual(['food 300']);
      await importTown(mlinsko);
      expect(await asked('mlinsko')).toEqual(['food 300']);
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'a module that comes with a later import asks in a standing zone what the others ask: it was carried for nothing',
    async () => {
      await importZones({ name: 'Mlinsko', delivery: { every: { per_km: 1, minimum: 3 } } });
      await sql`with gone as (delete from modules where module_type = 'parcel' returning id),
        rates as (delete from zone_rates where module_id in (select id from gone))
        delete from parcel_categories where module_id in (select id from gone)`.execute(market.ctx.db);
      await importTown(mlinsko);
      expect(await asked('mlinsko')).toContain('parcel 300');
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'a zone that its file switches off is served no more, also one that had gone',
    async () => {
      const whole = { name: 'Mlinsko', delivery: { every: { per_km: 1, minimum: 3 } } };
      await importZones(whole, { name: 'Mill' });
      expect(await served()).toEqual(['mill', 'mlinsko']);
      await importZones(whole, { name: 'Mill', active: false });
      expect(await served()).toEqual(['mlinsko']);
      await importZones(whole);
      await importZones(whole, { name: 'Mill', active: false });
      expect(await served()).toEqual(['mlinsko']);
    },
    IMPORT_TIMEOUT_MS,
  );
});

describe('another market', () => {
  const hrastje: Town = { name: 'Hrastje', places: mlinsko.places };

  test(
    'a dry run promises what the import would do to the market that stands, and is refused what that is refused',
    async () => {
      const tried = async (town: Town, wishes: Partial<OwnMarketRequest> = {}, replace = false) => {
        const request = { catalogueFolder, coast: 'auto', file: await townFile(town), ...wishes } as const;
        return tryOwnMarket({ request, replace }, { ctx: market.ctx, now: '2026-11-21T12:00:00.000Z' });
      };
      const before = await kept();
      await expect(tried(hrastje)).rejects.toThrow("This database holds the market 'The Mill Market'.");
      expect(await tried(hrastje, {}, true)).toMatchObject({ name: 'Hrastje' });
      await expect(tried(mlinsko, { currency: 'CHF' })).rejects.toThrow(ImportRefused);
      const promised = await tried(mlinsko);
      expect(await kept()).toEqual(before);
      expect(await importTown(mlinsko)).toEqual(promised);
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    "is refused in an operator's own market unless it may replace it",
    async () => {
      const before = await kept();
      await expect(importTown(hrastje)).rejects.toThrow(ImportRefused);
      await expect(importTown(hrastje)).rejects.toThrow("This database holds the market 'The Mill Market'.");
      expect(await kept()).toEqual(before);
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'is refused in another currency once there are orders, even where it may replace',
    async () => {
      await expect(importTown(hrastje, { currency: 'USD' }, true)).rejects.toThrow(
        'There are orders in EUR here, and a market with orders keeps its currency.',
      );
    },
    IMPORT_TIMEOUT_MS,
  );

  test(
    'takes its place when it may, with its own name and zone',
    async () => {
      await importTown(hrastje, {}, true);
      await expect
        .poll(() => market.call('settings.config'))
        .toMatchObject({ business_name: 'Promenade Hrastje' });
      expect((await market.call('zones.list')).map(({ name }) => name)).toEqual(['Hrastje']);
    },
    IMPORT_TIMEOUT_MS,
  );
});

test('a folder’s own pages are read in place of the software’s; the same words again add no version', async () => {
  const about = { params: { slug: 'about-us' } } as const;
  expect((await market.call('pages.get', about)).title).toBe('Who we are');
  expect((await market.call('pages.get', about, { language: 'fr' })).title).toBe('À propos de nous');
  const token = await market.operatorToken();
  const { versions } = await market.call('ops.page', about, { token });
  expect(versions.filter(({ origin }) => origin === 'operator')).toHaveLength(1);
});
