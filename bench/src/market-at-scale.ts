import type { Ctx } from '@promenade/server/platform/context.ts';
import { writeMarket } from '@promenade/server/modules/settings/index.ts';
import { writeZones } from '@promenade/server/modules/zones/index.ts';
import { sql } from 'kysely';

/** How large the generated market is. */
export interface Scale {
  readonly stores: number;
  readonly itemsPerStore: number;
}

/** What load drivers need to know of the market. */
export interface ScaledMarket {
  readonly moduleId: string;
  readonly zoneId: string;
  /** A point inside the zone. */
  readonly point: { readonly lat: number; readonly lng: number };
}

/** The generated market's one module. */
export const moduleId = '01941f29-7c00-7000-8000-0000000000a1';
const zoneId = '01941f29-7c00-7000-8000-0000000000b1';
const point = { lat: -34.9, lng: -56.18 };
const local = (text: string) => ({ en: text, ar: text, nl: text, fr: text });

async function writePlaces(ctx: Ctx): Promise<void> {
  const ring = [
    [-56.3, -35],
    [-56, -35],
    [-56, -34.8],
    [-56.3, -34.8],
    [-56.3, -35],
  ] as const;
  await writeMarket(ctx, { businessName: 'Bench', timeZone: 'America/Montevideo', cashMaximumMinor: null }, [
    { id: moduleId, module_type: 'food', name: local('Food'), icon: 'food.webp', active: true, position: 1 },
  ]);
  await writeZones(
    ctx,
    [{ id: zoneId, slug: 'city', name: local('City'), shape: [[ring]], active: true }],
    [
      {
        zone_id: zoneId,
        module_id: moduleId,
        per_km_minor: 2000,
        minimum_minor: 4000,
        maximum_minor: null,
        fixed_minor: null,
        surge_percent: 0,
        surge_times: [],
      },
    ],
  );
}

/** Ids in the form of UUIDv7, numbered: kind in the last group's first digit. */
export const numberedId = (kind: string, number: string) =>
  sql.raw(`('01941f29-7c00-7000-8000-${kind}' || lpad(to_hex(${number}), 11, '0'))::uuid`);

async function writeStores(ctx: Ctx, scale: Scale): Promise<void> {
  await sql`
    insert into categories (id, module_id, slug, name, image, position, featured)
    select ${numberedId('c', 'n')}, ${moduleId}, 'category-' || n,
      jsonb_build_object('en', 'Category ' || n, 'ar', 'فئة ' || n, 'nl', 'Categorie ' || n, 'fr', 'Catégorie ' || n),
      'category.webp', n, n < 10
    from generate_series(1, 40) as n`.execute(ctx.db);
  await sql`
    insert into stores (id, module_id, zone_id, slug, name, kind, address, lat, lng, logo, cover, cover_width, cover_height,
      opening_hours, delivery_minutes_from, delivery_minutes_to, delivery, take_away, schedule_order, rating, rating_count, order_count, joined_at)
    select ${numberedId('d', 'n')}, ${moduleId}, ${zoneId}, 'store-' || n,
      (array['Casa','Bar','Parrilla','Cafe','Rincon','Mercado','Cantina','Horno'])[1 + n % 8] || ' ' ||
      (array['del Puerto','Azul','Central','de la Abuela','Nuevo','Las Flores','El Sol','Rambla'])[1 + (n / 8) % 8] || ' ' || n,
      '{"en":"Grill","ar":"مشاوي","nl":"Grill","fr":"Grillades"}', 'Street ' || n,
      -34.98 + 0.16 * ((n * 7919) % 1000) / 1000.0, -56.28 + 0.26 * ((n * 104729) % 1000) / 1000.0,
      'logo.webp', 'cover.webp', 736, 320,
      (select jsonb_agg(jsonb_build_object('weekday', d, 'opensMinute', 0, 'closesMinute', 1440)) from generate_series(0, 6) as d),
      20, 35, true, true, true, 3 + (n % 20) / 10.0, n % 400, (n * 37) % 5000, now() - make_interval(hours => n)
    from generate_series(1, ${scale.stores}::int) as n`.execute(ctx.db);
}

async function writeItems(ctx: Ctx, scale: Scale): Promise<void> {
  await sql`
    insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
      price_minor, veg, halal, recommended, position, order_count, variation_groups)
    select ${numberedId('e', 'n')}, ${numberedId('d', `1 + n % ${scale.stores}`)}, ${moduleId}, ${numberedId('c', '1 + n % 40')}, 'item-' || n,
      jsonb_build_object('en', w || ' ' || n, 'ar', 'طبق ' || n, 'nl', w || ' nl ' || n, 'fr', w || ' fr ' || n),
      '{"en":"A dish","ar":"طبق","nl":"Een gerecht","fr":"Un plat"}', 'item.webp', 256, 256,
      10000 + (n % 90) * 500, n % 3 = 0, false, n % 10 = 0, n / ${scale.stores}::int, (n * 31) % 9000,
      '[{"name":{"en":"Size","ar":"الحجم","nl":"Maat","fr":"Taille"},"type":"single","required":false,"min":0,"max":1,
         "options":[{"label":{"en":"Large","ar":"كبير","nl":"Groot","fr":"Grand"},"priceMinor":5000}]}]'
    from generate_series(1, ${scale.stores * scale.itemsPerStore}::int) as n,
      lateral (select (array['Pizza muzzarella','Chivito','Empanada','Milanesa','Ensalada','Ravioles','Asado','Helado','Panqueque','Sushi'])[1 + n % 10] as w) as words`.execute(
    ctx.db,
  );
}

/** Fills an empty, migrated database with a market of stores that never close. Deterministic. */
export async function writeMarketAtScale(ctx: Ctx, scale: Scale, write = writeItems): Promise<ScaledMarket> {
  await writePlaces(ctx);
  await writeStores(ctx, scale);
  await write(ctx, scale);
  await sql`insert into item_stock (item_id, stock) select id, 1000000 from items where position % 4 = 0`.execute(
    ctx.db,
  );
  await sql`select rank_search(now())`.execute(ctx.db);
  await sql`vacuum analyze`.execute(ctx.db);
  // What was written while filling must not be flushed to disk during the measurement.
  await sql`checkpoint`.execute(ctx.db);
  return { moduleId, zoneId, point };
}

/** The id of the n-th generated item, counted from 1. */
export const itemIdOf = (number: number): string =>
  `01941f29-7c00-7000-8000-e${number.toString(16).padStart(11, '0')}`;
