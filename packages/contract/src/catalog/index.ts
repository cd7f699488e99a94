/** Catalog: categories, stores with their hours, and items. */
import { z } from 'zod';
import { endpoint, flag, id, idOrSlug, page, wholeGiven } from '../endpoint/index.ts';
import { brand, condition, item } from './item.ts';
import {
  category,
  found,
  itemPage,
  itemQuery,
  searchName as search,
  storePage,
  storeQuery,
  truthy,
} from './lists.ts';
import { offersEndpoints } from './offers.ts';
import { store } from './store.ts';

export * from './item.ts';
export * from './lists.ts';
export * from './offers.ts';
export * from './store.ts';

/** Endpoints of the catalog. */
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
    query: itemQuery.omit({ category_id: true }),
    reply: itemPage,
    refusals: ['category_not_found'],
  }),
  'catalog.categoryStores': endpoint('catalog.categoryStores', {
    summary: 'Stores with items in a category',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: storeQuery.omit({ category_id: true }),
    reply: storePage,
    refusals: ['category_not_found'],
  }),
  'catalog.popularCategories': endpoint('catalog.popularCategories', {
    summary: 'Categories with the most orders',
    who: 'anyone',
    query: page,
    reply: z.array(category),
  }),
  'catalog.childCategories': endpoint('catalog.childCategories', {
    summary: 'Subcategories of a category',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    reply: z.array(category),
    refusals: ['category_not_found'],
  }),
  'catalog.featuredCategoryItems': endpoint('catalog.featuredCategoryItems', {
    summary: 'Items of the featured categories',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.stores': endpoint('catalog.stores', {
    summary: 'Stores of the zone',
    who: 'anyone',
    query: storeQuery,
    reply: storePage,
  }),
  'catalog.storesOfType': endpoint('catalog.storesOfType', {
    summary: 'Stores of the zone, filtered by type: all, delivery or take_away',
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
  'catalog.recommendedStores': endpoint('catalog.recommendedStores', {
    summary: 'Featured stores',
    who: 'anyone',
    query: storeQuery,
    reply: storePage,
  }),
  'catalog.searchStores': endpoint('catalog.searchStores', {
    summary: 'Search stores by name or cuisine',
    who: 'anyone',
    query: storeQuery.extend(search),
    reply: storePage,
  }),
  'catalog.store': endpoint('catalog.store', {
    summary: 'One store, by id or slug',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    reply: store,
    refusals: ['store_not_found', 'store_elsewhere'],
  }),
  'catalog.tax': endpoint('catalog.tax', {
    summary: 'Tax rate of a store, and whether its prices include tax',
    who: 'anyone',
    query: z.object({ store_id: idOrSlug }),
    reply: z.object({ store_id: id, tax_rate: z.number(), tax_included: flag }),
    refusals: ['store_not_found', 'store_elsewhere'],
  }),
  'catalog.storeItems': endpoint('catalog.storeItems', {
    summary: 'Items of a store in menu order; without a store, those of the zone, newest first',
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
  'catalog.recommendedItems': endpoint('catalog.recommendedItems', {
    summary: 'Items recommended by their stores',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.discountedItems': endpoint('catalog.discountedItems', {
    summary: 'Discounted items, largest discount first',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.mostReviewedItems': endpoint('catalog.mostReviewedItems', {
    summary: 'Items with the most reviews',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.basicItems': endpoint('catalog.basicItems', {
    summary: 'Basic medicines',
    who: 'anyone',
    query: itemQuery,
    reply: itemPage,
  }),
  'catalog.search': endpoint('catalog.search', {
    summary: 'Search suggestions while typing: items, stores and categories',
    who: 'anyone',
    query: z.object({ ...search, limit: wholeGiven(1, 20).default(5) }),
    reply: found,
  }),
  'catalog.searchItems': endpoint('catalog.searchItems', {
    summary: 'Search items by name',
    who: 'anyone',
    query: itemQuery.extend(search),
    reply: itemPage,
  }),
  'catalog.item': endpoint('catalog.item', {
    summary: 'One item, by id or slug (ITEM-15)',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: z.object({ campaign: z.string().max(64).optional() }),
    reply: item,
    refusals: ['item_not_found', 'item_elsewhere', 'item_gone'],
  }),
  'catalog.relatedItems': endpoint('catalog.relatedItems', {
    summary: 'Related items',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: page,
    reply: itemPage,
    refusals: ['item_not_found'],
  }),
  'catalog.brands': endpoint('catalog.brands', {
    summary: 'Brands of the module with items on sale',
    who: 'anyone',
    reply: z.array(brand.extend({ item_count: z.number().int() })),
  }),
  'catalog.brandItems': endpoint('catalog.brandItems', {
    summary: 'Items of a brand',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: itemQuery.omit({ brand_id: true }),
    reply: itemPage.extend({ brand }),
    refusals: ['brand_not_found'],
  }),
  'catalog.conditions': endpoint('catalog.conditions', {
    summary: 'Common conditions with items on sale',
    who: 'anyone',
    reply: z.array(condition.extend({ item_count: z.number().int() })),
  }),
  'catalog.conditionItems': endpoint('catalog.conditionItems', {
    summary: 'Medicines for a condition',
    who: 'anyone',
    params: z.object({ id: idOrSlug }),
    query: itemQuery.omit({ condition_id: true }),
    reply: itemPage.extend({ condition }),
    refusals: ['condition_not_found'],
  }),
  ...offersEndpoints,
} as const;
