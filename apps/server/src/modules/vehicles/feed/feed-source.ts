import { tripTimeZone } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import type { LocalText } from '../../catalog/index.ts';
import { findProviderRow } from '../providers/providers.repo.ts';
import { type RentalScope, wholeRentalScopeOf } from '../rental-scope.ts';
import type { ProviderRow, VehicleRow } from '../vehicles.tables.ts';
import { type FeedUnit, listFeedProviders, listFeedUnits, listFeedVehicles } from './feed.repo.ts';

/** The data of a provider's documents. */
export interface FeedSource {
  readonly publicUrl: string;
  readonly scope: RentalScope;
  readonly provider: ProviderRow;
  readonly vehicles: readonly VehicleRow[];
  readonly units: readonly FeedUnit[];
  readonly timeZone: string;
}

/** A text in GBFS's format: one entry per language. */
export function translated(text: LocalText): { text: string; language: string }[] {
  return Object.entries(text).map(([language, value]) => ({ text: value, language }));
}

// A feed has no location and no language: its readers have neither.
const standingNowhere = (ctx: Ctx): Ctx => ({
  ...ctx,
  where: { zoneIds: [], moduleId: undefined, point: undefined },
});

/** A provider that accepts trips, with its vehicles; undefined if there is none with that slug. */
export async function readFeedSource(ctx: Ctx, slug: string): Promise<FeedSource | undefined> {
  const scope = await wholeRentalScopeOf(standingNowhere(ctx));
  const provider = await findProviderRow(ctx.db, slug, scope);
  if (!provider?.active) return undefined;
  return {
    publicUrl: ctx.publicUrl,
    scope,
    provider,
    vehicles: await listFeedVehicles(ctx.db, provider.store_id),
    units: await listFeedUnits(ctx.db, provider.store_id, scope.nowMs),
    timeZone: provider.time_zone ?? tripTimeZone(scope.settings.timeZone),
  };
}

/** Slugs of the providers that have a feed. */
export async function listFeedSlugs(ctx: Ctx): Promise<string[]> {
  const { vehicleModuleIds } = await wholeRentalScopeOf(standingNowhere(ctx));
  return listFeedProviders(ctx.db, vehicleModuleIds);
}
