import type { Reply } from '@promenade/contract/calls';
import { recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Page, pageOf } from '../../../platform/page-of.ts';
import { textIn } from '../catalog.tables.ts';
import { type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { type CategoryRow, countCategoryItems, countCategoryOrders } from './categories.repo.ts';
import { getCategories, getCategoryRow, withChildren } from './known-categories.ts';

/** A category as the wire has it. */
export type CategoryView = Reply<'catalog.category'>;

function viewCategory(scope: Scope, row: CategoryRow, itemsCount: number): CategoryView {
  return {
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, scope.language),
    image: row.image,
    image_full_url: scope.picture(row.image),
    module_id: row.module_id,
    parent_id: row.parent_id,
    featured: row.featured,
    item_count: itemsCount,
  };
}

/** Categories with what the zone's stores sell of them and of those below them. One statement. */
export async function viewWithCounts(
  ctx: Ctx,
  scope: Scope,
  rows: readonly CategoryRow[],
): Promise<CategoryView[]> {
  if (rows.length === 0) return [];
  const counts = await countCategoryItems(ctx.db, scope);
  const known = await getCategories(ctx);
  const countOf = (id: string): number =>
    withChildren(known, id).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  return rows.map((row) => viewCategory(scope, row, countOf(row.id)));
}

/** GET /categories: those of the module that its zone's stores sell something of (MOD-08), in their order. */
export async function listCategories(
  ctx: Ctx,
  input: { readonly featured?: boolean | undefined },
): Promise<CategoryView[]> {
  const [scope, { rows }] = [await scopeOf(ctx), await getCategories(ctx)];
  const asked = rows.filter((row) => row.module_id === scope.module?.id && (!input.featured || row.featured));
  return (await viewWithCounts(ctx, scope, asked)).filter((category) => category.item_count > 0);
}

/** GET /categories/:id, by id or slug. */
export async function getCategory(ctx: Ctx, idOrSlug: string): Promise<CategoryView> {
  const [scope, row] = [await scopeOf(ctx), await getCategoryRow(ctx, idOrSlug)];
  return (await viewWithCounts(ctx, scope, [row]))[0] as CategoryView;
}

/** GET /categories/childes/:id: those below one, as far as something of them is sold. */
export async function listChildCategories(ctx: Ctx, idOrSlug: string): Promise<CategoryView[]> {
  const [scope, parent, { rows }] = [
    await scopeOf(ctx),
    await getCategoryRow(ctx, idOrSlug),
    await getCategories(ctx),
  ];
  const below = rows.filter((row) => row.parent_id === parent.id);
  return (await viewWithCounts(ctx, scope, below)).filter((category) => category.item_count > 0);
}

/** GET /categories/popular: the module's categories without those below them, the most ordered first. */
export async function listPopularCategories(ctx: Ctx, page: Page): Promise<CategoryView[]> {
  const scope = await scopeOf(ctx);
  if (!scope.module) return [];
  const { id } = scope.module;
  const orders = await recent(ctx, JSON.stringify(['category orders', id, zoneIdsOf(scope, id)]), () =>
    countCategoryOrders(ctx.db, zoneIdsOf(scope, id), id),
  );
  const known = await getCategories(ctx);
  const ordered = (row: CategoryRow): number =>
    withChildren(known, row.id).reduce((sum, one) => sum + (orders.get(one) ?? 0), 0);
  const top = known.rows.filter((row) => row.module_id === id && row.parent_id === null);
  const sold = (await viewWithCounts(ctx, scope, top)).filter((category) => category.item_count > 0);
  const order = new Map(top.map((row) => [row.id, ordered(row)]));
  const sorted = sold.toSorted((a, b) => (order.get(b.id) ?? 0) - (order.get(a.id) ?? 0));
  return pageOf(sorted, page);
}
