import { type Decision, refused } from '../decision/index.ts';
import { type OrderStatus, wasDelivered } from '../orders/index.ts';

/** What decides whether a line may be reviewed. */
export type ReviewQuestion = {
  readonly orderStatus: OrderStatus;
  /** PROF-07: a store may take none. */
  readonly storeTakesReviews: boolean;
  readonly isReviewed: boolean;
};

/** Why it may not. */
export type ReviewRefusal = { readonly code: 'not_delivered' | 'reviews_off' | 'already_reviewed' };

/** Only what was delivered is reviewed, where the store takes reviews, each line once. */
export function decideReview(question: ReviewQuestion): Decision<object, ReviewRefusal> {
  const { orderStatus, storeTakesReviews, isReviewed } = question;
  if (!wasDelivered(orderStatus)) return refused({ code: 'not_delivered' });
  if (!storeTakesReviews) return refused({ code: 'reviews_off' });
  return isReviewed ? refused({ code: 'already_reviewed' }) : { ok: true };
}
