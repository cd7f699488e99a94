import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listHeld, listHeldBeside, lockVehicles, updateHold, updateOut } from './holds.repo.ts';
import { makeRoom } from './move-holds.ts';

/**
 * Extends the holds of a trip that begins early to now, unless another trip needs a unit before. Returns the ids of
 * such trips.
 */
async function holdFromNow(ctx: Ctx, tripId: string): Promise<string[]> {
  const nowMs = ctx.clock.now();
  const isEarly = ({ from_ms: fromMs }: { readonly from_ms: number }) => fromMs > nowMs;
  const vehicleIds = (await listHeld(ctx.db, tripId)).filter(isEarly).map(({ vehicle_id: id }) => id);
  if (vehicleIds.length === 0) return [];
  const lacking: string[] = [];
  await lockVehicles(ctx.db, vehicleIds);
  // Read again after the lock: another transaction may have swapped one of our units.
  for (const hold of (await listHeld(ctx.db, tripId)).filter(isEarly)) {
    const { unit_id: unitId, from_ms: untilMs, until_ms: endMs } = hold;
    const before = await listHeldBeside(ctx.db, unitId, { fromMs: nowMs, untilMs }, tripId);
    if (await makeRoom(ctx, before))
      await updateHold(ctx.db, hold, { unitId, fromMs: nowMs, untilMs: endMs });
    else lacking.push(...before.map(({ trip_id: other }) => other));
  }
  return [...new Set(lacking)];
}

/**
 * Marks a trip's units as taken by the shopper until they are returned. Returns the trips that would have had one of
 * them before and are now without: the caller must confirm or resolve them.
 */
export function sendUnitsOut(ctx: Ctx, tripId: string): Promise<string[]> {
  return inTransaction(ctx, async (inner) => {
    const lacking = await holdFromNow(inner, tripId);
    await updateOut(inner.db, tripId);
    return lacking;
  });
}
