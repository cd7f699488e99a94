import type { MapFeature } from './map-feature.ts';

/**
 * Points and areas that touch a tile's edge may also be in its neighbour. They are held back until every tile is
 * read, then returned once each: a point as it is, an area with its pieces from all tiles.
 */
export class EdgeMerge {
  readonly #held = new Map<string, MapFeature>();

  hold(feature: MapFeature): void {
    const key = `${feature.osmType}${feature.osmId}`;
    const known = this.#held.get(key);
    if (!known) this.#held.set(key, feature);
    else if (known.geometry.type === 'MultiPolygon' && feature.geometry.type === 'MultiPolygon') {
      known.geometry.coordinates.push(...feature.geometry.coordinates);
    }
  }

  merged(): MapFeature[] {
    return [...this.#held.values()];
  }
}
