import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listHeld, listHeldBeside, lockVehicles, updateHold, updateOut } from './holds.repo.ts';
import { makeRoom } from './move-holds.ts';

/**
 * A trip that begins before its time has its vehicles from now on, unless somebody else is to have one before it. Answers
 * whose trips those are.
 */
async function holdFromNow(ctx: Ctx, tripId: string): Promise<string[]> {
  const nowMs = ctx.clock.now();
  const isEarly = ({ from_ms: fromMs }: { readonly from_ms: number }) => fromMs > nowMs;
  const vehicleIds = (await listHeld(ctx.db, tripId)).filter(isEarly).map(({ vehicle_id: id }) => id);
  if (vehicleIds.length === 0) return [];
  const lacking: string[] = [];
  await lockVehicles(ctx.db, vehicleIds);
  // Read anew: whoever was waited for may have exchanged a unit of ours.
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
 * A trip's units are with its shopper from now on, until they are given back. Answers the trips that were to have one
 * before it and have none now: whoever sends the units out is asked about them.
 */
export function sendUnitsOut(ctx: Ctx, tripId: string): Promise<string[]> {
  return inTransaction(ctx, async (inner) => {
    const lacking = await holdFromNow(inner, tripId);
    await updateOut(inner.db, tripId);
    return lacking;
  });
}
