import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, ring } from './drawn.fixture.ts';
import {
  type LatLng,
  type MultiPolygon,
  type Polygon,
  type Position,
  type Zone,
  boundsContain,
  containsPoint,
  findShapeFault,
  interiorPoint,
  MAX_SHAPE_POSITIONS,
  nearestZone,
  shapeArea,
  shapeBounds,
  shapeContains,
  zonesAt,
} from './index.ts';

/** On a grid, so that points often lie on edges and corners. */
const gridPoint = fc
  .record({ lat: fc.integer({ min: -12, max: 12 }), lng: fc.integer({ min: -12, max: 12 }) })
  .map(({ lat, lng }): LatLng => ({ lat: lat / 8, lng: lng / 8 }));
const anyPoint = fc.record({
  lat: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  lng: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});
const point = fc.oneof(gridPoint, anyPoint);

/** A ring round a middle, its corners at growing angles: it never crosses itself. */
function starRing(middle: LatLng, radii: readonly number[]): Position[] {
  const ring = radii.map((radius, index): Position => {
    const angle = (2 * Math.PI * index) / radii.length;
    return [middle.lng + radius * Math.cos(angle), middle.lat + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}
const radii = (min: number, max: number) =>
  fc.array(fc.double({ min, max, noNaN: true }), { minLength: 5, maxLength: 24 });
const star = radii(0.5, 1).map((given) => starRing({ lat: 0, lng: 0 }, given));
// A ring of five corners or more at this distance holds the circle of cos(36°) of it: within the star's 0.5.
const heart = radii(0.1, 0.35).map((given) => starRing({ lat: 0, lng: 0 }, given));

describe('shapes with holes and parts', () => {
  test('[LOC-03] a crooked hole and the zone that fills it share their edge: each point is in exactly one of them', () => {
    fc.assert(
      fc.property(star, heart, fc.boolean(), point, (outer, hole, turned, at) => {
        const around: MultiPolygon = [[outer, turned ? hole.toReversed() : hole]];
        const within: MultiPolygon = [[hole]];
        const holders = [around, within].filter((shape) => shapeContains(shape, at)).length;
        expect(holders).toBe(containsPoint([outer], at) ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('[LOC-03] points on the corners and edges of the hole itself are decided once too', () => {
    fc.assert(
      fc.property(star, heart, fc.nat(), fc.constantFrom(0, 0.25, 0.5), (outer, hole, pick, part) => {
        const [a, b] = [hole[pick % (hole.length - 1)], hole[(pick % (hole.length - 1)) + 1]];
        if (!a || !b) throw new Error('a ring has sides');
        const at = { lng: a[0] + (b[0] - a[0]) * part, lat: a[1] + (b[1] - a[1]) * part };
        const holders = [[[outer, hole]], [[hole]]].filter((shape) => shapeContains(shape, at)).length;
        expect(holders).toBe(1);
      }),
    );
  });

  test('a chessboard cut into two shapes of many parts: every point on one colour, never two', () => {
    const cells = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => ({ x, y })));
    const colour = (wanted: number): MultiPolygon =>
      cells
        .filter(({ x, y }) => (x + y) % 2 === wanted)
        .map(({ x, y }) => [box(x / 2 - 1, y / 2 - 1, x / 2 - 0.5, y / 2 - 0.5)]);
    expect([colour(0), colour(1)].map(findShapeFault)).toEqual([undefined, undefined]);
    fc.assert(
      fc.property(point, (at) => {
        const holders = [colour(0), colour(1)].filter((shape) => shapeContains(shape, at)).length;
        const onBoard = at.lat >= -1 && at.lat < 1 && at.lng >= -1 && at.lng < 1;
        expect(holders).toBe(onBoard ? 1 : 0);
      }),
    );
  });

  test('a point that a shape holds is in its box', () => {
    fc.assert(
      fc.property(star, heart, point, (outer, hole, at) => {
        const shape: MultiPolygon = [[outer, hole]];
        if (shapeContains(shape, at)) expect(boundsContain(shapeBounds(shape), at)).toBe(true);
      }),
    );
    expect(boundsContain(shapeBounds([]), { lat: 0, lng: 0 })).toBe(false);
  });

  test('the box is as wide and as high as all its parts, and its edges are in it', () => {
    const bounds = shapeBounds([[box(-3, -2, -1, 0)], [box(4, 1, 5, 7), box(4.1, 2, 4.2, 3)]]);
    expect(bounds).toEqual({ west: -3, south: -2, east: 5, north: 7 });
    expect(shapeBounds([[box(10, 20, 30, 40)]])).toEqual({ west: 10, south: 20, east: 30, north: 40 });
    expect(shapeBounds([[box(-30, -40, -10, -20)]])).toEqual({
      west: -30,
      south: -40,
      east: -10,
      north: -20,
    });
    const within = (lng: number, lat: number): boolean => boundsContain(bounds, { lng, lat });
    expect([within(-3, -2), within(5, 7), within(-3, 7), within(5, -2), within(0, 0)]).toEqual(
      Array(5).fill(true),
    );
    expect([within(-3.1, 0), within(5.1, 0), within(0, -2.1), within(0, 7.1)]).toEqual(Array(4).fill(false));
  });

  test('an island in the lake of the same zone belongs to it', () => {
    const shape: MultiPolygon = [[box(-1, -1, 1, 1), box(-0.5, -0.5, 0.5, 0.5)], [box(-0.2, -0.2, 0.2, 0.2)]];
    expect(findShapeFault(shape)).toBeUndefined();
    expect(shapeContains(shape, { lat: 0, lng: 0 })).toBe(true);
    expect(shapeContains(shape, { lat: 0.3, lng: 0 })).toBe(false);
    expect(shapeContains(shape, { lat: 0.7, lng: 0 })).toBe(true);
  });

  test('the area adds parts and takes holes away', () => {
    const whole = shapeArea([[box(-1, -1, 1, 1)]]);
    expect(shapeArea([[box(-1, -1, 0, 1)], [box(0, -1, 1, 1)]]) / whole).toBeCloseTo(1, 9);
    expect(shapeArea([[box(-1, -1, 1, 1), box(-1, -1, 0, 1)]]) / whole).toBeCloseTo(0.5, 9);
  });
});

describe('zones of many parts', () => {
  const zone = (id: string, shape: MultiPolygon): Zone => ({ id, name: id, shape, active: true });
  const frame = zone('frame', [[box(-1, -1, 1, 1), box(-0.9, -0.9, 0.9, 0.9)]]);
  const parts = zone('parts', [[box(-1, -1, -0.5, 1)], [box(0.5, -1, 1, 1)]]);

  test('the smallest is judged by what is left of it', () => {
    expect(zonesAt({ lat: 0, lng: 0.95 }, [parts, frame]).map(({ id }) => id)).toEqual(['frame', 'parts']);
    expect(zonesAt({ lat: 0, lng: 0.7 }, [parts, frame]).map(({ id }) => id)).toEqual(['parts']);
  });

  test('from inside a hole the nearest border is the hole’s', () => {
    expect(nearestZone({ lat: 0, lng: 0.8 }, [frame])?.distanceMetres).toBeCloseTo(11_131.9, 0);
    expect(nearestZone({ lat: 0, lng: 0.4 }, [parts, frame])?.zone.id).toBe('parts');
  });
});

describe('findShapeFault', () => {
  const square = box(-1, -1, 1, 1);
  const middle = box(-0.5, -0.5, 0.5, 0.5);
  const long = Array.from(
    { length: MAX_SHAPE_POSITIONS },
    (_, index): Position => [
      Math.cos((2 * Math.PI * index) / MAX_SHAPE_POSITIONS),
      Math.sin((2 * Math.PI * index) / MAX_SHAPE_POSITIONS),
    ],
  );
  const bow = ring('-1 -1, 1 1, 1 -1, -1 1, -1 -1');
  const touching = ring('-1 -1, 0 0, 1 -1, 1 1, 0 0, -1 1, -1 -1');
  const spike = ring('-1 -1, 1 -1, 1 1, 1 3, 1 1, -1 1, -1 -1');

  test.each([
    ['no parts', [], 'shape_empty', 0, 0],
    ['a part without rings', [[square], []], 'shape_empty', 1, 0],
    ['more positions than any border needs', [[[...long, long[0]]]], 'shape_too_long', 0, 0],
    ['two corners', [[ring('0 0, 1 0, 0 0')]], 'ring_short', 0, 0],
    ['an open ring', [[square.slice(0, 4)]], 'ring_unclosed', 0, 0],
    ['an open hole', [[square, middle.slice(0, 4)]], 'ring_unclosed', 0, 1],
    ['latitude and longitude exchanged', [[box(-34, -156, -33, -155)]], 'off_earth', 0, 0],
    ['not a number', [[[...square.slice(0, 2), [Number.NaN, 0], ...square.slice(2)]]], 'off_earth', 0, 0],
    ['a pole', [[box(0, 80, 10, 90)]], 'on_pole', 0, 0],
    ['round a pole', [[ring('-170 80, -60 80, 60 80, 170 80, -170 80')]], 'crosses_antimeridian', 0, 0],
    ['over the 180th meridian', [[box(-179, 0, 179, 1)]], 'crosses_antimeridian', 0, 0],
    ['counted on past 180', [[box(179, 0, 181, 1)]], 'crosses_antimeridian', 0, 0],
    [
      'parts on both sides of it',
      [[box(-180, 0, -179, 1)], [box(179, 0, 180, 1)]],
      'crosses_antimeridian',
      0,
      0,
    ],
    ['a bow', [[bow]], 'ring_crosses_itself', 0, 0],
    ['a ring that touches itself', [[touching]], 'ring_crosses_itself', 0, 0],
    ['a spike', [[spike]], 'ring_crosses_itself', 0, 0],
    ['a line there and back', [[ring('0 0, 1 0, 2 0, 0 0')]], 'ring_crosses_itself', 0, 0],
    ['a hole elsewhere', [[square, box(2, 2, 3, 3)]], 'hole_outside', 0, 1],
    ['a hole over the edge', [[square, box(0.5, 0.5, 1.5, 1.5)]], 'hole_outside', 0, 1],
    ['a hole around it all', [[square, box(-2, -2, 2, 2)]], 'hole_outside', 0, 1],
    ['a hole that is all of it', [[square, square.toReversed()]], 'shape_empty', 0, 0],
    ['a hole in a hole', [[square, middle, box(-0.1, -0.1, 0.1, 0.1)]], 'holes_overlap', 0, 2],
    ['one hole twice', [[square, box(0, 0, 0.5, 0.5), box(0, 0, 0.5, 0.5)]], 'holes_overlap', 0, 2],
    ['parts one over another', [[square], [box(0, 0, 2, 2)]], 'parts_overlap', 1, 0],
    ['the same part twice', [[square], [square]], 'parts_overlap', 1, 0],
    [
      'an island over its lake’s shore',
      [[square, middle], [box(-0.6, -0.6, 0.3, 0.3)]],
      'parts_overlap',
      1,
      0,
    ],
    ['all corners in one place', [[ring('0 0, 0 0, 0 0, 0 0')]], 'ring_crosses_itself', 0, 0],
    ['a hole that is one point', [[square, ring('0 0, 0 0, 0 0, 0 0')]], 'ring_crosses_itself', 0, 1],
    ['counted on to 360', [[box(358, 0, 360, 1)]], 'crosses_antimeridian', 0, 0],
    ['counted on past 360', [[box(359, 0, 361, 1)]], 'off_earth', 0, 0],
    ['a slanted spike', [[ring('0 0, 4 0, 2 2, 5 5, 2 2, 0 4, 0 0')]], 'ring_crosses_itself', 0, 0],
    [
      'a slanted spike at its first corner',
      [[ring('5 5, 2 2, 0 4, 0 0, 4 0, 2 2, 5 5')]],
      'ring_crosses_itself',
      0,
      0,
    ],
    [
      'an island over the shore, named before the lake',
      [[box(-0.6, -0.6, 0.3, 0.3)], [square, middle]],
      'parts_overlap',
      1,
      0,
    ],
    [
      'parts that cross without a corner of one in the other',
      [[box(-9, -1, 3, 1)], [box(-1, -3, 1, 9)]],
      'parts_overlap',
      1,
      0,
    ],
    ['a speck', [[box(0, 0, 1e-6, 1e-6)]], 'shape_empty', 0, 0],
  ] as [string, MultiPolygon, string, number, number][])('%s', (_, shape, code, part, ring) => {
    expect(findShapeFault(shape)).toEqual({ code, part, ring });
  });

  test.each([
    ['a square', [[square]]],
    ['half the earth', [[box(-90, 0, 90, 1)]]],
    ['an island that is named before its lake', [[box(-0.2, -0.2, 0.2, 0.2)], [square, middle]]],
    ['corners of a slanted line', [[ring('0 0, 1 1, 2 2, 3 3, 0 3, 0 0')]]],
    ['a hole along a slanted border', [[ring('0 0, 4 4, 0 4, 0 0'), ring('1 1, 2 2, 1 2, 1 1')]]],
    ['parts on both sides of a slanted border', [[ring('0 0, 4 4, 0 4, 0 0')], [ring('1 1, 2 1, 3 3, 1 1')]]],
    ['a corner twice', [[[...square.slice(0, 2), [1, -1], ...square.slice(2)]]]],
    ['up to the 180th meridian', [[box(179, 0, 180, 1)]]],
    ['a hole that touches the border in a point', [[square, ring('0 -1, 0.5 0, -0.5 0, 0 -1')]]],
    ['a hole along the border', [[square, box(-0.5, -1, 0.5, 0)]]],
    ['holes side by side', [[square, box(-0.5, -0.5, 0, 0), box(0, -0.5, 0.5, 0)]]],
    ['parts side by side', [[box(-1, -1, 0, 1)], [box(0, -1, 1, 1)]]],
    ['parts that touch in a corner', [[box(-1, -1, 0, 0)], [box(0, 0, 1, 1)]]],
  ] as [string, MultiPolygon][])('accepts %s', (_, shape) => {
    expect(findShapeFault(shape)).toBeUndefined();
  });

  test('accepts every star with a heart cut out of it; refuses one line that goes round twice', () => {
    fc.assert(
      fc.property(star, heart, (outer, hole) => {
        expect(findShapeFault([[outer, hole]])).toBeUndefined();
        const twice = [...outer.slice(0, -1), ...hole.slice(0, -1), ...outer.slice(0, 1)];
        expect(findShapeFault([[twice]])?.code).toBe('ring_crosses_itself');
      }),
    );
  });

  test('accepts neighbours that share a crooked edge as two parts of one shape, however it is turned', () => {
    const bends = fc.array(fc.double({ min: -0.9, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(bends, fc.boolean(), (given, turned) => {
        const step = 2 / (given.length + 1);
        const edge = given.map((lng, index): Position => [lng, -1 + step * (index + 1)]);
        const west: Position[] = [[-1, 1], [-1, -1], [0, -1], ...edge, [0, 1], [-1, 1]];
        const east: Position[] = [[1, -1], [1, 1], [0, 1], ...edge.toReversed(), [0, -1], [1, -1]];
        expect(findShapeFault([[west], [turned ? east.toReversed() : east]])).toBeUndefined();
      }),
    );
  });

  test('says the same of two parts, mirrored, moved, begun elsewhere, drawn the other way round or named the other way', () => {
    const small = fc.integer({ min: -4, max: 4 });
    const triangle = fc
      .tuple(small, small, small, small, small, small)
      .map(([a, b, c, d, e, f]): Position[] => ring(`${a} ${b}, ${c} ${d}, ${e} ${f}, ${a} ${b}`))
      .filter((drawn) => findShapeFault([[drawn]]) === undefined);
    const code = (...parts: Position[][]) => findShapeFault(parts.map((part) => [part]))?.code;
    const each = (parts: Position[][], change: (position: Position) => Position) =>
      parts.map((part) => part.map(change));
    fc.assert(
      fc.property(triangle, triangle, fc.integer({ min: 0, max: 2 }), (first, second, start) => {
        const both = [first, second];
        const told = code(...both);
        expect(code(second, first)).toBe(told);
        expect(code(first.toReversed(), second)).toBe(told);
        expect(code(...each(both, ([lng, lat]) => [-lng, lat]))).toBe(told);
        expect(code(...each(both, ([lng, lat]) => [lat, lng]))).toBe(told);
        expect(code(...each(both, ([lng, lat]) => [lng + 50, lat - 32]))).toBe(told);
        expect(code([...first.slice(start, -1), ...first.slice(0, start + 1)], second)).toBe(told);
        // By points between those of the grid: a common one lies in both, or nothing does.
        const between = [-4, -3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
          [-4, -3, -2, -1, 0, 1, 2, 3].flatMap((y) =>
            [0.2, 0.45, 0.7, 0.95].flatMap((dx) =>
              [0.15, 0.4, 0.65, 0.9].map((dy) => ({ lng: x + dx, lat: y + dy })),
            ),
          ),
        );
        const isShared = between.some((at) => containsPoint([first], at) && containsPoint([second], at));
        if (isShared) expect(told).toBe('parts_overlap');
      }),
    );
  });

  test('a border of thousands of positions is judged, not given up on', () => {
    expect(findShapeFault([[[...long.slice(0, -1), ...long.slice(0, 1)]]])).toBeUndefined();
  });
});

describe('interiorPoint', () => {
  test('[LOC-03] lies inside its own shape, outside its holes', () => {
    fc.assert(
      fc.property(star, heart, (outer, hole) => {
        const shape: MultiPolygon = [[outer, hole]];
        const inner = interiorPoint(shape);
        expect(inner && shapeContains(shape, inner)).toBe(true);
      }),
    );
  });

  test('the middle of a horseshoe’s box is in the water; the point is on the land', () => {
    const horseshoe: Polygon = [ring('0 0, 3 0, 3 1, 1 1, 1 2, 3 2, 3 3, 0 3, 0 0')];
    expect(containsPoint(horseshoe, { lat: 1.5, lng: 1.5 })).toBe(false);
    const inner = interiorPoint([horseshoe]);
    expect(inner && containsPoint(horseshoe, inner)).toBe(true);
  });

  test('far from every border: the middle of a square, the wide end of a wedge, the larger part', () => {
    expect(interiorPoint([[box(0, 0, 1, 1)]])?.lng).toBeCloseTo(0.5, 6);
    expect(interiorPoint([[ring('0 0, 4 1, 0 2, 0 0')]])?.lng).toBeLessThan(1.2);
    expect(interiorPoint([[box(0, 0, 0.1, 0.1)], [box(5, 0, 6, 1)]])?.lng).toBeCloseTo(5.5, 1);
  });

  test('a thin lane between two far ends has one too, and nothing has none', () => {
    const lane: MultiPolygon = [[box(0, 0, 5, 1e-6)], [box(0, 3, 1e-6, 4)]];
    const inner = interiorPoint(lane);
    expect(inner && shapeContains(lane, inner)).toBe(true);
    expect(interiorPoint([])).toBeUndefined();
  });
});
