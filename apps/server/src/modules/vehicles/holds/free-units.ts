import type { Ctx } from '../../../platform/context.ts';
import type { TripWindow } from '../trip-window.ts';
import { countFreeUnits } from './free-units.repo.ts';

/**
 * How many units of each vehicle are free for the whole window (api.md, rule 11).
 * @param exceptTripId a trip about to be changed, whose own units count as free
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
