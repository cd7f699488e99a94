import { type Kysely, sql } from 'kysely';
import { byIdOrSlug } from '../../catalog/index.ts';
import { heldUntil, isLate, rangeOf } from '../holds/free-units.repo.ts';
import type { TripWindow } from '../trip-window.ts';
import { vehicleColumns, vehicleTables } from '../vehicle-rows.repo.ts';
import type { VehicleRow } from '../vehicles.tables.ts';

type Db = Kysely<unknown>;

/** The modules and zones in which vehicles are looked up. */
export interface WithinRental {
  readonly vehicleModuleIds: readonly string[];
  readonly pickupZoneIds: readonly string[];
}

/** A vehicle that is rented out, by id or slug. */
export async function findVehicleRow(
  db: Db,
  idOrSlug: string,
  { vehicleModuleIds, pickupZoneIds }: WithinRental,
): Promise<VehicleRow | undefined> {
  const { rows } = await sql<VehicleRow>`
    select ${vehicleColumns} from ${vehicleTables}
    where ${byIdOrSlug('v', idOrSlug)} and v.active and s.active and s.module_id = any (${vehicleModuleIds}::uuid[])
      and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`.execute(db);
  return rows[0];
}

/** A period for which a unit is held. */
export interface HoldRow {
  readonly unit_id: string;
  readonly from_ms: number;
  readonly until_ms: number;
}

/** Holds of a vehicle's active units that overlap the window, or are overdue for it. */
export async function listHoldsOf(
  db: Db,
  vehicleId: string,
  window: TripWindow,
  nowMs: number,
): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select t.unit_id, extract(epoch from lower(t.during))::float8 * 1000 as from_ms,
      extract(epoch from ${heldUntil(nowMs)})::float8 * 1000 as until_ms
    from trip_units t join vehicle_units u on u.id = t.unit_id and u.active
    where t.vehicle_id = ${vehicleId} and t.held
      and (t.during && ${rangeOf(window)} or ${isLate(window, nowMs)})`.execute(db);
  return rows;
}
