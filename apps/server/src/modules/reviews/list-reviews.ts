import type { Reply } from '@promenade/contract/calls';
import { messageOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../platform/context.ts';
import { getReviewedItem, getReviewedStore, type Reviewed } from '../catalog/index.ts';
import { listReviews, type ReviewsOf } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';
import { viewReviews } from './reviews.view.ts';

type ReviewPage = Reply<'reviews.ofItem'>;

interface Page {
  readonly limit: number;
  /** 1-based. */
  readonly offset: number;
}

// PROF-07: earlier reviews of a store that has switched reviews off are not shown either.
function noReviews(ctx: Ctx, page: Page): ReviewPage {
  const nobody = { avg_rating: 0, rating_count: 0, by_stars: [0, 0, 0, 0, 0] };
  const message = messageOf('reviews_off', ctx.language);
  return { ...page, ...nobody, total_size: 0, reviews: [], reviews_status: false, message };
}

async function pageOf(ctx: Ctx, reviewed: Reviewed, of: ReviewsOf, page: Page): Promise<ReviewPage> {
  const { limit, offset } = page;
  if (!reviewed.takesReviews) return noReviews(ctx, { limit, offset });
  const { rows, total } = await listReviews(over<ReviewTables>(ctx), of, page);
  return {
    total_size: total,
    limit,
    offset,
    reviews: await viewReviews(ctx, rows),
    avg_rating: reviewed.average,
    rating_count: reviewed.count,
    by_stars: [...reviewed.byStars],
    reviews_status: true,
    message: null,
  };
}

/** GET /items/reviews/:id, by id or slug. */
export async function listItemReviews(ctx: Ctx, idOrSlug: string, page: Page): Promise<ReviewPage> {
  const item = await getReviewedItem(ctx, idOrSlug);
  return pageOf(ctx, item, { item_id: item.id }, page);
}

/** GET /stores/reviews: of all that a store sells or sold. */
export async function listStoreReviews(
  ctx: Ctx,
  { store_id: idOrSlug, ...page }: Page & { readonly store_id: string },
): Promise<ReviewPage> {
  const store = await getReviewedStore(ctx, idOrSlug);
  return pageOf(ctx, store, { store_id: store.id }, page);
}
