/**
 * Reviews: reading what others say of an item or a store, writing about a delivered line (PROF-07).
 * Owns the list and the form. Does not own orders, items and stores: their pages are handed
 * these parts by the app. The list (`list/reviews.tsx`) and the form (`writing/review-dialog.tsx`) are imported from
 * their own files, so that each comes when it is needed.
 */
export { readSubject } from './writing/review-subject.ts';
