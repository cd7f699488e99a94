import { haversineMetres, type LatLng } from '@promenade/domain/zones';
import type { Dice } from '../dice.ts';
import type { StoreZone } from '../choosing/choose-places.ts';

// A car is brought across a city, a bicycle a few streets.
const [FEWEST_ZONES, MOST_ZONES] = [2, 5] as const;

/**
 * Where a provider's trips may begin: its own zone and the nearest others. The first provider of a kind serves every
 * zone, so that something can be hired wherever one stands; so does every one that is not invented.
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

/** The middle of its outermost corners: near enough to tell neighbours from far zones. */
function middleOf({ shape }: StoreZone): LatLng {
  const corners = shape.flatMap(([outline = []]) => outline);
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(lats), lng: middle(lngs) };
}
