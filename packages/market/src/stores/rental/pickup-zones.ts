import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Dice } from '../dice.ts';
import type { StoreZone } from '../choosing/choose-places.ts';

// A car is delivered across a city, a bicycle a few streets away.
const [FEWEST_ZONES, MOST_ZONES] = [2, 5] as const;

/**
 * The zones where a provider's trips may begin: its own and the nearest others. The first provider of each kind
 * serves every zone, so that something can be rented everywhere; so does every real provider.
 */
export function pickupZonesOf(
  own: string,
  zones: readonly StoreZone[],
  { servesAll, source, dice }: { servesAll: boolean; source: string; dice: Dice },
): string[] {
  const home = zones.find(({ slug }) => slug === own);
  const distance = (zone: StoreZone): number =>
    home && zone !== home ? haversineMetres(middleOf(home), middleOf(zone)) : -1;
  const nearest = zones.toSorted((a, b) => distance(a) - distance(b) || (a.slug < b.slug ? -1 : 1));
  const count = servesAll ? zones.length : dice.whole(`pickup-zones/${source}`, FEWEST_ZONES, MOST_ZONES);
  return nearest.slice(0, count).map(({ slug }) => slug);
}

/** The centre of the bounding box: precise enough to find neighbouring zones. */
function middleOf({ shape }: StoreZone): LatLng {
  const corners = shape.flatMap(([outline = []]) => outline);
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(lats), lng: middle(lngs) };
}
