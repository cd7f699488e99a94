import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { countFreeUnits } from './free-units.repo.ts';
import {
  addTrips,
  insertHolds,
  listFreeUnits,
  lockVehicles,
  releaseHolds,
  type UnitHold,
} from './holds.repo.ts';

function refuseShort(free: number): never {
  if (free < 1) return refuse('vehicle_not_available');
  return refuse('vehicle_quantity', { count: free });
}

// Several lines may ask for the same vehicle, so the refusal states how many are free for all of them together.
async function refuseBeyondFree(
  ctx: Ctx,
  holds: readonly UnitHold[],
  stillLet: ReadonlySet<string>,
): Promise<void> {
  for (const vehicleId of new Set(holds.map((hold) => hold.vehicleId))) {
    const own = holds.filter((hold) => hold.vehicleId === vehicleId);
    const asked = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const window = {
      fromMs: Math.min(...own.map(({ fromMs }) => fromMs)),
      untilMs: Math.max(...own.map(({ untilMs }) => untilMs)),
    };
    const counted = await countFreeUnits(ctx.db, [vehicleId], window, { nowMs: ctx.clock.now() });
    const free = counted.get(vehicleId) ?? 0;
    if (!stillLet.has(vehicleId)) refuseShort(0);
    if (asked > free) refuseShort(free);
  }
}

/**
 * Reserves units for a trip, inside its transaction: all of them or, with a refusal, none (api.md, rule 11). Vehicles
 * are locked in sorted order, so the later of two trips for the last unit waits and is then refused; whatever else is
 * written, the exclusion constraint on `trip_units` prevents double booking.
 */
export async function holdUnits(ctx: Ctx, asked: UnitHold | readonly UnitHold[]): Promise<void> {
  const holds = [asked].flat() as readonly UnitHold[];
  await inTransaction(ctx, async (inner) => {
    const stillLet = await lockVehicles(
      inner.db,
      holds.map(({ vehicleId }) => vehicleId),
    );
    await refuseBeyondFree(inner, holds, stillLet);
    for (const hold of holds) {
      const { vehicleId, quantity } = hold;
      const asked = { vehicleId, window: hold, quantity, nowMs: ctx.clock.now() };
      const unitIds = await listFreeUnits(inner.db, asked);
      if (unitIds.length < quantity) refuseShort(unitIds.length);
      await insertHolds(inner.db, hold, unitIds);
    }
  });
}

/** Releases a trip's units, when it has ended or was never confirmed. */
export function releaseUnits(ctx: Ctx, tripId: string): Promise<void> {
  return releaseHolds(ctx.db, tripId);
}

/** Adds completed trips to their vehicles' counts, which 'popular' sorts by. */
export async function countTrips(
  ctx: Ctx,
  counts: readonly { readonly vehicleId: string; readonly quantity: number }[],
): Promise<void> {
  if (counts.length > 0) await inTransaction(ctx, (inner) => addTrips(inner.db, counts));
}
