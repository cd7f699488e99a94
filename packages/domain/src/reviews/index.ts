/** Reviews: who can write one, and ratings from stars. */
export { decideReview } from './decide-review.ts';
export { type Rating, type StarCounts, ratingOf, spreadStars, withStars } from './stars.ts';
