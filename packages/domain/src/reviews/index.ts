/** Reviews: who may write one, and what the stars come to. */
export { type ReviewQuestion, type ReviewRefusal, decideReview } from './decide-review.ts';
export { type Rating, type StarCounts, ratingOf, spreadStars, withStars } from './stars.ts';
