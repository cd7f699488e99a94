import type { MapFeature } from './map-feature.ts';

/**
 * Points and areas that touch a tile's edge may stand in its neighbour too. They are held until every tile is read,
 * then come once each: a point as it is, an area with the pieces of all its tiles.
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
