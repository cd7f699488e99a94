import { ratingOf, spreadStars, type StarCounts, withStars } from '@promenade/domain/reviews';
import type { Ctx } from '../../../platform/context.ts';
import { lockStars, type StarColumns, type StarredTable, updateStars } from './counted-stars.repo.ts';

/** How many gave 1 to 5 stars. */
export function starsOf({ stars, rating, rating_count }: StarColumns): StarCounts {
  return (
    (stars as StarCounts | null) ??
    spreadStars({ average: rating_count === 0 ? 0 : rating, count: rating_count })
  );
}

/** Counts a review's stars on one row, in the caller's transaction. */
export async function countStarsOn(ctx: Ctx, table: StarredTable, id: string, stars: number): Promise<void> {
  const row = await lockStars(ctx.db, table, id);
  if (!row) throw new Error(`No row ${id} in ${table} to count stars on`);
  const counts = withStars(starsOf(row), stars);
  const { average: rating, count: rating_count } = ratingOf(counts);
  await updateStars(ctx.db, table, id, { rating, rating_count, stars: counts });
}
