import { type Kysely, sql } from 'kysely';
import type { TripLineRow, TripRow, TripTables } from '../trips.tables.ts';

type Db = Kysely<TripTables>;

/** Whether there is a trip at all. */
export async function hasTrip(db: Db): Promise<boolean> {
  return (await db.selectFrom('trips').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Every trip of a shopper with its lines, as kept. */
export async function listOwnedTrips(
  db: Db,
  shopperId: string,
): Promise<(TripRow & { lines: TripLineRow[] })[]> {
  const trips = await db
    .selectFrom('trips')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('trip_lines')
    .innerJoin('trips', 'trips.id', 'trip_lines.trip_id')
    .selectAll('trip_lines')
    .where('trips.shopper_id', '=', shopperId)
    .orderBy('trip_lines.position')
    .execute();
  return trips.map((trip) => ({ ...trip, lines: lines.filter((line) => line.trip_id === trip.id) }));
}

/** Moves all trips of one shopper to another. */
export async function updateTripOwner(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('trips')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', fromShopperId)
    .execute();
}

/** Takes out of a shopper's trips who it was and where: a trip begins at its provider then. */
export async function clearTripContacts(db: Db, shopperId: string): Promise<void> {
  await db
    .updateTable('trips')
    .set({ contact_name: '', contact_phone: '', contact_email: '', note: '' })
    .set({ destination: null, route_polyline: null })
    .set({ pickup: sql`jsonb_build_object('name', '', 'lat', provider -> 'lat', 'lng', provider -> 'lng')` })
    .where('shopper_id', '=', shopperId)
    .execute();
  await db
    .updateTable('trip_events')
    .set({ detail: '' })
    .where('trip_id', 'in', db.selectFrom('trips').select('id').where('shopper_id', '=', shopperId))
    .execute();
}
