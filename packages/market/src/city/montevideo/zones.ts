import type { Ring } from '../../readers/index.ts';
import collection from './zones.json' with { type: 'json' };

/** A delivery zone of the demo city. Neighbours share their edges point by point, so no street is left between them. */
export type CityZone = {
  slug: string;
  name: Readonly<Record<'en' | 'ar' | 'nl' | 'fr', string>>;
  /** Closed, counter-clockwise, degrees. Reaches out over the water, so that the promenade belongs to it. */
  ring: Ring;
  /** What a delivery costs within it, in minor units of UYU (centésimos). */
  delivery: { perKmMinor: number; minimumMinor: number; maximumMinor: number };
};

/** Eight zones of our own over the inner city, in the order they are listed. */
export function montevideoZones(): CityZone[] {
  return collection.features.map(({ properties, geometry }) => ({
    ...properties,
    ring: (geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]) => [lng, lat]),
  }));
}
