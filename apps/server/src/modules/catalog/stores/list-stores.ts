import type { Reply } from '@promenade/contract/calls';
import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import { lately, recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { getCategories, getCategoryRow, withChildren } from '../categories/known-categories.ts';
import { askedOf, type Scope, scopeOf } from '../scope.ts';
import {
  listPlacedStores,
  listStoreRows,
  type PlacedStore,
  type StoreQuestion,
  type StoreRowPage,
} from './store-pages.repo.ts';
import { distancesToDoor } from './delivery-terms.ts';
import { viewStoreCard } from './stores.view.ts';

/** A page of store cards. */
export type StorePage = Reply<'catalog.stores'>;

interface PageInput {
  readonly limit: number;
  /** The page, from 1. */
  readonly offset: number;
}

/** The filters of the wire, as far as a call has them. */
export interface StoreFilters extends PageInput {
  readonly type?: 'all' | 'delivery' | 'take_away' | undefined;
  readonly category_id?: string | undefined;
  readonly open_now?: boolean | undefined;
  readonly free_delivery?: boolean | undefined;
  readonly discounted?: boolean | undefined;
  readonly veg?: boolean | undefined;
  readonly halal?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly min_rating?: number | undefined;
  readonly sort?: StoreQuestion['sort'] | undefined;
}

/** What a call lists by its nature, beside the filters. */
export type StoreNarrowing = Pick<StoreQuestion, 'categoryIds' | 'campaignId'>;

function questionOf(
  scope: Scope,
  moduleId: string,
  filters: StoreFilters,
  narrowing: StoreNarrowing,
): StoreQuestion {
  return {
    ...askedOf(scope, moduleId),
    type: filters.type,
    openNow: filters.open_now,
    freeDelivery: filters.free_delivery,
    discounted: filters.discounted,
    veg: filters.veg,
    halal: filters.halal,
    featured: filters.featured,
    minRating: filters.min_rating,
    sort: filters.sort ?? 'recommended',
    point: scope.point,
    limit: filters.limit,
    skip: (filters.offset - 1) * filters.limit,
    ...narrowing,
  };
}

/** Whether the market lets anybody get things in the way that stores are listed by. */
function isOffered({ settings }: Scope, { type }: StoreFilters): boolean {
  if (type === 'delivery') return settings.delivery;
  return type !== 'take_away' || settings.takeAway;
}

// Those farther away follow as the crow flies: a large market would search its roads for seconds.
const mostByRoad = 100;

async function nearestStores(ctx: Ctx, question: StoreQuestion, point: LatLng): Promise<PlacedStore[]> {
  const { moduleId, zoneIds } = question;
  const key = JSON.stringify(['places of stores', moduleId, zoneIds]);
  const stores = await lately(ctx, key, () => listPlacedStores(ctx.db, question));
  if (stores.length <= mostByRoad) return stores;
  const metres = new Map(stores.map((store) => [store, haversineMetres(store, point)]));
  return stores.toSorted((a, b) => (metres.get(a) ?? 0) - (metres.get(b) ?? 0)).slice(0, mostByRoad);
}

/** A list that is sorted by distance is sorted by the one that its cards show. */
async function withMetres(ctx: Ctx, scope: Scope, question: StoreQuestion): Promise<StoreQuestion> {
  const { sort, point } = question;
  if (sort !== 'distance' || point === undefined) return question;
  const nearest = await nearestStores(ctx, question, point);
  const found = await distancesToDoor(ctx, scope, nearest);
  const metres = nearest.flatMap(({ id }, place): [string, number][] => {
    const known = found[place] ?? null;
    return known === null ? [] : [[id, known]];
  });
  return { ...question, metres: new Map(metres) };
}

/** A page of the module's and zone's stores, as `ask` finds them. */
export async function pageOf(
  ctx: Ctx,
  filters: StoreFilters,
  narrowing: StoreNarrowing,
  ask: (question: StoreQuestion) => Promise<StoreRowPage>,
): Promise<StorePage> {
  const { limit, offset } = filters;
  const scope = await scopeOf(ctx);
  if (!scope.module || !isOffered(scope, filters)) return { total_size: 0, limit, offset, stores: [] };
  const question = await withMetres(ctx, scope, questionOf(scope, scope.module.id, filters, narrowing));
  const { rows, total } = await ask(question);
  const metres = await distancesToDoor(ctx, scope, rows);
  const stores = rows.map((row, place) => viewStoreCard(scope, row, metres[place] ?? null));
  return { total_size: total, limit, offset, stores };
}

async function inCategory(ctx: Ctx, categoryId: string | undefined): Promise<StoreNarrowing> {
  return categoryId === undefined ? {} : { categoryIds: withChildren(await getCategories(ctx), categoryId) };
}

// Which stores are listed does not depend on where their distance is measured from, unless they are sorted by it.
function sharedKey({ nowMs: _now, metres: _metres, point, ...question }: StoreQuestion): string {
  return JSON.stringify(['stores', question, question.sort === 'distance' ? point : null]);
}

/** GET /stores/get-stores: stores of the zone and module, open ones first (MOD-08). */
export async function listStores(
  ctx: Ctx,
  filters: StoreFilters,
  nature: StoreNarrowing = {},
): Promise<StorePage> {
  const narrowing = { ...nature, ...(await inCategory(ctx, filters.category_id)) };
  return pageOf(ctx, filters, narrowing, (question) =>
    recent(ctx, sharedKey(question), () => listStoreRows(ctx.db, question)),
  );
}

/** GET /stores/popular: by orders, unless another rule is asked for. */
export async function listPopularStores(ctx: Ctx, filters: StoreFilters): Promise<StorePage> {
  const sort = filters.sort === 'recommended' ? 'popular' : filters.sort;
  return listStores(ctx, { ...filters, sort });
}

/** GET /stores/latest: by the day they joined, unless another rule is asked for. */
export async function listLatestStores(ctx: Ctx, filters: StoreFilters): Promise<StorePage> {
  const sort = filters.sort === 'recommended' ? 'newest' : filters.sort;
  return listStores(ctx, { ...filters, sort });
}

/** GET /stores/recommended: those the market puts forward. */
export async function listRecommendedStores(ctx: Ctx, filters: StoreFilters): Promise<StorePage> {
  return listStores(ctx, { ...filters, featured: true });
}

/** GET /categories/stores/:id: stores that sell something of the category. */
export async function listCategoryStores(
  ctx: Ctx,
  idOrSlug: string,
  input: StoreFilters,
): Promise<StorePage> {
  const category = await getCategoryRow(ctx, idOrSlug);
  return listStores(ctx, { ...input, category_id: category.id });
}
