import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { Ctx } from '../../../platform/context.ts';
import { getCategories, getCategoryRow, withChildren } from '../categories/known-categories.ts';
import { searchForgivingly } from '../forgiving-search.ts';
import { moduleTypeOf, type Scope, scopeOf } from '../scope.ts';
import {
  type ItemQuestion,
  type ItemRowPage,
  listMenuRows,
  listPopularRows,
  searchItemRows,
} from './item-pages.repo.ts';
import { viewItemCard } from './items.view.ts';

type ItemPage = Reply<'catalog.popularItems'>;

/** The filters of the wire, as far as a call has them. */
export interface ItemFilters {
  readonly limit: number;
  /** The page, from 1. */
  readonly offset: number;
  readonly store_id?: string | undefined;
  readonly category_id?: string | undefined;
  readonly veg?: boolean | undefined;
}

async function questionOf(
  ctx: Ctx,
  scope: Scope,
  moduleId: string,
  filters: ItemFilters,
): Promise<ItemQuestion> {
  const { category_id: categoryId } = filters;
  return {
    zoneIds: scope.zoneIds,
    moduleId,
    alwaysOpen: capabilitiesOf(moduleTypeOf(scope, moduleId)).alwaysOpen,
    nowMs: scope.nowMs,
    timeZone: scope.settings.timeZone,
    weekMinute: scope.weekMinute,
    language: scope.language,
    today: scope.today,
    storeId: filters.store_id,
    categoryIds: categoryId === undefined ? undefined : withChildren(await getCategories(ctx), categoryId),
    veg: filters.veg,
    limit: filters.limit,
    skip: (filters.offset - 1) * filters.limit,
  };
}

async function pageOf(
  ctx: Ctx,
  filters: ItemFilters,
  ask: (question: ItemQuestion) => Promise<ItemRowPage>,
): Promise<ItemPage> {
  const { limit, offset } = filters;
  const scope = await scopeOf(ctx);
  if (!scope.module) return { total_size: 0, limit, offset, items: [] };
  const { rows, total } = await ask(await questionOf(ctx, scope, scope.module.id, filters));
  return { total_size: total, limit, offset, items: rows.map((row) => viewItemCard(scope, row)) };
}

/** GET /items/popular: by orders, those of open stores first (MOD-08). */
export function listPopularItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  return pageOf(ctx, filters, (question) => listPopularRows(ctx.db, question));
}

/** GET /items/latest: a store's items in menu order; without a store, popular ones of the category or module. */
export function listStoreItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  const { store_id: storeId } = filters;
  if (storeId === undefined) return listPopularItems(ctx, filters);
  return pageOf(ctx, filters, (question) => listMenuRows(ctx.db, { ...question, storeId }));
}

const nothing: ItemRowPage = { rows: [], total: 0 };

/** GET /items/search: by name in any language; accents and small slips are forgiven. */
export function searchItems(ctx: Ctx, input: ItemFilters & { readonly name: string }): Promise<ItemPage> {
  return pageOf(ctx, input, async (question) => {
    const found = await searchForgivingly(ctx, input.name, (words) =>
      searchItemRows(ctx.db, question, words),
    );
    return found ?? nothing;
  });
}

/** GET /categories/items/:id: popular items of the category and those below it. */
export async function listCategoryItems(ctx: Ctx, idOrSlug: string, page: ItemFilters): Promise<ItemPage> {
  const category = await getCategoryRow(ctx, idOrSlug);
  return listPopularItems(ctx, { ...page, category_id: category.id });
}
