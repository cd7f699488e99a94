import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findOutElsewhere, listFreeUnits, listHeld, lockVehicles, updateHold } from './holds.repo.ts';

/**
 * A trip that is about to begin does not wait for a unit that another one is late with: it gets a free one of the same
 * vehicle. Answers the trips whose units it has to wait for, as there is none.
 */
export function leaveLateUnits(ctx: Ctx, tripId: string): Promise<string[]> {
  return inTransaction(ctx, async (inner) => {
    const { db } = inner;
    await lockVehicles(
      db,
      (await listHeld(db, tripId)).map(({ vehicle_id: id }) => id),
    );
    const late: string[] = [];
    for (const hold of await listHeld(db, tripId)) {
      const lateTripId = await findOutElsewhere(db, hold.unit_id, tripId);
      if (lateTripId === undefined) continue;
      const { vehicle_id: vehicleId, from_ms: fromMs, until_ms: untilMs } = hold;
      const window = { fromMs, untilMs };
      const [unitId] = await listFreeUnits(db, { vehicleId, window, quantity: 1, nowMs: ctx.clock.now() });
      if (unitId) await updateHold(db, hold, { ...window, unitId });
      else late.push(lateTripId);
    }
    return [...new Set(late)];
  });
}
