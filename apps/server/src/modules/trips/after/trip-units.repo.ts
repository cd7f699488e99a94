import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { Driver, Fuel, TripTables, TripUnitRow } from '../trips.tables.ts';

type Db = Kysely<TripTables>;

/** A unit of a trip with what stands on its plate, and what its vehicle runs on. */
export type PlatedUnitRow = TripUnitRow & { readonly plate: string; readonly fuel: Fuel };

/** Units of a trip, held or had, in the order of its lines. */
export async function listTripUnits(db: Db, tripId: string): Promise<PlatedUnitRow[]> {
  return db
    .selectFrom('trip_units')
    .innerJoin('vehicle_units', 'vehicle_units.id', 'trip_units.unit_id')
    .innerJoin('vehicles', 'vehicles.id', 'trip_units.vehicle_id')
    .innerJoin('trip_lines', 'trip_lines.id', 'trip_units.line_id')
    .select([
      'trip_units.line_id',
      'trip_units.trip_id',
      'trip_units.vehicle_id',
      'trip_units.unit_id',
      'trip_units.driver',
      'vehicle_units.plate',
      'vehicles.fuel',
    ])
    .where('trip_units.trip_id', '=', tripId)
    .orderBy('trip_lines.position')
    .orderBy('vehicle_units.plate')
    .orderBy('trip_units.unit_id')
    .execute();
}

/** Says who drives or brings a unit of a trip. */
export async function updateDriver(db: Db, tripId: string, unitId: string, driver: Driver): Promise<void> {
  await db
    .updateTable('trip_units')
    .set({ driver: json(driver) })
    .where('trip_id', '=', tripId)
    .where('unit_id', '=', unitId)
    .execute();
}
