import type { MapArea } from '../../../ui/map/map-types.ts';
import type { Zone } from '../form/use-zones.ts';

// Its name is at its northern end: the pin is in the centre of the map.
function toArea({ id, name, geometry }: Zone): MapArea {
  const [outer = []] = geometry.coordinates[0] ?? [];
  const lngs = outer.map(([lng]) => lng);
  const at = {
    lat: Math.max(...outer.map(([, lat]) => lat)),
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  return { id, name, at, parts: geometry.coordinates };
}

// A stable array for one zone: the map redraws it for another.
const areas = new WeakMap<Zone, readonly MapArea[]>();
const noAreas: readonly MapArea[] = [];

/** A zone as areas of a map. */
export function areasOf(zone: Zone | undefined): readonly MapArea[] {
  if (!zone) return noAreas;
  const known = areas.get(zone) ?? [toArea(zone)];
  areas.set(zone, known);
  return known;
}
