import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uniqueSlug } from '../../../platform/database/unique-slug.ts';

export type Db = Kysely<unknown>;
export type Rows = readonly Readonly<Record<string, unknown>>[];

// One statement's rows; some 2 MB of items with their choices in four languages.
const rowsAtOnce = 1_000;

/** Hands out the rows as JSON, as many as one statement takes well. */
export async function inSlices(
  rows: Rows,
  write: (slice: RawBuilder<unknown>) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await write(sql`${JSON.stringify(rows.slice(start, start + rowsAtOnce))}::jsonb`);
  }
}

/** Writes categories; parents must stand before their children. */
export async function upsertCategories(db: Db, rows: Rows): Promise<void> {
  await inSlices(rows, (slice) =>
    sql`
    insert into categories (id, module_id, parent_id, slug, name, image, position, featured)
    select r.id, (select id from modules where module_type = r.module_type), r.parent_id, r.slug, r.name, r.image, r.position, r.featured
    from jsonb_to_recordset(${slice}) as r (id uuid, module_type text, parent_id uuid, slug text, name jsonb,
      image text, position int, featured boolean)
    on conflict (id) do update set name = excluded.name, image = excluded.image, parent_id = excluded.parent_id,
      position = excluded.position, featured = excluded.featured`.execute(db),
  );
}

/** Writes brands or conditions. */
export async function upsertGatherings(db: Db, table: 'brands' | 'conditions', rows: Rows): Promise<void> {
  await inSlices(rows, (slice) =>
    sql`
    insert into ${sql.table(table)} (id, module_id, slug, name, image, position)
    select r.id, (select id from modules where module_type = r.module_type), r.slug, r.name, r.image, r.position
    from jsonb_to_recordset(${slice}) as r (id uuid, module_type text, slug text, name jsonb, image text, position int)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, image = excluded.image,
      position = excluded.position`.execute(db),
  );
}

// What the store or an operator has decided is theirs.
const unlessDecided = (what: 'discount' | 'hours', column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = case when ${sql.ref(`stores.${what}_decided`)} then ${sql.ref(`stores.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

/** Writes stores. What time and operators made stays: slug, open or not, ratings, orders, the day it joined, its discount and hours where they are decided. */
export async function upsertStores(db: Db, rows: Rows): Promise<void> {
  await inSlices(rows, (slice) =>
    sql`
    insert into stores (id, module_id, zone_id, slug, name, kind, address, lat, lng, logo, cover, cover_width, cover_height,
      opening_hours, delivery_minutes_from, delivery_minutes_to, minimum_order_minor, tax_percent, delivery, take_away,
      schedule_order, free_delivery, halal, featured, discount_percent, discount_minimum_minor, discount_maximum_minor,
      rating, rating_count, order_count, joined_at, source)
    select r.id, (select id from modules where module_type = r.module_type), (select id from zones where slug = r.zone_slug),
      ${uniqueSlug('stores')}, r.name, r.kind, r.address, r.lat, r.lng, r.logo, r.cover, r.cover_width, r.cover_height,
      r.opening_hours, r.delivery_minutes_from, r.delivery_minutes_to, r.minimum_order_minor, r.tax_percent, r.delivery, r.take_away,
      r.schedule_order, r.free_delivery, r.halal, r.featured, r.discount_percent, r.discount_minimum_minor, r.discount_maximum_minor,
      r.rating, r.rating_count, r.order_count, r.joined_at, r.source
    from jsonb_to_recordset(${slice}) as r (id uuid, module_type text, zone_slug text, slug text, name text, kind jsonb,
      address text, lat float8, lng float8, logo text, cover text, cover_width int, cover_height int, opening_hours jsonb,
      delivery_minutes_from int, delivery_minutes_to int, minimum_order_minor int, tax_percent numeric, delivery boolean,
      take_away boolean, schedule_order boolean, free_delivery boolean, halal boolean, featured boolean, discount_percent int,
      discount_minimum_minor int, discount_maximum_minor int, rating numeric, rating_count int, order_count int,
      joined_at timestamptz, source text)
    on conflict (id) do update set module_id = excluded.module_id, zone_id = excluded.zone_id, name = excluded.name,
      kind = excluded.kind, address = excluded.address, lat = excluded.lat, lng = excluded.lng, logo = excluded.logo,
      cover = excluded.cover, cover_width = excluded.cover_width, cover_height = excluded.cover_height,
      ${unlessDecided('hours', 'opening_hours')}, delivery_minutes_from = excluded.delivery_minutes_from,
      delivery_minutes_to = excluded.delivery_minutes_to, minimum_order_minor = excluded.minimum_order_minor,
      tax_percent = excluded.tax_percent, delivery = excluded.delivery, take_away = excluded.take_away,
      schedule_order = excluded.schedule_order, free_delivery = excluded.free_delivery, halal = excluded.halal,
      featured = excluded.featured, ${unlessDecided('discount', 'discount_percent')},
      ${unlessDecided('discount', 'discount_minimum_minor')}, ${unlessDecided('discount', 'discount_maximum_minor')},
      source = excluded.source`.execute(db),
  );
}

/** Writes add-ons; those that a store has decided stay. */
export async function upsertAddOns(db: Db, rows: Rows): Promise<void> {
  await inSlices(rows, (slice) =>
    sql`
    insert into add_ons (id, store_id, name, price_minor, position)
    select r.id, r.store_id, r.name, r.price_minor, r.position
    from jsonb_to_recordset(${slice}) as r (id uuid, store_id uuid, name jsonb, price_minor int, position int)
    on conflict (id) do update set name = excluded.name, price_minor = excluded.price_minor, position = excluded.position
      where not add_ons.decided`.execute(db),
  );
}

/**
 * Inserts counted stock; an existing row keeps its current stock and only gets the new daily fill. Variations that the
 * store has removed are not counted.
 */
export async function upsertStock(db: Db, rows: Rows, at: Date): Promise<void> {
  await inSlices(rows, (slice) =>
    sql`
    insert into item_stock (item_id, variation, stock, daily_stock, stocked_on)
    select r.item_id, r.variation, r.quantity, case when r.daily then r.quantity end,
      case when r.daily then (${at.toISOString()}::timestamptz at time zone
        coalesce((select nullif(value #>> '{}', '') from settings where key = 'timeZone'), 'Etc/GMT-6'))::date end
    from jsonb_to_recordset(${slice}) as r (item_id uuid, variation text, quantity int, daily boolean)
    join items i on i.id = r.item_id
    where not i.choices_decided or case when i.variations = '[]' then r.variation = ''
      else i.variations @> jsonb_build_array(jsonb_build_object('type', r.variation)) end
    on conflict (item_id, variation) do update
      set daily_stock = excluded.daily_stock,
        stocked_on = case when excluded.daily_stock is null then null else coalesce(item_stock.stocked_on, excluded.stocked_on) end`.execute(
      db,
    ),
  );
}

/**
 * Takes off sale what an import no longer names, and puts back what such an import took off and this one names. Stores
 * that joined by themselves (without a source) and what they sell are no import's.
 */
export async function switchOver(db: Db, table: 'stores' | 'items', ids: readonly string[]): Promise<void> {
  const rows = sql.table(table);
  const imported = sql`exists (select from stores s where s.source is not null
    and s.id = ${sql.ref(table === 'stores' ? 'stores.id' : 'items.store_id')})`;
  await sql`update ${rows} set active = false, retired = true
    where active and ${imported} and id <> all (${ids}::uuid[])`.execute(db);
  await sql`update ${rows} set active = true, retired = false where retired and id = any (${ids}::uuid[])`.execute(
    db,
  );
}
