import { type Kysely, sql } from 'kysely';
import { json, recordset } from '../../../platform/database/json.ts';
import type { LocalText } from '../../catalog/index.ts';

type Db = Kysely<unknown>;

/** One of a vehicle. */
export interface UnitRow {
  readonly id: string;
  readonly plate: string;
  readonly active: boolean;
}

/** A vehicle as its provider edits it. */
export interface KeptVehicleRow {
  readonly id: string;
  readonly store_id: string;
  readonly slug: string;
  readonly name: LocalText;
  readonly description: LocalText;
  readonly category_id: string;
  readonly brand_id: string | null;
  readonly hourly_minor: number | null;
  readonly daily_minor: number | null;
  readonly per_km_minor: number | null;
  readonly active: boolean;
  readonly units: readonly UnitRow[];
}

/** A new vehicle of an existing provider. */
export interface NewVehicleRow extends Omit<KeptVehicleRow, 'active' | 'units'> {
  readonly body: string;
  readonly image: { readonly name: string; readonly width: number; readonly height: number };
  readonly seats: number;
  readonly transmission: string;
  readonly fuel: string;
  readonly air_condition: boolean;
  readonly listed_at: Date;
}

const columns = sql`v.id, v.store_id, v.slug, v.name, v.description, v.category_id, v.brand_id, v.hourly_minor,
  v.daily_minor, v.per_km_minor, v.active, coalesce((select json_agg(json_build_object('id', u.id, 'plate', u.plate,
    'active', u.active) order by u.plate, u.id) from vehicle_units u where u.vehicle_id = v.id), '[]') as units`;

/** A provider's vehicles, newest first, including those no longer rented out. */
export async function listKeptVehicles(db: Db, storeId: string): Promise<KeptVehicleRow[]> {
  const { rows } = await sql<KeptVehicleRow>`
    select ${columns} from vehicles v where v.store_id = ${storeId} order by v.listed_at desc, v.id`.execute(
    db,
  );
  return rows;
}

/** A vehicle, locked until the transaction ends; it can be put into trip carts meanwhile, and is booked after. */
export async function lockKeptVehicle(db: Db, id: string): Promise<KeptVehicleRow | undefined> {
  await sql`select from vehicles where id = ${id} for no key update`.execute(db);
  const { rows } = await sql<KeptVehicleRow>`select ${columns} from vehicles v where v.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Inserts a vehicle; false if its slug is taken. */
export async function insertVehicle(db: Db, row: NewVehicleRow): Promise<boolean> {
  const { image } = row;
  const { rows } = await sql`
    insert into vehicles (id, store_id, category_id, brand_id, slug, name, description, body, image, image_width,
      image_height, seats, transmission, fuel, air_condition, hourly_minor, daily_minor, per_km_minor, listed_at)
    values (${row.id}, ${row.store_id}, ${row.category_id}, ${row.brand_id}, ${row.slug}, ${json(row.name)},
      ${json(row.description)}, ${row.body}, ${image.name}, ${image.width}, ${image.height}, ${row.seats},
      ${row.transmission}, ${row.fuel}, ${row.air_condition}, ${row.hourly_minor}, ${row.daily_minor},
      ${row.per_km_minor}, ${row.listed_at})
    on conflict (slug) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Updates the editable columns of a locked vehicle, and the provider's vehicle count. */
export async function updateVehicle(db: Db, row: Omit<KeptVehicleRow, 'units'>): Promise<void> {
  await sql`
    update vehicles set name = ${json(row.name)}, description = ${json(row.description)},
      hourly_minor = ${row.hourly_minor}, daily_minor = ${row.daily_minor}, per_km_minor = ${row.per_km_minor},
      active = ${row.active}, retired = retired and not ${row.active}
    where id = ${row.id}`.execute(db);
  await sql`
    update providers p set vehicle_count = (select count(*) from vehicles where store_id = p.store_id and active)
    where p.store_id = ${row.store_id}`.execute(db);
}

/** Inserts units of a vehicle; existing ones get the new plate and active flag. */
export async function upsertUnits(db: Db, vehicleId: string, units: readonly UnitRow[]): Promise<void> {
  if (units.length === 0) return;
  await sql`
    insert into vehicle_units (id, vehicle_id, plate, active)
    select r.id, ${vehicleId}, r.plate, r.active
    from ${recordset(units)} as r (id uuid, plate text, active boolean)
    on conflict (id) do update set plate = excluded.plate, active = excluded.active
      where vehicle_units.vehicle_id = excluded.vehicle_id`.execute(db);
}

/** Whether the category exists, and the brand if one is given. */
export async function knownMarks(
  db: Db,
  { categoryId, brandId }: { readonly categoryId: string; readonly brandId: string | null },
): Promise<{ readonly category: boolean; readonly brand: boolean }> {
  const { rows } = await sql<{ category: boolean; brand: boolean }>`
    select exists (select from vehicle_categories where id = ${categoryId}) as category,
      ${brandId}::uuid is null or exists (select from vehicle_brands where id = ${brandId}) as brand`.execute(
    db,
  );
  return rows[0] ?? { category: false, brand: false };
}

/** Sets when a provider's discount ends; null means never. */
export async function updateDiscountEnd(db: Db, storeId: string, endsAt: Date | null): Promise<void> {
  await sql`update providers set discount_ends_at = ${endsAt} where store_id = ${storeId}`.execute(db);
}
