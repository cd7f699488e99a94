import { METRES_PER_DEGREE, radians } from '@promenade/domain/zones';
import type { Position } from '../readers/index.ts';

/** Segments of named roads in columns: straight pieces from one bend to the next, sorted by street. */
export type RoadColumns = {
  streetIndex: Int32Array;
  fromLat: Float64Array;
  fromLng: Float64Array;
  toLat: Float64Array;
  toLng: Float64Array;
};

/** Corners of two named streets in columns: the first street is the one with the lower index. */
export type CornerColumns = {
  streetIndex: Int32Array;
  otherIndex: Int32Array;
  lat: Float64Array;
  lng: Float64Array;
};

/** A named road's lines. */
export type NamedLines = { name: string; lines: readonly (readonly Position[])[] };

// Both carriageways of an avenue meet a street within this distance: to a pedestrian, one corner.
const SAME_CORNER_METRES = 60;

type Stretch = { street: number; from: Position; to: Position };

/** Splits roads into straight segments, by street. */
export function roadColumns(roads: readonly NamedLines[], indexOf: ReadonlyMap<string, number>): RoadColumns {
  const stretches: Stretch[] = [];
  for (const { name, lines } of roads) {
    const street = indexOf.get(name) ?? -1;
    for (const line of lines) {
      line.forEach((to, index) => {
        const from = line[index - 1];
        if (from) stretches.push({ street, from, to });
      });
    }
  }
  stretches.sort((a, b) => a.street - b.street);
  return {
    streetIndex: Int32Array.from(stretches, ({ street }) => street),
    fromLat: Float64Array.from(stretches, ({ from }) => from[1]),
    fromLng: Float64Array.from(stretches, ({ from }) => from[0]),
    toLat: Float64Array.from(stretches, ({ to }) => to[1]),
    toLng: Float64Array.from(stretches, ({ to }) => to[0]),
  };
}

type Corner = { street: number; other: number; at: Position };

/** Finds the points that roads of different names share: streets that cross without meeting (a bridge) share none. */
export function cornerColumns(
  roads: readonly NamedLines[],
  indexOf: ReadonlyMap<string, number>,
): CornerColumns {
  const corners = [...streetsAtPoints(roads, indexOf).values()].flatMap(({ at, streets }) =>
    pairsOf([...streets].sort((a, b) => a - b)).map(([street, other]) => ({ street, other, at })),
  );
  corners.sort((a, b) => a.street - b.street || a.other - b.other || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const kept = corners.filter((corner, index) => !meetsEarlier(corners, index, corner));
  return {
    streetIndex: Int32Array.from(kept, ({ street }) => street),
    otherIndex: Int32Array.from(kept, ({ other }) => other),
    lat: Float64Array.from(kept, ({ at }) => at[1]),
    lng: Float64Array.from(kept, ({ at }) => at[0]),
  };
}

type Meeting = { at: Position; streets: Set<number> };

function streetsAtPoints(
  roads: readonly NamedLines[],
  indexOf: ReadonlyMap<string, number>,
): Map<string, Meeting> {
  const meetings = new Map<string, Meeting>();
  for (const { name, lines } of roads) {
    const street = indexOf.get(name) ?? -1;
    for (const at of lines.flat()) {
      const key = `${at[0]},${at[1]}`;
      const known = meetings.get(key);
      if (known) known.streets.add(street);
      else meetings.set(key, { at, streets: new Set([street]) });
    }
  }
  return meetings;
}

function pairsOf(streets: readonly number[]): [number, number][] {
  return streets.flatMap((street, index) =>
    streets.slice(index + 1).map((other): [number, number] => [street, other]),
  );
}

// Whether an earlier corner of the same two streets is so close that it stands for both.
function meetsEarlier(corners: readonly Corner[], index: number, { street, other, at }: Corner): boolean {
  for (let before = index - 1; before >= 0; before--) {
    const earlier = corners[before];
    if (earlier?.street !== street || earlier.other !== other) return false;
    const dy = (earlier.at[1] - at[1]) * METRES_PER_DEGREE;
    const dx = (earlier.at[0] - at[0]) * METRES_PER_DEGREE * Math.cos(radians(at[1]));
    if (Math.hypot(dx, dy) <= SAME_CORNER_METRES) return true;
  }
  return false;
}
