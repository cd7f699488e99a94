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

// Several lines of one vehicle eat from one pot: what is told is what is free for all of them together.
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
 * Gives a trip its units, inside its transaction: all of them or, with a refusal, none (api.md, rule 11). Vehicles are
 * held in sorted order, so of two trips for the last unit one waits and then hears that it is gone; the exclusion over
 * `trip_units` keeps the promise whatever else is written.
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

/** Gives a trip's units back, when it is over or comes to nothing. */
export function releaseUnits(ctx: Ctx, tripId: string): Promise<void> {
  return releaseHolds(ctx.db, tripId);
}

/** Counts trips that came to their end on their vehicles: what 'popular' goes by. */
export async function countTrips(
  ctx: Ctx,
  counts: readonly { readonly vehicleId: string; readonly quantity: number }[],
): Promise<void> {
  if (counts.length > 0) await inTransaction(ctx, (inner) => addTrips(inner.db, counts));
}
