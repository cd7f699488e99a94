import { ratingOf, spreadStars, type StarCounts, withStars } from '@promenade/domain/reviews';
import type { Ctx } from '../../../platform/context.ts';
import { lockVehicleStars, type StarRow, updateVehicleStars } from './reviews.repo.ts';

/** How many gave 1 to 5 stars. */
export function starsOf({ stars, rating, rating_count }: StarRow): StarCounts {
  return (
    (stars as StarCounts | null) ??
    spreadStars({ average: rating_count === 0 ? 0 : rating, count: rating_count })
  );
}

async function countOn(ctx: Ctx, table: 'vehicles' | 'stores', id: string, stars: number): Promise<void> {
  const row = await lockVehicleStars(ctx.db, table, id);
  if (!row) throw new Error(`No row ${id} in ${table} to count stars on`);
  const counts = withStars(starsOf(row), stars);
  const { average: rating, count: rating_count } = ratingOf(counts);
  await updateVehicleStars(ctx.db, table, id, { rating, rating_count, stars: counts });
}

/** Counts a review's stars on its vehicle and its provider, in the caller's transaction. */
export async function countVehicleStars(
  ctx: Ctx,
  { vehicleId, storeId, stars }: { vehicleId: string; storeId: string; stars: number },
): Promise<void> {
  await countOn(ctx, 'vehicles', vehicleId, stars);
  await countOn(ctx, 'stores', storeId, stars);
}
