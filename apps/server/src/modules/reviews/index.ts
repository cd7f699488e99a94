/**
 * Reviews: customers' reviews of delivered items, with pictures, and the replies of stores.
 * Owns the reviews. Whether a customer can write one depends on the order, which is read through the orders room.
 * Does not own the ratings of items and stores, which the catalog counts.
 */
export { clearReview, latestReviews } from './clear-review.ts';
export { keptReply } from './kept-reply.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export { reviewsOfCustomer } from './reviews-of-customer.ts';
export { writeSampleReviews } from './write-samples.ts';
