import type { Reply } from '@promenade/contract/calls';
import { recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { tellDistances } from '../../geo/index.ts';
import { rentalScopeOf } from '../rental-scope.ts';
import { bringsFrom } from './brings-from.ts';
import { listProviderPage, type ProviderQuestion } from './providers.repo.ts';
import { viewProviderCard } from './providers.view.ts';

type ProviderPage = Reply<'providers.popular'>;

/**
 * GET /rental/provider/popular and latest: providers whose vehicles can be picked up here (MOD-08), open ones first.
 */
export async function listProviders(
  ctx: Ctx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  sort: ProviderQuestion['sort'],
): Promise<ProviderPage> {
  const scope = await rentalScopeOf(ctx);
  const { vehicleModuleIds, pickupZoneIds, nowMs, weekMinute } = scope;
  const where = { vehicleModuleIds, pickupZoneIds, sort, limit, skip: (offset - 1) * limit };
  const question = { ...where, nowMs, weekMinute, timeZone: scope.settings.timeZone };
  const { rows, total } = await recent(ctx, JSON.stringify(['providers', where]), () =>
    listProviderPage(ctx.db, question),
  );
  const metres = await tellDistances(ctx, rows.map(bringsFrom), scope.point);
  const providers = rows.map((row, place) => viewProviderCard(scope, row, metres[place] ?? null));
  return { total_size: total, limit, offset, providers, stores: providers };
}
