import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { getCategories, getCategoryRow, withChildren } from '../categories/known-categories.ts';
import { scopeOf } from '../scope.ts';
import { type ItemFilters, type ItemNature, itemQuestionOf } from './item-filters.ts';
import { type ItemRowPage, listPopularRows, listSortedRows } from './item-pages.repo.ts';
import type { ItemQuestion, ItemSort } from './item-question.repo.ts';
import { viewItemCard } from './items.view.ts';

/** A page of item cards. */
export type ItemPage = Reply<'catalog.popularItems'>;

type Nature = ItemNature & { readonly sort?: ItemSort };

/** A page of the module's and zone's items, as `ask` finds them. */
export async function pageOf(
  ctx: Ctx,
  filters: ItemFilters,
  nature: Nature,
  ask: (question: ItemQuestion) => Promise<ItemRowPage>,
): Promise<ItemPage> {
  const { limit, offset } = filters;
  const scope = await scopeOf(ctx);
  if (!scope.module) return { total_size: 0, limit, offset, items: [] };
  const question = await itemQuestionOf(ctx, scope, scope.module.id, filters, { sort: 'popular', ...nature });
  const { rows, total } = await ask(question);
  return { total_size: total, limit, offset, items: rows.map((row) => viewItemCard(scope, row)) };
}

/**
 * A page of the module's and zone's items (MOD-08), by the request's parameters and the kind of call. Popular items are
 * sorted with open stores first; every other order is kept strictly.
 */
export function listItems(ctx: Ctx, filters: ItemFilters, nature: Nature = {}): Promise<ItemPage> {
  return pageOf(ctx, filters, nature, (question) =>
    question.sort === 'popular' ? listPopularRows(ctx.db, question) : listSortedRows(ctx.db, question),
  );
}

/** GET /items/latest: a store's items in menu order; without a store, the newest. */
export function listStoreItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  return listItems(ctx, filters, { sort: filters.store_id === undefined ? 'newest' : 'menu' });
}

/** GET /categories/items/:id: popular items of the category and those below it. */
export async function listCategoryItems(ctx: Ctx, idOrSlug: string, page: ItemFilters): Promise<ItemPage> {
  const category = await getCategoryRow(ctx, idOrSlug);
  return listItems(ctx, { ...page, category_id: category.id });
}

/** GET /categories/featured/items: popular items of the featured categories and those below them. */
export async function listFeaturedCategoryItems(ctx: Ctx, filters: ItemFilters): Promise<ItemPage> {
  const known = await getCategories(ctx);
  const featured = known.rows.filter((row) => row.featured);
  return listItems(ctx, filters, { categoryIds: featured.flatMap((row) => withChildren(known, row.id)) });
}
