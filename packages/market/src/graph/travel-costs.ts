import type { RoadGraph } from './graph-bytes.ts';
import { MODE_BITS, MODE_SPEED_KMH, type TravelMode } from './travel-mode.ts';

// Crossings, lights and traffic: a car in town makes about 60 % of the signed speed.
const TRAFFIC_FACTOR = 0.6;
const KMH_PER_METRE_A_SECOND = 3.6;

/** What travelling costs by one mode. */
export type TravelCosts = {
  /** Seconds along each edge; infinite where the mode may not go. */
  seconds: Float64Array;
  /** At the highest speed that any edge allows. */
  leastSecondsPerMetre: number;
};

/** Reckoned once for a graph: a search asks for them by the hundred thousand. */
export function travelCosts(graph: RoadGraph, mode: TravelMode): TravelCosts {
  const seconds = new Float64Array(graph.edgeCount).fill(Number.POSITIVE_INFINITY);
  let topKmh = 1;
  for (let edge = 0; edge < graph.edgeCount; edge++) {
    if (((graph.edgeBits[edge] ?? 0) & MODE_BITS[mode]) === 0) continue;
    const kmh = mode === 'driving' ? (graph.speedKmh[edge] ?? 1) * TRAFFIC_FACTOR : MODE_SPEED_KMH[mode];
    seconds[edge] = ((graph.metres[edge] ?? 0) * KMH_PER_METRE_A_SECOND) / kmh;
    topKmh = Math.max(topKmh, kmh);
  }
  return { seconds, leastSecondsPerMetre: KMH_PER_METRE_A_SECOND / topKmh };
}
