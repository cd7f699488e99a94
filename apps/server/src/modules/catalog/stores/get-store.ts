import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getCategories } from '../categories/known-categories.ts';
import { getMarket } from '../../settings/index.ts';
import { getZones, zoneName } from '../../zones/index.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { distanceToDoor } from './delivery-terms.ts';
import { findStoreRow } from './stores.repo.ts';
import { type StoreView, viewStore } from './stores.view.ts';

// A link may lead to a store of another zone: saying where it is tells what would help.
async function refuseElsewhere(ctx: Ctx, scope: Scope, idOrSlug: string): Promise<never> {
  const { zones } = await getZones(ctx);
  const everywhere = { ...scope, zoneIds: zones.filter(({ active }) => active).map(({ id }) => id) };
  const row = await findStoreRow(ctx.db, idOrSlug, everywhere, ctx.language);
  const zone = zones.find(({ id }) => id === row?.zone_id);
  if (!row || !zone) return refuse('store_not_found');
  return refuse('store_elsewhere', { store: row.name, zone: zoneName(ctx, zone) });
}

/** GET /stores/details/:id, by id or slug (NAV-04), inside the header's zone and module (MOD-08). */
export async function getStore(ctx: Ctx, idOrSlug: string): Promise<StoreView> {
  const scope = await scopeOf(ctx);
  const row =
    (await findStoreRow(ctx.db, idOrSlug, scope, ctx.language)) ??
    (await refuseElsewhere(ctx, scope, idOrSlug));
  return viewStore(scope, row, await getCategories(ctx), await distanceToDoor(ctx, scope, row));
}

/** GET /tax: the store's own rate (SYS-10). */
export async function getTax(ctx: Ctx, idOrSlug: string): Promise<Reply<'catalog.tax'>> {
  const { id, tax_rate } = await getStore(ctx, idOrSlug);
  const { taxIncluded } = (await getMarket(ctx)).settings;
  return { store_id: id, tax_rate, tax_included: taxIncluded ? 1 : 0 };
}
