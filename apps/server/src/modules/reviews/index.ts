/**
 * Reviews: what customers say of what they were brought, with pictures, and what stores answer.
 * Owns the reviews; who may write one is decided by the order, which comes through orders' door.
 * Does not own the stars of items and stores: catalog counts them.
 */
export { reviewsRoutes } from './reviews.routes.ts';
export { reviewsOfCustomer } from './reviews-of-customer.ts';
export { writeSampleReviews } from './write-samples.ts';
