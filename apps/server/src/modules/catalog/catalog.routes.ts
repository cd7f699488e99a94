import type { Routes } from '../../platform/http/handler.ts';
import {
  getCategory,
  listCategories,
  listChildCategories,
  listPopularCategories,
} from './categories/list-categories.ts';
import { getItem } from './items/get-item.ts';
import {
  listCategoryItems,
  listFeaturedCategoryItems,
  listItems,
  listStoreItems,
} from './items/list-items.ts';
import { listRelatedItems } from './items/related-items.ts';
import { offersRoutes } from './offers/offers.routes.ts';
import { getLanding } from './landing/get-landing.ts';
import { searchCatalog, searchItems, searchStores } from './search/search-catalog.ts';
import { getStore, getTax } from './stores/get-store.ts';
import {
  listCategoryStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStores,
} from './stores/list-stores.ts';

/** Calls of the catalog; the landing page is served here because it counts stores. */
export const catalogRoutes = {
  'settings.landing': (ctx) => getLanding(ctx),
  'catalog.categories': (ctx, { query }) => listCategories(ctx, query),
  'catalog.category': (ctx, { params }) => getCategory(ctx, params.id),
  'catalog.categoryItems': (ctx, { params, query }) => listCategoryItems(ctx, params.id, query),
  'catalog.categoryStores': (ctx, { params, query }) => listCategoryStores(ctx, params.id, query),
  'catalog.popularCategories': (ctx, { query }) => listPopularCategories(ctx, query),
  'catalog.childCategories': (ctx, { params }) => listChildCategories(ctx, params.id),
  'catalog.featuredCategoryItems': (ctx, { query }) => listFeaturedCategoryItems(ctx, query),
  'catalog.stores': (ctx, { query }) => listStores(ctx, query),
  'catalog.storesOfType': (ctx, { params, query }) => listStores(ctx, { ...query, type: params.type }),
  'catalog.popularStores': (ctx, { query }) => listPopularStores(ctx, query),
  'catalog.latestStores': (ctx, { query }) => listLatestStores(ctx, query),
  'catalog.recommendedStores': (ctx, { query }) => listRecommendedStores(ctx, query),
  'catalog.searchStores': (ctx, { query }) => searchStores(ctx, query),
  'catalog.store': (ctx, { params }) => getStore(ctx, params.id),
  'catalog.tax': (ctx, { query }) => getTax(ctx, query.store_id),
  'catalog.storeItems': (ctx, { query }) => listStoreItems(ctx, query),
  'catalog.popularItems': (ctx, { query }) => listItems(ctx, query),
  'catalog.recommendedItems': (ctx, { query }) => listItems(ctx, query, { recommended: true }),
  'catalog.discountedItems': (ctx, { query }) =>
    listItems(ctx, query, { discounted: true, sort: 'discount' }),
  'catalog.mostReviewedItems': (ctx, { query }) => listItems(ctx, query, { reviewed: true, sort: 'reviews' }),
  'catalog.basicItems': (ctx, { query }) => listItems(ctx, query, { basic: true }),
  'catalog.search': (ctx, { query }) => searchCatalog(ctx, query),
  'catalog.searchItems': (ctx, { query }) => searchItems(ctx, query),
  'catalog.item': (ctx, { params }) => getItem(ctx, params.id),
  'catalog.relatedItems': (ctx, { params, query }) => listRelatedItems(ctx, params.id, query),
  ...offersRoutes,
} satisfies Routes;
