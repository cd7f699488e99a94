import type { Reply } from '@promenade/contract/calls';

/** A page of reviews with the summary of all. */
export type ReviewPage = Reply<'reviews.ofItem'>;
export type Review = ReviewPage['reviews'][number];

/** What is reviewed, by id or slug. */
export type Reviewed = { readonly item: string } | { readonly store: string };
