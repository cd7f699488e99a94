import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOneOf, placeAmong } from '../../platform/database/generic-plan.ts';
import type { ProviderColumns, VehicleRow } from './vehicles.tables.ts';

type Db = Kysely<unknown>;

/** Columns of a vehicle's provider, from stores s and providers p. */
export const providerColumns: RawBuilder<ProviderColumns> = sql`s.id as store_id, s.slug as store_slug, s.name as store_name, s.logo as store_logo, s.lat as store_lat,
    s.lng as store_lng, p.pickup_zone_ids, p.discount_ends_at, s.discount_percent, s.discount_minimum_minor,
    s.discount_maximum_minor`;

/** Columns of a vehicle, from {@link vehicleTables}. */
export const vehicleColumns: RawBuilder<VehicleRow> = sql`v.id, v.slug, v.name, v.description, v.body, v.image, v.image_width, v.image_height, v.images, v.seats,
    v.transmission, v.fuel, v.air_condition, v.hourly_minor, v.daily_minor, v.per_km_minor, v.discount_type,
    v.discount_value, v.active, v.unit_count, v.rating, v.rating_count, v.stars, v.listed_at, s.module_id,
    s.active as store_active, s.tax_percent, ${providerColumns},
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) as category,
    case when b.id is not null then
      json_build_object('id', b.id, 'slug', b.slug, 'name', json_build_object('en', b.name)) end as brand`;

/** A vehicle joined with its provider, store, category and brand. */
export const vehicleTables: RawBuilder<unknown> = sql`vehicles v
  join stores s on s.id = v.store_id join providers p on p.store_id = v.store_id
  join vehicle_categories c on c.id = v.category_id left join vehicle_brands b on b.id = v.brand_id`;

/** Vehicles by id, rented out or not, in the order of the ids. */
export async function listVehicleRowsById(db: Db, ids: readonly string[]): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select ${vehicleColumns} from ${vehicleTables} where ${isOneOf('v.id', ids)}
    order by ${placeAmong('v.id', ids)}`.execute(db);
  return rows;
}
