import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { categoryNames } from '../categories/known-categories.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { findItemRow } from './items.repo.ts';
import { type ItemView, viewItemRow } from './items.view.ts';
import { getZones, zoneName } from '../../zones/index.ts';

// A link may lead to an item of another zone, which is here as much as its store.
async function refuseElsewhere(ctx: Ctx, scope: Scope, idOrSlug: string): Promise<never> {
  const everywhere = { ...scope, zoneIds: scope.everyZoneIds };
  const row = await findItemRow(ctx.db, idOrSlug, everywhere, scope);
  const zone = (await getZones(ctx)).zones.find(({ id }) => id === row?.zone_id);
  if (!row?.active || !zone) return refuse('item_not_found');
  return refuse('item_elsewhere', { item: row.name, store: row.store_name, zone: zoneName(ctx, zone) });
}

/** GET /items/details/:id, by id or slug (ITEM-15), inside the header's zone and module (MOD-08). */
export async function getItem(ctx: Ctx, idOrSlug: string): Promise<ItemView> {
  const scope = await scopeOf(ctx);
  const row =
    (await findItemRow(ctx.db, idOrSlug, scope, scope)) ?? (await refuseElsewhere(ctx, scope, idOrSlug));
  if (!row.active) return refuse('item_gone', { name: row.name });
  return viewItemRow(scope, row, await categoryNames(ctx));
}
