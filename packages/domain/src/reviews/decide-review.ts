import { type Decision, refused } from '../decision/index.ts';
import { type OrderStatus, wasDelivered } from '../orders/index.ts';

/** What a review depends on. */
export type ReviewQuestion = {
  readonly orderStatus: OrderStatus;
  /** Whether the store accepts reviews (PROF-07). */
  readonly storeTakesReviews: boolean;
  readonly isReviewed: boolean;
};

/** Why a line cannot be reviewed. */
export type ReviewRefusal = { readonly code: 'not_delivered' | 'reviews_off' | 'already_reviewed' };

/** Decides whether a line can be reviewed: only delivered lines, only if the store accepts reviews, and each once. */
export function decideReview(question: ReviewQuestion): Decision<object, ReviewRefusal> {
  const { orderStatus, storeTakesReviews, isReviewed } = question;
  if (!wasDelivered(orderStatus)) return refused({ code: 'not_delivered' });
  if (!storeTakesReviews) return refused({ code: 'reviews_off' });
  return isReviewed ? refused({ code: 'already_reviewed' }) : { ok: true };
}
