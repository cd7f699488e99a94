import type { RoadGraph } from './graph-bytes.ts';
import { MODE_BITS, MODE_SPEED_KMH, type TravelMode } from './travel-mode.ts';

// Crossings, lights and traffic: a car in town averages about 60 % of the speed limit.
const TRAFFIC_FACTOR = 0.6;
const KMH_PER_METRE_A_SECOND = 3.6;

/** The costs of one mode. */
export type TravelCosts = {
  /** Seconds along each edge; infinite if the mode may not use it. */
  seconds: Float64Array;
  /** At the highest speed of any edge. */
  leastSecondsPerMetre: number;
};

/** Computed once per graph: a search reads hundreds of thousands of them. */
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
