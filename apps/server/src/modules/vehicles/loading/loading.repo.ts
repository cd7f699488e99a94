import { type Kysely, sql } from 'kysely';
import { recordset } from '../../../platform/database/json.ts';
import { uniqueSlug } from '../../../platform/database/unique-slug.ts';

type Db = Kysely<unknown>;
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Writes vehicle categories. */
export async function upsertCategories(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into vehicle_categories (id, slug, name, image, position)
    select r.id, r.slug, r.name, r.image, r.position
    from ${recordset(rows)} as r (id uuid, slug text, name jsonb, image text, position int)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, image = excluded.image,
      position = excluded.position`.execute(db);
}

/** Writes vehicle brands. */
export async function upsertBrands(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into vehicle_brands (id, slug, name, image, position)
    select r.id, r.slug, r.name, r.image, r.position
    from ${recordset(rows)} as r (id uuid, slug text, name text, image text, position int)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, image = excluded.image,
      position = excluded.position`.execute(db);
}

/** Writes providers; zones are given by slug. A discount set by the provider or an operator stays, with its end. */
export async function upsertProviders(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into providers (store_id, pickup_zone_ids, discount_ends_at)
    select r.store_id, array(select z.id from jsonb_array_elements_text(r.pickup_zones) with ordinality as named (slug, at)
        join zones z on z.slug = named.slug order by named.at), r.discount_ends_at
    from ${recordset(rows)} as r (store_id uuid, pickup_zones jsonb, discount_ends_at timestamptz)
    on conflict (store_id) do update set pickup_zone_ids = excluded.pickup_zone_ids,
      discount_ends_at = case when (select s.discount_decided from stores s where s.id = excluded.store_id)
        then providers.discount_ends_at else excluded.discount_ends_at end`.execute(db);
}

/**
 * Writes vehicles. Values that changed since the first import stay: slug, active flag, ratings, trips, listing date.
 */
export async function upsertVehicles(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into vehicles (id, store_id, category_id, brand_id, slug, name, description, body, image, image_width, image_height,
      images, seats, transmission, fuel, air_condition, hourly_minor, daily_minor, per_km_minor, discount_type,
      discount_value, rating, rating_count, trip_count, listed_at, source)
    select r.id, r.store_id, r.category_id, r.brand_id,
      ${uniqueSlug('vehicles')}, r.name, r.description, r.body, r.image, r.image_width, r.image_height, r.images, r.seats, r.transmission, r.fuel,
      r.air_condition, r.hourly_minor, r.daily_minor, r.per_km_minor, r.discount_type, r.discount_value, r.rating,
      r.rating_count, r.trip_count, r.listed_at, r.source
    from ${recordset(rows)} as r (id uuid, store_id uuid, category_id uuid, brand_id uuid, slug text, name jsonb,
      description jsonb, body text, image text, image_width int, image_height int, images jsonb, seats int, transmission text,
      fuel text, air_condition boolean, hourly_minor int, daily_minor int, per_km_minor int, discount_type text,
      discount_value int, rating numeric, rating_count int, trip_count int, listed_at timestamptz, source text)
    on conflict (id) do update set store_id = excluded.store_id, category_id = excluded.category_id,
      brand_id = excluded.brand_id, name = excluded.name, description = excluded.description, body = excluded.body,
      image = excluded.image, image_width = excluded.image_width, image_height = excluded.image_height,
      images = excluded.images, seats = excluded.seats, transmission = excluded.transmission, fuel = excluded.fuel,
      air_condition = excluded.air_condition, hourly_minor = excluded.hourly_minor, daily_minor = excluded.daily_minor,
      per_km_minor = excluded.per_km_minor, discount_type = excluded.discount_type,
      discount_value = excluded.discount_value, source = excluded.source`.execute(db);
}

/** Adds missing units; existing ones stay as they are, since trips hold them and operators edit their plates. */
export async function addUnits(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into vehicle_units (id, vehicle_id, plate)
    select r.id, r.vehicle_id, r.plate from ${recordset(rows)} as r (id uuid, vehicle_id uuid, plate text)
    on conflict (id) do nothing`.execute(db);
}

/** Stores a demonstration's reviews of its vehicles, without an author. */
export async function upsertVehicleSamples(db: Db, rows: Rows): Promise<void> {
  await sql`
    insert into vehicle_reviews (id, vehicle_id, store_id, rating, sample, created_at)
    select r.id, r.vehicle_id, r.store_id, r.rating, r.sample, r.created_at
    from ${recordset(rows)} as r (id uuid, vehicle_id uuid, store_id uuid, rating int, sample jsonb, created_at timestamptz)
    on conflict (id) do update set rating = excluded.rating, sample = excluded.sample`.execute(db);
}

/**
 * Retires vehicles that the import no longer names, and restores those that an import had retired and this one names.
 * Vehicles added by hand (without a source) are left alone.
 */
export async function switchVehiclesOver(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update vehicles set active = false, retired = true
    where active and source is not null and id <> all (${ids}::uuid[])`.execute(db);
  await sql`update vehicles set active = true, retired = false where retired and id = any (${ids}::uuid[])`.execute(
    db,
  );
}

/** Updates each provider's vehicle count; the trigger only counts new vehicles. */
export async function countProviderVehicles(db: Db): Promise<void> {
  await sql`
    update providers p set vehicle_count = n.count
    from (select p.store_id, count(v.id)::int as count from providers p
      left join vehicles v on v.store_id = p.store_id and v.active group by p.store_id) as n
    where n.store_id = p.store_id and p.vehicle_count <> n.count`.execute(db);
}
