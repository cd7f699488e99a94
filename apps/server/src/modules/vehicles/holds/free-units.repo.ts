import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../platform/database/generic-plan.ts';
import type { TripWindow } from '../trip-window.ts';

type Db = Kysely<unknown>;

/** An instant as a statement parameter. */
export const instant = (ms: number): RawBuilder<Date> => sql`${new Date(ms).toISOString()}::timestamptz`;

/** A window as a PostgreSQL range, which is half-open. */
export const rangeOf = ({ fromMs, untilMs }: TripWindow): RawBuilder<unknown> =>
  sql`tstzrange(${instant(fromMs)}, ${instant(untilMs)})`;

/** When an overdue vehicle comes back is unknown, so it is not offered for windows that begin within this time. */
const lateForMs = 3_600_000;

// Whether hold t has a unit that should be back and is not.
const isOverdue = (nowMs: number): RawBuilder<boolean> =>
  sql`(t.out and upper(t.during) <= ${instant(nowMs)})`;

/** Whether hold t has an overdue unit, for a window that begins too soon to count on its return. */
export function isLate({ fromMs }: Pick<TripWindow, 'fromMs'>, nowMs: number): RawBuilder<boolean> {
  if (fromMs >= nowMs + lateForMs) return sql`false`;
  return isOverdue(nowMs);
}

/** When hold t ends; an overdue unit counts as held until it can be offered again. */
export const heldUntil = (nowMs: number): RawBuilder<Date> =>
  sql`case when ${isOverdue(nowMs)} then ${instant(nowMs + lateForMs)} else upper(t.during) end`;

/** How many active units of vehicle v are held at some time of the window, or overdue for it. */
export function heldUnits(window: TripWindow, nowMs: number, exceptTripId?: string): RawBuilder<number> {
  const others = exceptTripId === undefined ? sql`true` : sql`t.trip_id <> ${exceptTripId}`;
  // Compares both ends instead of overlapping ranges, so that an index on the end finds the vehicle's few trips to
  // come.
  return sql`(select count(distinct t.unit_id)::int from trip_units t join vehicle_units u on u.id = t.unit_id and u.active
    where t.vehicle_id = v.id and t.held and ${others} and (${isLate(window, nowMs)}
      or upper(t.during) > ${instant(window.fromMs)} and lower(t.during) < ${instant(window.untilMs)}))`;
}

/** Active units that are not held, by vehicle. */
export async function countFreeUnits(
  db: Db,
  vehicleIds: readonly string[],
  window: TripWindow,
  { nowMs, exceptTripId }: { readonly nowMs: number; readonly exceptTripId?: string | undefined },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select v.id, v.unit_count - ${heldUnits(window, nowMs, exceptTripId)} as free
    from vehicles v where ${isOneOf('v.id', vehicleIds)}`.execute(db);
  return new Map(rows.map(({ id, free }) => [id, free]));
}
