import {
  type Bounds,
  boundsContain,
  findShapeFault,
  type LatLng,
  shapeBounds,
  type Zone,
  zonesAt,
} from '@promenade/domain/zones';
import { changed, remembered } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import {
  deleteRatesOf,
  insertRate,
  listRateRows,
  listZoneRows,
  upsertZone,
  type ZoneRateRow,
  type ZoneRow,
  type ZoneTables,
} from './zones.repo.ts';

/** Published when zones or rates change. */
export const zonesTopic = 'zones';

/** A zone as the rules see it, with its names. `name` is English; screens use {@link MarketZone.names}. */
export interface MarketZone extends Zone {
  readonly slug: string;
  readonly names: Readonly<Record<string, string>>;
  readonly bounds: Bounds;
}

/** The market's zones and rates, cached in memory until they change. */
export interface MarketZones {
  readonly zones: readonly MarketZone[];
  readonly rates: readonly ZoneRateRow[];
}

function toZone(row: ZoneRow): MarketZone {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name['en'] ?? row.slug,
    names: row.name,
    shape: row.shape,
    bounds: shapeBounds(row.shape),
    active: row.active,
  };
}

/** The current zones. */
export function getZones(ctx: Ctx): Promise<MarketZones> {
  return remembered(ctx, zonesTopic, async (inner) => {
    const db = over<ZoneTables>(inner);
    return { zones: (await listZoneRows(db)).map(toZone), rates: await listRateRows(db) };
  });
}

/** Active zones that contain the point, smallest first (rule 12); empty outside all. */
export async function listZonesAt(ctx: Ctx, point: LatLng): Promise<MarketZone[]> {
  const { zones } = await getZones(ctx);
  return zonesAt(
    point,
    zones.filter(({ bounds }) => boundsContain(bounds, point)),
  );
}

/** Delivery rates of a zone for a module. */
export async function findRate(ctx: Ctx, zoneId: string, moduleId: string): Promise<ZoneRateRow | undefined> {
  const { rates } = await getZones(ctx);
  return rates.find((rate) => rate.zone_id === zoneId && rate.module_id === moduleId);
}

/** Callers have validated the zones: an invalid shape is a bug. */
function checkShape({ slug, shape }: ZoneRow): void {
  const fault = findShapeFault(shape);
  if (fault)
    throw new Error(`Zone ${slug} cannot be kept: ${fault.code}, part ${fault.part}, ring ${fault.ring}`);
}

/** Writes zones with exactly these rates, for an import or an operator. */
export async function writeZones(
  ctx: Ctx,
  zones: readonly ZoneRow[],
  rates: readonly ZoneRateRow[],
): Promise<void> {
  const db = over<ZoneTables>(ctx);
  zones.forEach(checkShape);
  for (const zone of zones) await upsertZone(db, zone);
  await deleteRatesOf(
    db,
    zones.map(({ id }) => id),
  );
  for (const rate of rates) await insertRate(db, rate);
  await changed(ctx, zonesTopic);
}
