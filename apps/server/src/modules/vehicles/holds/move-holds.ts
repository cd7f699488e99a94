import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { TripWindow } from '../trip-window.ts';
import {
  findLateTrip,
  type HeldRow,
  isUnitOf,
  listFreeUnits,
  listHeld,
  listHeldBeside,
  lockVehiclesOf,
  updateHold,
} from './holds.repo.ts';

const windowOf = ({ from_ms: fromMs, until_ms: untilMs }: HeldRow): TripWindow => ({ fromMs, untilMs });

const isOnItsWay = (ctx: Ctx, { out, from_ms: fromMs }: HeldRow): boolean => out || fromMs <= ctx.clock.now();

/** A unit of the hold's vehicle that is free for its time, and none that this trip has at another time. */
export async function findFreeUnit(
  ctx: Ctx,
  hold: HeldRow,
  { exceptTripId, window = windowOf(hold) }: { exceptTripId?: string; window?: TripWindow } = {},
): Promise<string | undefined> {
  const asked = { vehicleId: hold.vehicle_id, window, quantity: 1, nowMs: ctx.clock.now() };
  return (await listFreeUnits(ctx.db, exceptTripId === undefined ? asked : { ...asked, exceptTripId }))[0];
}

/**
 * Moves others off the units of a trip that needs more time: trips that have not set out yet can have another unit of
 * the same vehicle. False if one cannot.
 */
export async function makeRoom(ctx: Ctx, tripId: string, others: readonly HeldRow[]): Promise<boolean> {
  for (const other of others) {
    const unitId = !isOnItsWay(ctx, other) && (await findFreeUnit(ctx, other, { exceptTripId: tripId }));
    if (!unitId) return false;
    await updateHold(ctx.db, other, { ...windowOf(other), unitId });
  }
  return true;
}

async function moveHold(ctx: Ctx, hold: HeldRow, untilMs: number): Promise<void> {
  const window = { fromMs: hold.from_ms, untilMs };
  const others = await listHeldBeside(ctx.db, hold.unit_id, window, hold.trip_id);
  const keepsUnit = others.length === 0 || isOnItsWay(ctx, hold);
  const other = keepsUnit ? undefined : await findFreeUnit(ctx, hold, { window });
  if (other === undefined && !(await makeRoom(ctx, hold.trip_id, others))) refuse('vehicle_not_available');
  await updateHold(ctx.db, hold, { ...window, unitId: other ?? hold.unit_id });
}

/**
 * Changes when a trip ends, inside its transaction: earlier, or later if its vehicles are free until then. A trip
 * keeps the units it has set out with; trips that have not set out may get other units of the same vehicle.
 */
export async function moveHolds(ctx: Ctx, tripId: string, untilMs: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockVehiclesOf(inner.db, tripId);
    // Read after the lock: another transaction may have swapped one of our units.
    for (const hold of await listHeld(inner.db, tripId)) await moveHold(inner, hold, untilMs);
  });
}

/**
 * Replaces one of a trip's units with another of the same vehicle, for the same time. Answers the trip that is late with
 * the other unit, if it cannot be replaced for that.
 */
export async function swapUnit(
  ctx: Ctx,
  { tripId, unitId, otherUnitId }: { tripId: string; unitId: string; otherUnitId: string },
): Promise<string | undefined> {
  return inTransaction(ctx, async (inner) => {
    await lockVehiclesOf(inner.db, tripId);
    const hold = (await listHeld(inner.db, tripId)).find(({ unit_id: id }) => id === unitId);
    if (!hold || !(await isUnitOf(inner.db, otherUnitId, hold.vehicle_id)))
      return refuse('trip_unit_not_found');
    if (otherUnitId === unitId) return undefined;
    const window = windowOf(hold);
    const taken = await listHeldBeside(inner.db, otherUnitId, window);
    if (taken.length > 0) return refuse('unit_taken');
    const lateTripId = await findLateTrip(inner.db, { unitId: otherUnitId, window, nowMs: ctx.clock.now() });
    if (lateTripId === undefined) await updateHold(inner.db, hold, { ...window, unitId: otherUnitId });
    return lateTripId;
  });
}
