/** Catalogue: categories, stores with their hours, items. */
import { z } from 'zod';
import { endpoint, id, idOrSlug, page, paged } from '../endpoint/index.ts';
import { item, itemCard } from './item.ts';
import { store, storeCard } from './store.ts';

export * from './item.ts';
export * from './store.ts';

/** A category of a module. */
export const category = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  image_full_url: z.string(),
  module_id: id,
  parent_id: id.nullable(),
  featured: z.boolean(),
  items_count: z.number().int(),
});

/** A page of stores. */
export const storePage = paged.extend({ stores: z.array(storeCard) });
/** A page of items. */
export const itemPage = paged.extend({ items: z.array(itemCard) });

const truthy = z.enum(['0', '1']).transform((value) => value === '1');

/** Filters and sorting that every list of stores takes. */
export const storeQuery = page.extend({
  type: z.enum(['all', 'delivery', 'take_away']).default('all'),
  category_id: id.optional(),
  open_now: truthy.optional(),
  free_delivery: truthy.optional(),
  min_rating: z.coerce.number().min(0).max(5).optional(),
  sort: z.enum(['recommended', 'distance', 'rating', 'delivery_time']).default('recommended'),
});

/** Filters that every list of items takes. */
export const itemQuery = page.extend({
  store_id: id.optional(),
  category_id: id.optional(),
  veg: truthy.optional(),
});

const search = { name: z.string().trim().min(1).max(120) };

/** Endpoints of the catalogue. */
export const catalogEndpoints = {
  'catalog.categories': endpoint('catalog.categories', {
    summary: 'Categories of the module',
    who: 'anyone',
    query: z.object({ featured: truthy.optional() }),
    reply: z.array(category),
  }),
  'catalog.category': endpoint('catalog.category', {
    summary: 'One category',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    reply: category,
    refusals: ['category_not_found'],
  }),
  'catalog.categoryItems': endpoint('catalog.categoryItems', {
    summary: 'Items of a category',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: itemPage,
    refusals: ['category_not_found'],
  }),
  'catalog.categoryStores': endpoint('catalog.categoryStores', {
    summary: 'Stores that sell in a category',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: storePage,
    refusals: ['category_not_found'],
  }),
  'catalog.stores': endpoint('catalog.stores', {
    summary: 'Stores of the zone',
    who: 'anyone',
    query: storeQuery,
    reply: storePage,
  }),
  'catalog.storesOfType': endpoint('catalog.storesOfType', {
    summary: 'Stores of the zone, the type in the path',
    who: 'anyone',
    params: z.object({ type: z.enum(['all', 'delivery', 'take_away']) }),
    query: storeQuery.omit({ type: true }),
    reply: storePage,
  }),
  'catalog.popularStores': endpoint('catalog.popularStores', {
    summary: 'Popular stores',
    who: 'anyone',
    query: storeQuery,
    reply: storePage,
  }),
  'catalog.latestStores': endpoint('catalog.latestStores', {
    summary: 'Newest stores',
    who: 'anyone',
    query: storeQuery,
    reply: storePage,
  }),
  'catalog.searchStores': endpoint('catalog.searchStores', {
    summary: 'Stores by name or cuisine',
    who: 'anyone',
    query: page.extend(search),
    reply: storePage,
  }),
  'catalog.store': endpoint('catalog.store', {
    summary: 'A store, by id or slug',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    reply: store,
    refusals: ['store_not_found', 'store_elsewhere'],
  }),
  'catalog.storeItems': endpoint('catalog.storeItems', {
    summary: 'Items of a store or category, in menu order',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.popularItems': endpoint('catalog.popularItems', {
    summary: 'Popular items of the zone',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.searchItems': endpoint('catalog.searchItems', {
    summary: 'Items by name',
    who: 'anyone',
    query: itemQuery.extend(search),
    reply: itemPage,
  }),
  'catalog.item': endpoint('catalog.item', {
    summary: 'An item, by id or slug (ITEM-15)',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: z.object({ campaign: z.string().max(64).optional() }),
    reply: item,
    refusals: ['item_not_found'],
  }),
} as const;
