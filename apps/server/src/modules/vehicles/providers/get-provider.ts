import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { tellDistance } from '../../geo/index.ts';
import { getZones, zoneName } from '../../zones/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import type { ProviderRow } from '../vehicles.tables.ts';
import { bringsFrom } from './brings-from.ts';
import { findProviderRow, listCategoriesOfProvider } from './providers.repo.ts';
import { type ProviderView, viewProvider } from './providers.view.ts';

/** A provider anywhere in the market, by id or slug, whether or not it accepts trips. */
export async function getProviderRow(ctx: Ctx, idOrSlug: string): Promise<ProviderRow> {
  const scope = await wholeRentalScopeOf(ctx);
  return (await findProviderRow(ctx.db, idOrSlug, scope)) ?? refuse('provider_not_found');
}

/** GET /rental/provider/get-provider-details/:id (RENT-13). */
export async function getProvider(ctx: Ctx, idOrSlug: string): Promise<ProviderView> {
  const scope = await wholeRentalScopeOf(ctx);
  const row = await getProviderRow(ctx, idOrSlug);
  const { zones } = await getZones(ctx);
  const nameOf = (id: string): string => {
    const zone = zones.find((one) => one.id === id);
    return zone ? zoneName(ctx, zone) : '';
  };
  return viewProvider(scope, row, {
    categories: await listCategoriesOfProvider(ctx.db, row.store_id),
    zoneName: nameOf,
    distanceMetres: await tellDistance(ctx, bringsFrom(row), scope.point),
  });
}
