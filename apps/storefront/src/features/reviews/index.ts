/**
 * Reviews: reading reviews of an item or a store, and writing one about a delivered line (PROF-07). Owns the list and
 * the form. Does not own orders, items and stores: the app gives their pages these parts. The list
 * (`list/reviews.tsx`) and the form (`writing/review-dialog.tsx`) are imported from their own files, so that each is
 * loaded only when it is needed.
 */
export { readSubject } from './writing/review-subject.ts';
