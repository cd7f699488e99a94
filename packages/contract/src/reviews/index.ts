/** Reviews: customers' reviews of delivered items. */
import { z } from 'zod';
import {
  done,
  endpoint,
  id,
  idOrSlug,
  instant,
  page,
  paged,
  picture,
  fileListRefusals,
  text,
  uploads,
  wholeGiven,
} from '../endpoint/index.ts';

/** Maximum number of pictures of a review. */
export const REVIEW_MAX_PICTURES = 5;

/** A public review. */
export const review = z.object({
  id,
  rating: z.number().int().describe('Stars, 1 to 5.'),
  comment: z.string(),
  pictures: z.array(z.object({ full_url: z.string(), width: z.number().int(), height: z.number().int() })),
  customer_name: z.string().nullable().describe('First name only; null once the account has been deleted.'),
  created_at: instant,
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
  item_id: id,
  item_slug: z.string(),
  item_name: z.string(),
});

/** A page of reviews, newest first, with the overall rating. */
export const reviewPage = paged.extend({
  reviews: z.array(review),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  by_stars: z
    .array(z.number().int())
    .length(5)
    .describe('Number of ratings with 1, 2, 3, 4 and 5 stars, in this order.'),
  reviews_status: z
    .boolean()
    .describe('Whether the store accepts reviews; if not, `message` says so (PROF-07).'),
  message: z.string().nullable(),
});

/** A delivered line that has not been reviewed. */
export const pendingReview = z.object({
  order_id: id,
  order_number: z.string().describe('Order number, as people read it.'),
  line_id: id,
  item_id: id,
  item_name: z.string(),
  ...picture,
  store_name: z.string(),
  delivered_at: instant,
});

// A single file is sent as one value, several under the same name as a list.
/** Endpoints of reviews. */
export const reviewsEndpoints = {
  'reviews.ofItem': endpoint('reviews.ofItem', {
    summary: 'Reviews of an item',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: reviewPage,
    refusals: ['item_not_found'],
  }),
  'reviews.ofStore': endpoint('reviews.ofStore', {
    summary: 'Reviews of a store’s items',
    who: 'anyone',
    query: page.extend({ store_id: idOrSlug }),
    reply: reviewPage,
    refusals: ['store_not_found'],
  }),
  'reviews.ofOrder': endpoint('reviews.ofOrder', {
    summary: 'Lines of an order that have been reviewed',
    who: 'customer',
    query: z.object({ order_id: id }),
    reply: z.object({ line_ids: z.array(id) }),
    refusals: ['order_not_found'],
  }),
  'reviews.pending': endpoint('reviews.pending', {
    summary: 'Lines of the last delivered order that have not been reviewed',
    who: 'customer',
    reply: z.array(pendingReview),
  }),
  'reviews.submit': endpoint('reviews.submit', {
    summary: 'Review a delivered line, once',
    who: 'customer',
    multipart: true,
    body: z.object({
      order_id: id,
      line_id: id,
      rating: wholeGiven(1, 5),
      comment: text(1000).default(''),
      pictures: uploads(REVIEW_MAX_PICTURES).nullish(),
    }),
    reply: done.extend({ review }),
    refusals: [
      'order_not_found',
      'order_line_not_found',
      'not_delivered',
      'already_reviewed',
      'reviews_off',
      ...fileListRefusals,
    ],
  }),
} as const;
