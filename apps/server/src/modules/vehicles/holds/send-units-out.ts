import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listHeldBefore, listLeaving, lockVehiclesOf, updateHold, updateOut } from './holds.repo.ts';
import { findFreeUnit, makeRoom } from './move-holds.ts';

/** Trips in the way of one that begins. */
export interface InTheWay {
  /** Late with a unit of which there is no other. */
  readonly late: readonly string[];
  /** Were to have a unit before, and are now without. */
  readonly lacking: readonly string[];
}

/** A unit that another trip is late with is exchanged for a free one. Answers the trips that have to be waited for. */
async function leaveLateUnits(ctx: Ctx, leaving: Awaited<ReturnType<typeof listLeaving>>): Promise<string[]> {
  const late: string[] = [];
  for (const hold of leaving) {
    if (hold.late_trip_id === null) continue;
    const unitId = await findFreeUnit(ctx, hold);
    const { from_ms: fromMs, until_ms: untilMs } = hold;
    if (unitId) await updateHold(ctx.db, hold, { unitId, fromMs, untilMs });
    else late.push(hold.late_trip_id);
  }
  return late;
}

/** The units that others hold before a trip that begins early, and cannot do without: unit and trip. */
async function listPromised(ctx: Ctx, tripId: string): Promise<{ unitId: string; tripId: string }[]> {
  const before = await listHeldBefore(ctx.db, tripId, ctx.clock.now());
  const promised: { unitId: string; tripId: string }[] = [];
  for (const unitId of new Set(before.map(({ unit_id: id }) => id))) {
    const others = before.filter(({ unit_id: id }) => id === unitId);
    if (await makeRoom(ctx, tripId, others)) continue;
    promised.push(...others.map(({ trip_id: other }) => ({ unitId, tripId: other })));
  }
  return promised;
}

/**
 * Marks a trip's units as taken by the shopper until they are returned, and held from now on if it begins early. Returns
 * the trips in the way: the caller must confirm or resolve them.
 */
export function sendUnitsOut(ctx: Ctx, tripId: string): Promise<InTheWay> {
  return inTransaction(ctx, async (inner) => {
    await lockVehiclesOf(inner.db, tripId);
    const leaving = await listLeaving(inner.db, tripId);
    const late = await leaveLateUnits(inner, leaving);
    const nowMs = ctx.clock.now();
    const isEarly = leaving.some(({ from_ms: fromMs }) => fromMs > nowMs);
    const promised = isEarly ? await listPromised(inner, tripId) : [];
    const exceptUnitIds = promised.map(({ unitId }) => unitId);
    await updateOut(inner.db, { tripId, nowMs, exceptUnitIds });
    return {
      late: [...new Set(late)],
      lacking: [...new Set(promised.map(({ tripId: other }) => other))],
    };
  });
}
