import type { Rating, StarCounts } from '@promenade/domain/reviews';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { scopeOf } from '../scope.ts';
import { countStarsOn, starsOf } from './counted-stars.ts';
import {
  findReviewedItem,
  findReviewedStore,
  type ItemNameRow,
  listItemNames,
  listStoresWithReviews,
  type ReviewedRow,
} from './stars.repo.ts';

/** An item or a store as those see it who read its reviews. */
export interface Reviewed extends Rating {
  readonly id: string;
  readonly byStars: StarCounts;
  /** PROF-07. */
  readonly takesReviews: boolean;
}

function toReviewed(row: ReviewedRow): Reviewed {
  const { id, rating: average, rating_count: count, takes_reviews: takesReviews } = row;
  return { id, average, count, byStars: starsOf(row), takesReviews };
}

/** An item on sale here (MOD-08), by id or slug. */
export async function getReviewedItem(ctx: Ctx, idOrSlug: string): Promise<Reviewed> {
  const row = await findReviewedItem(ctx.db, idOrSlug, await scopeOf(ctx));
  return row ? toReviewed(row) : refuse('item_not_found');
}

/** A store here (MOD-08), by id or slug. */
export async function getReviewedStore(ctx: Ctx, idOrSlug: string): Promise<Reviewed> {
  const row = await findReviewedStore(ctx.db, idOrSlug, await scopeOf(ctx));
  return row ? toReviewed(row) : refuse('store_not_found');
}

/** Whether a store takes reviews (PROF-07). */
export async function takesReviews(ctx: Ctx, storeId: string): Promise<boolean> {
  return (await listStoresWithReviews(ctx.db, [storeId])).length > 0;
}

/** Items by id with their names and links, on sale or not. */
export async function namesOfItems(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ItemNameRow>> {
  const rows = ids.length === 0 ? [] : await listItemNames(ctx.db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts a review's stars on its item and store, in the caller's transaction. */
export async function countStars(
  ctx: Ctx,
  { itemId, storeId, stars }: { itemId: string; storeId: string; stars: number },
): Promise<void> {
  await countStarsOn(ctx, 'items', itemId, stars);
  await countStarsOn(ctx, 'stores', storeId, stars);
}
