import { type LatLng, nearestZone } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import { isOpenModule, scopeOf } from '../../catalog/index.ts';
import { getZones, listZonesAt, zoneName } from '../../zones/index.ts';
import type { ProviderRow } from '../vehicles.tables.ts';
import { insertProvider, listProviderRowsById } from './providers.repo.ts';

/**
 * A provider by its store's id, in any state; undefined if that store rents out nothing. Providers of a closed module
 * are inactive.
 */
export async function findProvider(ctx: Ctx, storeId: string): Promise<ProviderRow | undefined> {
  const [row] = await listProviderRowsById(ctx.db, [storeId]);
  return row && { ...row, active: row.active && isOpenModule(await scopeOf(ctx), row.module_id) };
}

/** Whether a trip with the provider's vehicles may begin at the point (api.md, rule 11). */
export async function pickupAllowed(
  ctx: Ctx,
  { pickup_zone_ids: zoneIds }: Pick<ProviderRow, 'pickup_zone_ids'>,
  point: LatLng,
): Promise<boolean> {
  return (await listZonesAt(ctx, point)).some(({ id }) => zoneIds.includes(id));
}

/** Parameters of the refusal of a pickup point: the provider, and its nearest pickup zone. */
export async function pickupParams(
  ctx: Ctx,
  { store_name: provider, pickup_zone_ids: zoneIds }: Pick<ProviderRow, 'store_name' | 'pickup_zone_ids'>,
  point: LatLng,
): Promise<{ readonly provider: string; readonly zone: string }> {
  const { zones } = await getZones(ctx);
  const ofProvider = zones.filter(({ id }) => zoneIds.includes(id));
  const nearest = nearestZone(point, ofProvider);
  return { provider, zone: nearest ? zoneName(ctx, nearest.zone) : '' };
}

/** Makes a store of the rental module a provider. */
export function addProvider(
  ctx: Ctx,
  provider: { readonly storeId: string; readonly pickupZoneIds: readonly string[] },
): Promise<void> {
  return insertProvider(ctx.db, provider);
}
