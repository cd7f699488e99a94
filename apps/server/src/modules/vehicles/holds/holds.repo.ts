import { type Kysely, sql } from 'kysely';
import { recordset } from '../../../platform/database/json.ts';
import type { TripWindow } from '../trip-window.ts';
import { instant, isLate, rangeOf } from './free-units.repo.ts';

type Db = Kysely<unknown>;

/** Units of a vehicle to reserve for a line of a trip. */
export interface UnitHold extends TripWindow {
  readonly tripId: string;
  readonly lineId: string;
  readonly vehicleId: string;
  readonly quantity: number;
}

/** A unit that a trip holds, and for how long. */
export interface HeldRow {
  readonly line_id: string;
  readonly trip_id: string;
  readonly vehicle_id: string;
  readonly unit_id: string;
  /** Whether the shopper has taken the unit, possibly before the trip's start. */
  readonly out: boolean;
  readonly from_ms: number;
  readonly until_ms: number;
}

const heldColumns = sql<HeldRow>`t.line_id, t.trip_id, t.vehicle_id, t.unit_id, t.out,
  extract(epoch from lower(t.during))::float8 * 1000 as from_ms,
  extract(epoch from upper(t.during))::float8 * 1000 as until_ms`;

/**
 * Locks vehicles until the transaction ends, in the order of their ids to avoid deadlocks: whoever assigns their
 * units waits here. Returns those that are still rented out.
 */
export async function lockVehicles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; active: boolean }>`
    select id, active from vehicles where id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  return new Set(rows.filter(({ active }) => active).map(({ id }) => id));
}

/** Locks the vehicles of a trip that are held for it, in the same way. */
export async function lockVehiclesOf(db: Db, tripId: string): Promise<void> {
  await sql`
    select id from vehicles where id in (select vehicle_id from trip_units where trip_id = ${tripId} and held)
    order by id for no key update`.execute(db);
}

/**
 * Active units that are free in the window and not overdue for it. Best fit first, the unit that comes back last
 * before the window, so that the others stay free for longer trips.
 */
export async function listFreeUnits(
  db: Db,
  {
    vehicleId,
    window,
    quantity,
    nowMs,
    exceptTripId,
  }: {
    readonly vehicleId: string;
    readonly window: TripWindow;
    readonly quantity: number;
    readonly nowMs: number;
    /** Its units count as taken, whenever it has them. */
    readonly exceptTripId?: string;
  },
): Promise<string[]> {
  const isOfTrip = exceptTripId === undefined ? sql`false` : sql`t.trip_id = ${exceptTripId}`;
  const { rows } = await sql<{ id: string }>`
    select u.id from vehicle_units u
    where u.vehicle_id = ${vehicleId} and u.active and not exists (
      select from trip_units t where t.unit_id = u.id and t.held
        and (t.during && ${rangeOf(window)} or ${isLate(window, nowMs)} or ${isOfTrip}))
    order by (select max(upper(t.during)) from trip_units t
      where t.unit_id = u.id and t.held and t.during << ${rangeOf(window)}) desc nulls last, u.id
    limit ${quantity}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Assigns units to a line. */
export async function insertHolds(db: Db, hold: UnitHold, unitIds: readonly string[]): Promise<void> {
  await sql`
    insert into trip_units (line_id, trip_id, vehicle_id, unit_id, during)
    select ${hold.lineId}, ${hold.tripId}, ${hold.vehicleId}, unit_id, ${rangeOf(hold)}
    from unnest(${unitIds}::uuid[]) as unit_id`.execute(db);
}

/** A trip's holds, ordered by vehicle and unit. */
export async function listHeld(db: Db, tripId: string): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select ${heldColumns} from trip_units t where t.trip_id = ${tripId} and t.held
    order by t.vehicle_id, t.unit_id`.execute(db);
  return rows;
}

/** Holds of a unit in a window, except those of the given trip. */
export async function listHeldBeside(
  db: Db,
  unitId: string,
  window: TripWindow,
  tripId?: string,
): Promise<HeldRow[]> {
  const others = tripId === undefined ? sql`true` : sql`t.trip_id <> ${tripId}`;
  const { rows } = await sql<HeldRow>`
    select ${heldColumns} from trip_units t
    where t.unit_id = ${unitId} and t.held and ${others} and t.during && ${rangeOf(window)}
    order by lower(t.during)`.execute(db);
  return rows;
}

/** A unit of a trip that begins, and the trip whose shopper still has it. */
export interface LeavingRow extends HeldRow {
  readonly late_trip_id: string | null;
}

/** A trip's holds, ordered by vehicle and unit, with who has the units now. */
export async function listLeaving(db: Db, tripId: string): Promise<LeavingRow[]> {
  const { rows } = await sql<LeavingRow>`
    select ${heldColumns}, (select o.trip_id from trip_units o
      where o.unit_id = t.unit_id and o.held and o.out and o.trip_id <> t.trip_id limit 1) as late_trip_id
    from trip_units t where t.trip_id = ${tripId} and t.held order by t.vehicle_id, t.unit_id`.execute(db);
  return rows;
}

/** Holds of others of a trip's units, between now and its start. */
export async function listHeldBefore(db: Db, tripId: string, nowMs: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select ${heldColumns} from trip_units own join trip_units t on t.unit_id = own.unit_id
    where own.trip_id = ${tripId} and own.held and t.held and t.trip_id <> own.trip_id
      and t.during && tstzrange(${instant(nowMs)}, greatest(lower(own.during), ${instant(nowMs)}))
    order by t.unit_id, lower(t.during)`.execute(db);
  return rows;
}

/** The trip that is late with a unit, where the window begins too soon to count on its return. */
export async function findLateTrip(
  db: Db,
  { unitId, window, nowMs }: { readonly unitId: string; readonly window: TripWindow; readonly nowMs: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ trip_id: string }>`
    select t.trip_id from trip_units t
    where t.unit_id = ${unitId} and t.held and ${isLate(window, nowMs)} limit 1`.execute(db);
  return rows[0]?.trip_id;
}

/** Changes a hold's unit or time. */
export async function updateHold(
  db: Db,
  { line_id: lineId, unit_id: unitId }: HeldRow,
  to: TripWindow & { readonly unitId: string },
): Promise<void> {
  await sql`update trip_units set unit_id = ${to.unitId}, during = ${rangeOf(to)}
    where line_id = ${lineId} and unit_id = ${unitId}`.execute(db);
}

/** Marks a trip's units as taken by the shopper, and held from now on but for those that others have until its start. */
export async function updateOut(
  db: Db,
  { tripId, nowMs, exceptUnitIds }: { tripId: string; nowMs: number; exceptUnitIds: readonly string[] },
): Promise<void> {
  await sql`
    update trip_units set out = true, during = case when unit_id = any (${exceptUnitIds}::uuid[]) then during
      else tstzrange(least(lower(during), ${instant(nowMs)}), upper(during)) end
    where trip_id = ${tripId} and held`.execute(db);
}

/** Releases a trip's units; the record that it had them stays. */
export async function releaseHolds(db: Db, tripId: string): Promise<void> {
  await sql`update trip_units set held = false where trip_id = ${tripId} and held`.execute(db);
}

/** Whether an active unit belongs to a vehicle. */
export async function isUnitOf(db: Db, unitId: string, vehicleId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from vehicle_units where id = ${unitId} and vehicle_id = ${vehicleId} and active`.execute(db);
  return rows.length > 0;
}

/** Adds trips to vehicles' counts, in the order of their ids. */
export async function addTrips(
  db: Db,
  counts: readonly { readonly vehicleId: string; readonly quantity: number }[],
): Promise<void> {
  const added = counts.map(({ vehicleId: id, quantity }) => ({ id, quantity }));
  await lockVehicles(
    db,
    counts.map(({ vehicleId }) => vehicleId),
  );
  await sql`
    update vehicles v set trip_count = v.trip_count + n.quantity
    from (select id, sum(quantity)::int as quantity from ${recordset(added)} as r (id uuid, quantity int)
      group by id) as n
    where v.id = n.id`.execute(db);
}
