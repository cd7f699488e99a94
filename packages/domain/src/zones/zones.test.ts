import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LatLng,
  type Polygon,
  type Position,
  type Zone,
  containsPoint,
  decodePolyline,
  encodePolyline,
  formatDistance,
  haversineMetres,
  nearestZone,
  pathLengthMetres,
  polygonArea,
  positionAlong,
  zonesAt,
} from './index.ts';

const square = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const zone = (id: string, polygon: Polygon, active = true): Zone => ({
  id,
  name: id,
  shape: [polygon],
  active,
});

/** On a grid, so that points often lie on edges and corners. */
const gridPoint = fc
  .record({ lat: fc.integer({ min: -8, max: 8 }), lng: fc.integer({ min: -8, max: 8 }) })
  .map(({ lat, lng }): LatLng => ({ lat: lat / 8, lng: lng / 8 }));
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('containsPoint', () => {
  test('a point of the whole lies in exactly one of two zones that share a crooked edge, drawn either way round', () => {
    const bends = fc.array(fc.integer({ min: -7, max: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(bends, fc.boolean(), fc.oneof(gridPoint, place), (given, turned, point) => {
        const step = 2 / (given.length + 1);
        const edge = given.map((lng, index): Position => [lng / 8, -1 + step * (index + 1)]);
        const west: Position[] = [[-1, -1], [0, -1], ...edge, [0, 1], [-1, 1]];
        const east: Position[] = [[1, -1], [1, 1], [0, 1], ...edge.toReversed(), [0, -1]];
        const holders = [west, turned ? east.toReversed() : east].filter((ring) =>
          containsPoint([ring], point),
        );
        expect(holders.length).toBe(containsPoint([square(-1, -1, 1, 1)], point) ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('[LOC-03] nine squares on one grid: a point on their corners and edges is in one, never two', () => {
    const squares = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].map((y): Polygon => [square(x / 2, y / 2, (x + 1) / 2, (y + 1) / 2)]),
    );
    fc.assert(
      fc.property(gridPoint, (point) => {
        const inGrid = point.lat >= -0.5 && point.lat < 1 && point.lng >= -0.5 && point.lng < 1;
        expect(squares.filter((polygon) => containsPoint(polygon, point)).length).toBe(inGrid ? 1 : 0);
      }),
    );
  });

  test('a hole holds nothing, and what fills it holds the rest', () => {
    const ring: Polygon = [square(-1, -1, 1, 1), square(-0.5, -0.5, 0.5, 0.5)];
    fc.assert(
      fc.property(gridPoint, (point) => {
        const holders = [ring, [square(-0.5, -0.5, 0.5, 0.5)]].filter((polygon) =>
          containsPoint(polygon, point),
        );
        expect(holders.length).toBe(containsPoint([square(-1, -1, 1, 1)], point) ? 1 : 0);
      }),
    );
  });

  test('a triangle of any slant holds what lies on the same side of its three sides, whichever way it is drawn', () => {
    const whole = fc.integer({ min: -8, max: 8 });
    const corner = fc.tuple(whole, whole) as fc.Arbitrary<Position>;
    const leftOf = (a: Position, b: Position, { lat, lng }: LatLng): number =>
      Math.sign((b[0] - a[0]) * (lat - a[1]) - (b[1] - a[1]) * (lng - a[0]));
    fc.assert(
      fc.property(corner, corner, corner, corner, (a, b, c, [lng, lat]) => {
        const at = { lng: lng + 0.25, lat: lat + 0.125 };
        const hands = [leftOf(a, b, at), leftOf(b, c, at), leftOf(c, a, at)];
        fc.pre(!hands.includes(0));
        const isWithin = new Set(hands).size === 1 && leftOf(a, b, { lng: c[0], lat: c[1] }) !== 0;
        for (const drawn of [
          [a, b, c],
          [c, b, a],
          [b, c, a],
          [a, b, c, a],
        ])
          expect(containsPoint([drawn], at)).toBe(isWithin);
      }),
      { numRuns: 1000 },
    );
  });

  test('its western and southern sides are in a square, its northern and eastern ones outside', () => {
    const within = (lng: number, lat: number): boolean => containsPoint([square(-1, -1, 1, 1)], { lng, lat });
    expect([within(-1, -1), within(-1, 0), within(0, -1)]).toEqual([true, true, true]);
    expect([within(1, 1), within(1, 0), within(0, 1), within(-1, 1), within(1, -1)]).toEqual(
      Array(5).fill(false),
    );
  });

  test.each([
    ['no rings', [], false],
    ['an empty ring', [[]], false],
    [
      'a line',
      [
        [
          [-1, 0],
          [1, 0],
        ],
      ],
      false,
    ],
    [
      'an open ring',
      [
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ],
      ],
      true,
    ],
  ] as [string, Polygon, boolean][])('%s', (_, polygon, expected) => {
    expect(containsPoint(polygon, { lat: 0, lng: 0 })).toBe(expected);
  });
});

describe('zonesAt and nearestZone', () => {
  const city = zone('city', [square(-1, -1, 1, 1)]);
  const centre = zone('centre', [square(-0.1, -0.1, 0.1, 0.1)]);
  const far = zone('far', [square(3, -1, 4, 1)]);
  const closed = zone('closed', [square(-0.01, -0.01, 0.01, 0.01)], false);
  const all = [far, city, closed, centre];

  test('the smallest active zone comes first', () => {
    expect(zonesAt({ lat: 0, lng: 0 }, all).map((one) => one.id)).toEqual(['centre', 'city']);
    expect(zonesAt({ lat: 5, lng: 5 }, all)).toEqual([]);
  });

  test('zones of one size come by id, whatever their order', () => {
    const twins = [
      { ...city, id: 'b' },
      { ...city, id: 'a' },
    ];
    expect(zonesAt({ lat: 0, lng: 0 }, twins).map((one) => one.id)).toEqual(['a', 'b']);
    expect(zonesAt({ lat: 0, lng: 0 }, twins.toReversed()).map((one) => one.id)).toEqual(['a', 'b']);
  });

  test('a point outside is told the way to the nearest edge', () => {
    const nearest = nearestZone({ lat: 0, lng: 1.5 }, all);
    expect(nearest?.zone.id).toBe('city');
    expect(nearest?.distanceMetres).toBeCloseTo(haversineMetres({ lat: 0, lng: 1 }, { lat: 0, lng: 1.5 }), 0);
    expect(nearestZone({ lat: 0, lng: 2.5 }, all)?.zone.id).toBe('far');
    expect(nearestZone({ lat: 0, lng: 0 }, all)).toEqual({ zone: centre, distanceMetres: 0 });
    expect(nearestZone({ lat: 0, lng: 0 }, [closed])).toBeUndefined();
  });

  test('of two that are as far away the first one is told, whatever lies behind them', () => {
    const [west, east] = [zone('west', [square(-2, -1, -1, 1)]), zone('east', [square(1, -1, 2, 1)])];
    expect(nearestZone({ lat: 0, lng: 0 }, [west, east, far])?.zone.id).toBe('west');
    expect(nearestZone({ lat: 0, lng: 0 }, [far, east, west])?.zone.id).toBe('east');
  });

  test('the distance to a corner is the haversine one, in Montevideo', () => {
    const block = zone('block', [square(-56.2, -34.92, -56.19, -34.91)]);
    const point = { lat: -34.925, lng: -56.205 };
    const expected = haversineMetres(point, { lat: -34.92, lng: -56.2 });
    expect(nearestZone(point, [block])?.distanceMetres).toBeCloseTo(expected, 0);
  });
});

test('area: one degree square at the equator, holes taken away', () => {
  const degree = (Math.PI / 180) * 6_378_137;
  expect(polygonArea([square(0, 0, 1, 1)]) / degree ** 2).toBeCloseTo(1, 3);
  const holed = polygonArea([square(0, 0, 1, 1), square(0, 0, 1, 0.5)]);
  expect(holed / polygonArea([square(0, 0, 1, 1)])).toBeCloseTo(0.5, 3);
  expect(polygonArea([square(0, 0, 1, 1).toReversed()])).toBe(polygonArea([square(0, 0, 1, 1)]));
  expect(polygonArea([])).toBe(0);
});

test('haversine on the radius of the specification', () => {
  expect(haversineMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_378_137, 3);
  expect(haversineMetres({ lat: -34.9055, lng: -56.1851 }, { lat: -34.9055, lng: -56.1851 })).toBe(0);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(haversineMetres(a, b)).toBeCloseTo(haversineMetres(b, a), 3);
    }),
  );
});

test.each([
  [2_350, 'en', '2.350'],
  [2_350.4, 'nl', '2,350'],
  [0, 'fr', '0,000'],
  [1_234_567.8, 'en', '1,234.568'],
  [999.9996, 'ar', '1.000'],
])('[SYS-09] %d m in %s is %s', (metres, locale, text) => expect(formatDistance(metres, locale)).toBe(text));

describe('paths', () => {
  const path = fc.array(place, { maxLength: 40 });

  test('the polyline of the algorithm’s own documentation', () => {
    const known = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(known)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(known);
    expect(decodePolyline('_p~iF~ps|U_ulL')).toEqual(known.slice(0, 1));
  });

  test('a path comes back to a hundred-thousandth of a degree', () => {
    fc.assert(
      fc.property(path, (given) => {
        const back = decodePolyline(encodePolyline(given));
        expect(back.length).toBe(given.length);
        back.forEach((one, index) => {
          expect(Math.abs(one.lat - (given[index]?.lat ?? 0))).toBeLessThan(5.1e-6);
          expect(Math.abs(one.lng - (given[index]?.lng ?? 0))).toBeLessThan(5.1e-6);
        });
      }),
    );
  });

  test('steps of every length come back, the ones that just fill a sign among them', () => {
    for (const [step, text] of [
      [0, '?'],
      [-1, '@'],
      [1, 'A'],
      [15, ']'],
      [-16, '^'],
      [16, '_@'],
      [-17, '`@'],
      [512, '__@'],
    ] as const) {
      expect(encodePolyline([{ lat: step / 1e5, lng: 0 }])).toBe(`${text}?`);
      expect(encodePolyline([{ lat: 0, lng: step / 1e5 }])).toBe(`?${text}`);
      expect(decodePolyline(`${text}?`)).toEqual([{ lat: step / 1e5, lng: 0 }]);
    }
    expect([encodePolyline([]), decodePolyline('')]).toEqual(['', []]);
  });

  test('the length is that of all its stretches, and a place along it lies on the stretch where it belongs', () => {
    const hop = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        fc.array(hop, { minLength: 1, maxLength: 8 }),
        hop,
        hop,
        fc.nat(100),
        (hops, dLat, dLng, percent) => {
          // Along one slanted line near the equator, where degrees are metres.
          const sums = [0, ...hops].map((_, index) => hops.slice(0, index).reduce((a, b) => a + b, 0));
          const line = sums.map((sum) => ({ lat: (sum * dLat) / 1e4, lng: (sum * dLng) / 1e4 }));
          const last = line.at(-1) ?? { lat: 0, lng: 0 };
          const direct = haversineMetres({ lat: 0, lng: 0 }, last);
          expect(pathLengthMetres(line)).toBeCloseTo(direct, 3);
          const at = positionAlong(line, percent / 100);
          expect(at?.lat).toBeCloseTo((last.lat * percent) / 100, 6);
          expect(at?.lng).toBeCloseTo((last.lng * percent) / 100, 6);
        },
      ),
    );
  });

  test('half of a way there and back is its far end, and of a bend its corner', () => {
    const [a, b, c] = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 0.002 },
      { lat: 0.002, lng: 0.002 },
    ];
    expect(positionAlong([a, b, a], 0.5)?.lng).toBeCloseTo(0.002, 9);
    expect(positionAlong([a, b, c], 0.5)?.lng).toBeCloseTo(0.002, 9);
    expect(positionAlong([a, b, c], 0.75)?.lat).toBeCloseTo(0.001, 6);
    expect(positionAlong([a, a, b, b], 0)).toEqual(a);
    expect(positionAlong([a, b, c], -1)).toEqual(a);
    expect(positionAlong([a, b, c], 7)).toEqual(c);
    expect([pathLengthMetres([]), positionAlong([a, a], 0.5)]).toEqual([0, a]);
  });

  test('[CHK-09] a place along a path divides its length as asked', () => {
    const nearby = fc.array(
      fc
        .record({
          lat: fc.integer({ min: -34_950, max: -34_850 }),
          lng: fc.integer({ min: -56_250, max: -56_100 }),
        })
        .map(({ lat, lng }) => ({ lat: lat / 1000, lng: lng / 1000 })),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(nearby, fc.double({ min: -0.2, max: 1.2, noNaN: true }), (given, fraction) => {
        const at = positionAlong(given, fraction);
        if (!at) throw new Error('a path with places has a place at every fraction');
        const whole = pathLengthMetres(given);
        const wanted = whole * Math.min(1, Math.max(0, fraction));
        const candidates = given.map((_, index) => {
          const before = pathLengthMetres(given.slice(0, index + 1));
          return before + haversineMetres(given[index] ?? at, at);
        });
        expect(Math.min(...candidates.map((length) => Math.abs(length - wanted)))).toBeLessThan(1);
      }),
    );
  });

  test('ends, and paths too short to have a middle', () => {
    const [a, b] = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 1 },
    ];
    expect(positionAlong([a, b], 0)).toEqual(a);
    expect(positionAlong([a, a, b], 1)).toEqual(b);
    expect(positionAlong([a], 0.5)).toEqual(a);
    expect(positionAlong([], 0.5)).toBeUndefined();
    expect(pathLengthMetres([a])).toBe(0);
  });
});
