import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, ring } from './drawn.fixture.ts';
import {
  type LatLng,
  interiorPoint,
  type MultiPolygon,
  type Position,
  shapeContains,
  shapeRings,
} from './index.ts';

/** Distance of a point from a border, by the height of a triangle; near the equator a degree is a degree. */
function gapOf(shape: MultiPolygon, { lat, lng }: LatLng): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of shapeRings(shape))
    for (const [index, b] of line.slice(1).entries()) {
      const a = line[index] ?? b;
      const [ab, ap, bp] = [length(a, b), length(a, [lng, lat]), length(b, [lng, lat])];
      const twice = Math.abs((b[0] - a[0]) * (lat - a[1]) - (b[1] - a[1]) * (lng - a[0]));
      const isBeside = ap ** 2 <= bp ** 2 + ab ** 2 && bp ** 2 <= ap ** 2 + ab ** 2 && ab > 0;
      nearest = Math.min(nearest, isBeside ? twice / ab : Math.min(ap, bp));
    }
  return nearest;
}
const length = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The greatest distance from the border of many points all over the shape, which lies between -1 and 1. */
function greatestGap(shape: MultiPolygon): number {
  let greatest = 0;
  for (let x = -20; x <= 20; x++)
    for (let y = -20; y <= 20; y++) {
      const at = { lng: x / 20.5, lat: y / 20.5 };
      if (shapeContains(shape, at)) greatest = Math.max(greatest, gapOf(shape, at));
    }
  return greatest;
}

function around(middle: LatLng, radii: readonly number[]): Position[] {
  const corners = radii.map((radius, index): Position => {
    const angle = (2 * Math.PI * index) / radii.length;
    return [middle.lng + radius * Math.cos(angle), middle.lat + radius * Math.sin(angle)];
  });
  return [...corners, ...corners.slice(0, 1)];
}
const radii = (min: number, max: number) =>
  fc.array(fc.double({ min, max, noNaN: true }), { minLength: 5, maxLength: 12 });
const star = radii(0.5, 1).map((given) => around({ lat: 0, lng: 0 }, given));
const lake = fc
  .tuple(radii(0.05, 0.15), fc.double({ min: -0.2, max: 0.2, noNaN: true }))
  .map(([given, lng]) => around({ lat: 0.1, lng }, given));
const shapes = fc.tuple(star, lake).map(([outer, hole]): MultiPolygon => [[outer, hole]]);

const told = (shape: MultiPolygon): LatLng => {
  const point = interiorPoint(shape);
  if (!point) throw new Error('a shape with an area has a point within');
  return point;
};
const everyPosition = (shape: MultiPolygon, change: (position: Position) => Position): MultiPolygon =>
  shape.map((polygon) => polygon.map((line) => line.map(change)));

describe('how far the point within is from every border', () => {
  test('as far as the best of 1,600 points, but for one part in eight, lakes and bays or not', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(gapOf(shape, told(shape))).toBeGreaterThanOrEqual(greatestGap(shape) * 0.875);
      }),
      { numRuns: 40 },
    );
  });

  test('the same of a shape that is mirrored, moved, drawn from another corner or the other way round', () => {
    fc.assert(
      fc.property(shapes, fc.nat(4), (shape, start) => {
        const gap = gapOf(shape, told(shape));
        const mirrored = everyPosition(shape, ([lng, lat]) => [-lng, lat]);
        expect(gapOf(mirrored, told(mirrored))).toBeCloseTo(gap, 9);
        const upsideDown = everyPosition(shape, ([lng, lat]) => [lng, -lat]);
        expect(gapOf(upsideDown, told(upsideDown))).toBeCloseTo(gap, 9);
        const moved = everyPosition(shape, ([lng, lat]) => [lng + 100, lat]);
        expect(gapOf(moved, told(moved))).toBeCloseTo(gap, 9);
        const reversed = shape.map((polygon) => polygon.map((line) => line.toReversed()));
        expect(gapOf(reversed, told(reversed))).toBeCloseTo(gap, 9);
        const others = shape.map((polygon) =>
          polygon.map((line) => [...line.slice(start, -1), ...line.slice(0, start + 1)]),
        );
        expect(gapOf(others, told(others))).toBeCloseTo(gap, 9);
      }),
    );
  });

  test('a square’s is on the line next to its middle, at the middle of that', () => {
    expect(told([[box(0, 0, 1, 1)]]).lat).toBeCloseTo(11.5 / 24, 12);
    expect(told([[box(0, 0, 1, 1)]]).lng).toBeCloseTo(0.5, 12);
    expect(told([[box(2, 0, 5, 9)]]).lng).toBeCloseTo(3.5, 12);
  });

  test('a long wedge’s is one sixteenth from its thick end, whichever way it points', () => {
    // Of the line below its middle, which begins where the wedge is as thick as that is low.
    const place = 16 - (16 - 16 / 24) / 16;
    expect(told([[ring('0 0, 16 -1.1, 16 1.1, 0 0')]]).lng).toBeCloseTo(place, 9);
    expect(told([[ring('0 0, -16 -1.1, -16 1.1, 0 0')]]).lng).toBeCloseTo(-place, 9);
  });

  test('the first and the last of 24 lines are looked at: a needle’s is on the one at its thick end', () => {
    expect(told([[ring('0 0, -0.33 16, 0.33 16, 0 0')]]).lat).toBeCloseTo((16 * 23.5) / 24, 9);
    expect(told([[ring('0 0, -0.33 -16, 0.33 -16, 0 0')]]).lat).toBeCloseTo((-16 * 23.5) / 24, 9);
  });

  test('a line through corners of the border is looked at too, with both its ends', () => {
    // Its widest line is the twelfth of 24, where both corners are; the next ones are nearer to two sides.
    const kite = ring('0 11.5, 10 0, 20 11.5, 10 24, 0 11.5');
    for (const drawn of [kite, kite.toReversed()]) {
      expect(told([[drawn]]).lat).toBeCloseTo(11.5, 9);
      expect(told([[drawn]]).lng).toBeCloseTo(10, 9);
    }
  });

  test('degrees of longitude count for less away from the equator', () => {
    // 1.5 degrees at 50 north are as wide as 0.96 at the equator, and those at 70 as 0.5.
    const [here, there] = [[box(0, 0, 1.1, 1.1)], [box(20, 49, 21.5, 51)]];
    expect(told([here, there]).lng).toBeLessThan(1);
    expect(told([[box(0, 0, 0.9, 1)], there]).lng).toBeGreaterThan(20);
    expect(told([here, [box(20, 69, 21.5, 71)]]).lng).toBeLessThan(1);
    expect(told([[box(20, -71, 21.5, -69)], here]).lng).toBeLessThan(1);
    expect(told([there]).lng).toBeCloseTo(20.75, 9);
  });

  test('the best part counts, whether it comes first or last', () => {
    const [small, large] = [[box(0, 0, 0.1, 0.1)], [box(5, 0, 6, 1)]];
    expect(told([small, large]).lng).toBeCloseTo(5.5, 9);
    expect(told([large, small]).lng).toBeCloseTo(5.5, 9);
  });

  test('nothing, an empty part and a line have none', () => {
    expect([interiorPoint([]), interiorPoint([[]]), interiorPoint([[[]]])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(interiorPoint([[ring('0 0, 1 1, 2 2, 0 0')]])).toBeUndefined();
  });
});

/** How often the nearer of two distances is taken while it works: once for each side that a place is compared with. */
function comparisonsOf(work: () => void): number {
  const { min } = Math;
  let times = 0;
  Math.min = (...values) => {
    times += 1;
    return min(...values);
  };
  try {
    work();
  } finally {
    Math.min = min;
  }
  return times;
}

test('few of the places within a border of ten thousand teeth are compared with all of it: it took seconds', () => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const teeth = around(
    { lat: 40, lng: 10 },
    Array.from({ length: 9_999 }, () => 0.5 + 0.1 * random()),
  );
  const times = comparisonsOf(() => expect(shapeContains([[teeth]], told([[teeth]]))).toBe(true));
  expect(times).toBeLessThan(1000 * teeth.length);
});
