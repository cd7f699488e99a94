import type { Bounds, Position, Ring } from '../map-feature.ts';
import { boxesMeet, boxOf, doubledArea, isRing, liesIn, wound } from '../ring-shape.ts';
import { type Chain, joinRings } from './ring-chains.ts';

export type BuiltArea = {
  polygons: Ring[][];
  /** What was left out, in words; empty if the area is complete. */
  faults: string[];
};

type Outer = { polygon: Ring[]; box: Bounds; size: number };

/** Builds polygons from the outer and inner ways of a relation. Broken rings are left out and reported. */
export function buildArea(
  outerWays: readonly Chain[],
  innerWays: readonly Chain[],
  placeOf: (nodeId: number) => Position | undefined,
): BuiltArea {
  const faults: string[] = [];
  const outers = ringsOf(outerWays, 'outer', placeOf, faults).map((ring) => ({
    polygon: [ring],
    box: boxOf(ring),
    size: Math.abs(doubledArea(ring)),
  }));
  let strayHoles = 0;
  for (const hole of ringsOf(innerWays, 'hole', placeOf, faults)) {
    const outer = smallestAround(hole, outers);
    if (outer) outer.polygon.push(hole);
    else strayHoles++;
  }
  if (strayHoles > 0) faults.push(`${strayHoles} inner rings lie in no outer ring`);
  return { polygons: outers.map(({ polygon }) => polygon), faults };
}

function ringsOf(
  ways: readonly Chain[],
  part: 'outer' | 'hole',
  placeOf: (nodeId: number) => Position | undefined,
  faults: string[],
): Ring[] {
  const { rings, openWays } = joinRings(ways);
  const name = part === 'outer' ? 'outer' : 'inner';
  if (openWays > 0) faults.push(`${openWays} ${name} ways close no ring`);
  const whole = rings.flatMap((nodes) => {
    const ring = nodes.map(placeOf).filter((place) => place !== undefined);
    return ring.length === nodes.length && isRing(ring) ? [ring] : [];
  });
  if (whole.length < rings.length)
    faults.push(`${rings.length - whole.length} ${name} rings miss nodes or have no extent`);
  return whole.map((ring) => wound(ring, part));
}

function smallestAround(hole: Ring, outers: readonly Outer[]): Outer | undefined {
  const box = boxOf(hole);
  let best: Outer | undefined;
  for (const outer of outers) {
    if (best && outer.size >= best.size) continue;
    const ring = outer.polygon[0];
    if (ring && boxesMeet(box, outer.box) && liesIn(hole, ring)) best = outer;
  }
  return best;
}
