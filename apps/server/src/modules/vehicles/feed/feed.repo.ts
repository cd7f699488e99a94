import { type Kysely, sql } from 'kysely';
import { heldUntil, instant, isLate } from '../holds/free-units.repo.ts';
import { vehicleColumns, vehicleTables } from '../vehicle-rows.repo.ts';
import type { VehicleRow } from '../vehicles.tables.ts';

type Db = Kysely<unknown>;

/** A provider's vehicles, in a stable order. */
export async function listFeedVehicles(db: Db, storeId: string): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select ${vehicleColumns} from ${vehicleTables} where v.store_id = ${storeId} and v.active order by v.id`.execute(
    db,
  );
  return rows;
}

/** An active unit with its holds from now on, overdue ones included; not who holds it. */
export interface FeedUnit {
  readonly unit_id: string;
  readonly vehicle_id: string;
  /** Start and end in milliseconds, sorted. */
  readonly holds: readonly (readonly [number, number])[];
}

/** Active units of a provider's vehicles. */
export async function listFeedUnits(db: Db, storeId: string, nowMs: number): Promise<FeedUnit[]> {
  const { rows } = await sql<FeedUnit>`
    select u.id as unit_id, u.vehicle_id, coalesce((
      select json_agg(json_build_array(extract(epoch from lower(t.during)) * 1000, extract(epoch from ${heldUntil(nowMs)}) * 1000)
        order by lower(t.during))
      from trip_units t where t.unit_id = u.id and t.held
        and (upper(t.during) > ${instant(nowMs)} or ${isLate({ fromMs: nowMs }, nowMs)})), '[]') as holds
    from vehicle_units u join vehicles v on v.id = u.vehicle_id
    where v.store_id = ${storeId} and v.active and u.active order by u.vehicle_id, u.id`.execute(db);
  return rows;
}

/** Slugs of providers that accept trips. */
export async function listFeedProviders(db: Db, moduleIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select s.slug from stores s join providers p on p.store_id = s.id
    where s.active and s.module_id = any (${moduleIds}::uuid[]) order by s.id`.execute(db);
  return rows.map(({ slug }) => slug);
}
