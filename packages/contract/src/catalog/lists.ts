import { z } from 'zod';
import { id, numberGiven, page, paged, picture } from '../endpoint/index.ts';
import { itemCard } from './item.ts';
import { storeCard } from './store.ts';

/** A category of a module. */
export const category = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  ...picture,
  module_id: id,
  parent_id: id.nullable(),
  featured: z.boolean(),
  item_count: z.number().int(),
});

/** A page of stores. */
export const storePage = paged.extend({ stores: z.array(storeCard) });
/** A page of items. */
export const itemPage = paged.extend({ items: z.array(itemCard) });

/** A flag in a query: 0 or 1. */
export const truthy = z.enum(['0', '1']).transform((value) => value === '1');

const rating = numberGiven(z.number().min(0).max(5));
const price = numberGiven(z.number().min(0).max(1e9));

/** Filters and sorting of all lists of stores. */
export const storeQuery = page.extend({
  type: z.enum(['all', 'delivery', 'take_away']).default('all'),
  category_id: id.optional(),
  open_now: truthy.optional(),
  free_delivery: truthy.optional(),
  discounted: truthy.optional().describe('1: only stores with a discount of their own.'),
  veg: truthy.optional(),
  halal: truthy.optional(),
  min_rating: rating.optional(),
  sort: z
    .enum(['recommended', 'distance', 'rating', 'delivery_time', 'newest', 'name'])
    .default('recommended'),
});

/** Filters and sorting of all lists of items. Prices are of one unit without options, before discounts, in major units. */
export const itemQuery = page.extend({
  store_id: id.optional(),
  category_id: id.optional(),
  brand_id: id.optional(),
  condition_id: id.optional(),
  veg: truthy.optional(),
  halal: truthy.optional(),
  organic: truthy.optional(),
  discounted: truthy.optional(),
  open_now: truthy.optional(),
  free_delivery: truthy.optional(),
  min_rating: rating.optional(),
  min_price: price.optional(),
  max_price: price.optional(),
  sort: z
    .enum(['popular', 'price_low', 'price_high', 'rating', 'newest', 'name'])
    .optional()
    .describe('Sort order; every call has its own default.'),
});

/** Search text. Matches are counted up to MOST_FOUND (domain, catalog); below it, `total_size` is exact. */
export const searchName = { name: z.string().trim().min(1).max(120) };

/** GET /items/item-or-store-search: suggestions while typing, and alternatives if nothing is found. */
export const found = z.object({
  items: z.array(itemCard),
  items_total: z.number().int(),
  stores: z.array(storeCard),
  stores_total: z.number().int(),
  categories: z.array(category),
  suggestion: z
    .string()
    .nullable()
    .describe('The search text with a likely typo corrected; null if there is none.'),
  nearest: z.array(itemCard).describe('If nothing matched: the most similar items of the module.'),
});
