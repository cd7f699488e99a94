import type { Routes } from '../../platform/endpoints.ts';
import { getCategory, listCategories } from './categories/list-categories.ts';
import { getItem } from './items/get-item.ts';
import { listCategoryItems, listPopularItems, listStoreItems, searchItems } from './items/list-items.ts';
import { getLanding } from './landing/get-landing.ts';
import { getStore } from './stores/get-store.ts';
import {
  listCategoryStores,
  listLatestStores,
  listPopularStores,
  listStores,
  searchStores,
} from './stores/list-stores.ts';

/** Calls of the catalog; the landing page is served here because it counts stores. */
export const catalogRoutes = {
  'settings.landing': (ctx) => getLanding(ctx),
  'catalog.categories': (ctx, { query }) => listCategories(ctx, query),
  'catalog.category': (ctx, { params }) => getCategory(ctx, params.id),
  'catalog.categoryItems': (ctx, { params, query }) => listCategoryItems(ctx, params.id, query),
  'catalog.categoryStores': (ctx, { params, query }) => listCategoryStores(ctx, params.id, query),
  'catalog.stores': (ctx, { query }) => listStores(ctx, query),
  'catalog.storesOfType': (ctx, { params, query }) => listStores(ctx, { ...query, type: params.type }),
  'catalog.popularStores': (ctx, { query }) => listPopularStores(ctx, query),
  'catalog.latestStores': (ctx, { query }) => listLatestStores(ctx, query),
  'catalog.searchStores': (ctx, { query }) => searchStores(ctx, query),
  'catalog.store': (ctx, { params }) => getStore(ctx, params.id),
  'catalog.storeItems': (ctx, { query }) => listStoreItems(ctx, query),
  'catalog.popularItems': (ctx, { query }) => listPopularItems(ctx, query),
  'catalog.searchItems': (ctx, { query }) => searchItems(ctx, query),
  'catalog.item': (ctx, { params }) => getItem(ctx, params.id),
} satisfies Routes;
