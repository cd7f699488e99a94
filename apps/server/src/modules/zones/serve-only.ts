import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { zonesTopic } from './get-zones.ts';
import { listRateRows, listRetiredZoneIds, listZoneRows, switchZonesOver } from './zones.repo.ts';
import type { ZoneRateRow, ZoneRow, ZoneTables } from './zones.repo.ts';

/** An existing zone, for an import to match. */
export interface KnownZone extends ZoneRow {
  readonly rates: readonly ZoneRateRow[];
  /** Belongs to an earlier market; the import of the current one deactivated it. */
  readonly retired: boolean;
}

/** Every zone with its rates. */
export async function listKnownZones(ctx: Ctx): Promise<KnownZone[]> {
  const db = over<ZoneTables>(ctx);
  const [zones, rates, retired] = [
    await listZoneRows(db),
    await listRateRows(db),
    await listRetiredZoneIds(db),
  ];
  return zones.map((zone) => ({
    ...zone,
    rates: rates.filter(({ zone_id }) => zone_id === zone.id),
    retired: retired.includes(zone.id),
  }));
}

/**
 * Deactivates all other zones. Zones that an operator deactivated stay so; those that an earlier import deactivated
 * return when named.
 */
export async function serveOnly(ctx: Ctx, named: readonly Pick<ZoneRow, 'id' | 'active'>[]): Promise<void> {
  const ids = named.map(({ id }) => id);
  const served = named.filter(({ active }) => active).map(({ id }) => id);
  await switchZonesOver(over<ZoneTables>(ctx), ids, served);
  await changed(ctx, zonesTopic);
}
