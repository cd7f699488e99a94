import { interiorPoint, type LatLng, nearestZone } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getZones, listZonesAt, type MarketZone } from './get-zones.ts';

/** A zone's name in the caller's language. */
export function zoneName(ctx: Pick<Ctx, 'language'>, zone: MarketZone): string {
  return zone.names[ctx.language] ?? zone.name;
}

/** A point inside the zone, away from borders and holes: the location of a shopper who picks the zone from a list. */
export function placeInZone(zone: MarketZone): { latitude: number; longitude: number } {
  const point = places.get(zone) ?? interiorPoint(zone.shape);
  if (!point) throw new Error(`Zone ${zone.slug} has no area`);
  places.set(zone, point);
  return { latitude: point.lat, longitude: point.lng };
}

// Cached per zone: with a long border, finding the point takes a tenth of a second.
const places = new WeakMap<MarketZone, LatLng>();

/**
 * The zones a request may see. With a point: the zones that contain it; the zone header can select among them, but
 * not add any. Without a point: the active zones in the header, or, without a header, all active zones.
 */
export async function listZoneIdsHere(ctx: Ctx): Promise<string[]> {
  const { point, zoneIds } = ctx.where;
  const asked = (ids: string[]): string[] => ids.filter((id) => zoneIds.includes(id));
  if (point) {
    const holding = (await listZonesAt(ctx, point)).map(({ id }) => id);
    const chosen = asked(holding);
    return chosen.length > 0 ? chosen : holding;
  }
  const { zones } = await getZones(ctx);
  const active = zones.filter((zone) => zone.active).map(({ id }) => id);
  return zoneIds.length > 0 ? asked(active) : active;
}

/** Refuses a point outside all zones, with the list of zones and the distance to the nearest (rule 12). */
export async function refuseOutside(ctx: Ctx, point: LatLng): Promise<never> {
  const { zones } = await getZones(ctx);
  const found = nearestZone(point, zones);
  const nearest = found && {
    id: found.zone.id,
    name: zoneName(ctx, found.zone),
    distance_metres: Math.round(found.distanceMetres),
  };
  const active = zones.filter((zone) => zone.active);
  return refuse(
    'no_zone',
    {},
    { nearest: nearest ?? null, zones: active.map((zone) => tellZone(ctx, zone)) },
  );
}

function tellZone(ctx: Ctx, zone: MarketZone) {
  return { id: zone.id, name: zoneName(ctx, zone), ...placeInZone(zone) };
}
