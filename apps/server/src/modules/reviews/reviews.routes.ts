import type { Routes } from '../../platform/http/handler.ts';
import { photograph, withPictures } from '../../platform/files/sent-pictures.ts';
import { listPendingReviews } from './list-pending.ts';
import { listReviewedOf } from './list-reviewed.ts';
import { listItemReviews, listStoreReviews } from './list-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import { submitReview } from './submit-review.ts';

/** Calls of reviews. */
export const reviewsRoutes = {
  'reviews.ofItem': (ctx, { params, query }) => listItemReviews(ctx, params.id, query),
  'reviews.ofStore': (ctx, { query }) => listStoreReviews(ctx, query),
  'reviews.ofOrder': (ctx, { query }) => listReviewedOf(ctx, query),
  'reviews.pending': (ctx) => listPendingReviews(ctx),
  'reviews.submit': withPictures({ pictures: photograph }, (ctx, { body }) => submitReview(ctx, body)),
  'ops.replyToReview': (ctx, { params, body }) => replyToReview(ctx, { ...params, ...body }),
} satisfies Routes;
