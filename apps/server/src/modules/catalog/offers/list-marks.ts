import type { Reply } from '@promenade/contract/calls';
import { recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { textIn } from '../catalog.tables.ts';
import type { ItemFilters } from '../items/item-filters.ts';
import { listItems } from '../items/list-items.ts';
import { type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { findMarkRow, listMarkRows, type MarkKind, type MarkRow } from './marks.repo.ts';

type CountedMark = Reply<'catalog.brands'>[number];

function viewMark(scope: Scope, row: MarkRow): Omit<CountedMark, 'item_count'> {
  const { id, slug, name, image } = row;
  return { id, slug, name: textIn(name, scope.language), image, image_full_url: scope.picture(image) };
}

async function listMarks(ctx: Ctx, kind: MarkKind): Promise<CountedMark[]> {
  const scope = await scopeOf(ctx);
  const moduleId = scope.module?.id;
  if (moduleId === undefined) return [];
  const zoneIds = zoneIdsOf(scope, moduleId);
  const rows = await recent(ctx, JSON.stringify([kind, moduleId, zoneIds]), () =>
    listMarkRows(ctx.db, kind, moduleId, zoneIds),
  );
  return rows.map((row) => ({ ...viewMark(scope, row), item_count: row.items }));
}

async function findMark(ctx: Ctx, kind: MarkKind, idOrSlug: string) {
  const scope = await scopeOf(ctx);
  const row = scope.module && (await findMarkRow(ctx.db, kind, scope.module.id, idOrSlug));
  return row && viewMark(scope, row);
}

/** GET /brand: brands of the module that the zone's stores sell something of (MOD-08). */
export function listBrands(ctx: Ctx): Promise<CountedMark[]> {
  return listMarks(ctx, 'brands');
}

/** GET /common-condition: what the zone's pharmacies have something against. */
export function listConditions(ctx: Ctx): Promise<CountedMark[]> {
  return listMarks(ctx, 'conditions');
}

/** GET /brand/items/:id, by id or slug. */
export async function listBrandItems(
  ctx: Ctx,
  idOrSlug: string,
  filters: ItemFilters,
): Promise<Reply<'catalog.brandItems'>> {
  const brand = (await findMark(ctx, 'brands', idOrSlug)) ?? refuse('brand_not_found');
  return { ...(await listItems(ctx, { ...filters, brand_id: brand.id })), brand };
}

/** GET /common-condition/items/:id, by id or slug. */
export async function listConditionItems(
  ctx: Ctx,
  idOrSlug: string,
  filters: ItemFilters,
): Promise<Reply<'catalog.conditionItems'>> {
  const condition = (await findMark(ctx, 'conditions', idOrSlug)) ?? refuse('condition_not_found');
  return { ...(await listItems(ctx, { ...filters, condition_id: condition.id })), condition };
}
