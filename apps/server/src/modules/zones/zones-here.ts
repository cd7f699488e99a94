import { interiorPoint, type LatLng, nearestZone } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getZones, listZonesAt, type MarketZone } from './get-zones.ts';

/** A zone's name in the caller's language. */
export function zoneName(ctx: Pick<Ctx, 'language'>, zone: MarketZone): string {
  return zone.names[ctx.language] ?? zone.name;
}

/** A place inside the zone, away from its borders and holes: who picks the zone from a list is then in it. */
export function placeInZone(zone: MarketZone): { latitude: number; longitude: number } {
  const point = places.get(zone) ?? interiorPoint(zone.shape);
  if (!point) throw new Error(`Zone ${zone.slug} has no area`);
  places.set(zone, point);
  return { latitude: point.lat, longitude: point.lng };
}

// Found once for a zone as it stands: a long border takes a tenth of a second.
const places = new WeakMap<MarketZone, LatLng>();

/**
 * The zones that a request may see. Where its point is known, those that hold it: the zone header can choose among
 * them and add none. Without a point the header is believed as far as its zones are active; without either, all are.
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

/** Refuses a point that no zone holds: tells which zones there are, and the way to the nearest (rule 12). */
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
