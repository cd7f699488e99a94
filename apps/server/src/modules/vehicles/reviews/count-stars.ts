import type { Ctx } from '../../../platform/context.ts';
import { countStarsOn } from '../../catalog/index.ts';

/** Adds a review's stars to the ratings of its vehicle and provider, in the caller's transaction. */
export async function countVehicleStars(
  ctx: Ctx,
  { vehicleId, storeId, stars }: { vehicleId: string; storeId: string; stars: number },
): Promise<void> {
  await countStarsOn(ctx, 'vehicles', vehicleId, stars);
  await countStarsOn(ctx, 'stores', storeId, stars);
}
