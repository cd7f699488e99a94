import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TripWindow } from '../trip-window.ts';

type Db = Kysely<unknown>;

/** A window as PostgreSQL has it: half-open. */
export function rangeOf({ fromMs, untilMs }: TripWindow): RawBuilder<unknown> {
  return sql`tstzrange(${new Date(fromMs).toISOString()}::timestamptz, ${new Date(untilMs).toISOString()}::timestamptz)`;
}

/** How many units of the vehicle v are held at some time of the window, of those in use. */
export function heldUnits(window: TripWindow, exceptTripId?: string): RawBuilder<number> {
  const others = exceptTripId === undefined ? sql`true` : sql`t.trip_id <> ${exceptTripId}`;
  return sql`(select count(distinct t.unit_id)::int from trip_units t join vehicle_units u on u.id = t.unit_id and u.active
    where t.vehicle_id = v.id and t.held and t.during && ${rangeOf(window)} and ${others})`;
}

/** Units in use and not held, by vehicle. */
export async function countFreeUnits(
  db: Db,
  vehicleIds: readonly string[],
  window: TripWindow,
  exceptTripId?: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select v.id, v.unit_count - ${heldUnits(window, exceptTripId)} as free
    from vehicles v where v.id = any (${vehicleIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, free }) => [id, free]));
}
