import { EARTH_RADIUS_METRES, type LatLng, radians } from '@promenade/domain/zones';
import type { RoadGraph } from './graph-bytes.ts';
import type { Guess } from './route-search.ts';

// Keeps the estimate below the true cost despite 32-bit lengths and rounded positions.
const CAUTION = 0.999;

/**
 * A heuristic from the straight line through the earth: never longer than the way on its surface, and computed
 * without a sine.
 */
export class StraightLine {
  readonly #places: Float64Array;

  constructor(graph: RoadGraph) {
    this.#places = new Float64Array(3 * graph.nodeCount);
    for (let node = 0; node < graph.nodeCount; node++) {
      const place = { lat: (graph.lat[node] ?? 0) / 1e7, lng: (graph.lng[node] ?? 0) / 1e7 };
      this.#places.set(inSpace(place), 3 * node);
    }
  }

  /** @param secondsPerMetre at the highest speed of all roads */
  guess(goal: LatLng, secondsPerMetre: number): Guess {
    const places = this.#places;
    const [x, y, z] = inSpace(goal);
    return (node) => {
      const [dx, dy, dz] = [
        (places[3 * node] ?? 0) - x,
        (places[3 * node + 1] ?? 0) - y,
        (places[3 * node + 2] ?? 0) - z,
      ];
      return Math.max(0, Math.sqrt(dx * dx + dy * dy + dz * dz) * CAUTION - 1) * secondsPerMetre;
    };
  }
}

/** Metres from the earth's centre along three axes. */
function inSpace({ lat, lng }: LatLng): [number, number, number] {
  const [phi, lambda] = [radians(lat), radians(lng)];
  const across = EARTH_RADIUS_METRES * Math.cos(phi);
  return [across * Math.cos(lambda), across * Math.sin(lambda), EARTH_RADIUS_METRES * Math.sin(phi)];
}
