/** Reviews: who may write one, and what the stars come to. */
export { decideReview } from './decide-review.ts';
export { type Rating, type StarCounts, ratingOf, spreadStars, withStars } from './stars.ts';
