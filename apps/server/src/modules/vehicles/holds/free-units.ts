import type { Ctx } from '../../../platform/context.ts';
import type { TripWindow } from '../trip-window.ts';
import { countFreeUnits } from './free-units.repo.ts';

/**
 * How many of each vehicle are free for the whole of a window (api.md, rule 11).
 * @param exceptTripId a trip whose own units count as free, as it is about to be changed
 */
export async function freeUnits(
  ctx: Ctx,
  vehicleIds: readonly string[],
  window: TripWindow,
  { exceptTripId }: { readonly exceptTripId?: string } = {},
): Promise<Map<string, number>> {
  if (vehicleIds.length === 0) return new Map();
  return countFreeUnits(ctx.db, vehicleIds, window, { nowMs: ctx.clock.now(), exceptTripId });
}
