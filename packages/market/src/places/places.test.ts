import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseNumberValue, NearestPoint, parseOpeningHours, splitHouseNumbers } from './index.ts';
import { otherNames } from './other-names.ts';
import { PlaceBook } from './place-book.ts';
import { StreetBook } from './street-book.ts';
import { cornerColumns, type NamedLines, roadColumns } from './road-lines.ts';

describe('house numbers', () => {
  test.each([
    ['2978,2980', ['2978', '2980']],
    ['1823, 1823  bis', ['1823', '1823 BIS']],
    ['2660-2662', ['2660', '2662']],
    [' ,4,,4 ', ['4']],
    ['2982; 2984/2986', ['2982', '2984', '2986']],
    ['12/4, 12 / 4а', ['12/4', '12/4А']],
    ['S/N', ['S/N']],
  ])('%s is split', (text, numbers) => {
    expect(splitHouseNumbers(text)).toEqual(numbers);
  });

  test.each([
    ['2978 BIS', 2978],
    ['12/4', 12],
    ['B11', 0],
  ])('%s counts as %i', (number, value) => {
    expect(houseNumberValue(number)).toBe(value);
  });
});

describe('opening hours', () => {
  const span = (weekday: number, opensMinute: number, closesMinute: number) => ({
    weekday,
    opensMinute,
    closesMinute,
  });

  test.each([
    ['Su 10:00-12:00', [span(0, 600, 720)]],
    ['Sa 10:30-02:30', [span(6, 630, 1590)]],
    ['Th,Sa 10:00-16:00', [span(4, 600, 960), span(6, 600, 960)]],
    ['Sa-Su 9:00-13:00', [span(0, 540, 780), span(6, 540, 780)]],
    ['Mo 09:00-12:30;Mo 13:30-18:00', [span(1, 540, 750), span(1, 810, 1080)]],
    ['Mo 09:00-19:30, Tu 09:00-14:00', [span(1, 540, 1170), span(2, 540, 840)]],
    ['Mo-Tu 10:00-20:00; Tu 10:00-14:00', [span(1, 600, 1200), span(2, 600, 840)]],
    ['Mo-Tu 10:00-20:00; Tu off; PH off', [span(1, 600, 1200)]],
    ['Mo 20:00-24:00', [span(1, 1200, 1440)]],
    ['Mo,PH 10:00-20:00', [span(1, 600, 1200)]],
    ['PH,Mo-Tu 10:00-20:00; Tu,PH off', [span(1, 600, 1200)]],
    ['Mo 10:00-20:00; PH,Tu off', [span(1, 600, 1200)]],
    ['Mo 10:00-20:00; PH 10:00-14:00; SH off', [span(1, 600, 1200)]],
    ['24/7; PH off', [0, 1, 2, 3, 4, 5, 6].map((day) => span(day, 0, 1440))],
  ])('%s is read', (text, spans) => {
    expect(parseOpeningHours(text)).toEqual(spans);
  });

  test('24/7 is a whole day, seven times', () => {
    expect(parseOpeningHours('24/7')).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => span(day, 0, 1440)));
  });

  test.each([
    '',
    'closed "works"',
    'Mo-Sa',
    'Mo-Fri 08:30-19:00',
    'Mo-Fr 12:00',
    'sunrise-sunset',
    'Jan-Mar 08:00-10:00',
  ])('%j is not guessed', (text) => {
    expect(parseOpeningHours(text)).toBeUndefined();
  });
});

test('a place that a file holds twice is one place: the first', () => {
  const book = new PlaceBook();
  for (const name of ['First', 'Second'])
    book.add({
      osmType: 'node',
      osmId: 7,
      tags: { amenity: 'cafe', name },
      geometry: { type: 'Point', coordinates: [1, 2] },
    });
  const { streets, addresses } = new StreetBook().columns();
  expect(book.pointsOfInterest(streets, addresses).map(({ name }) => name)).toEqual(['First']);
});

test('the grid finds the same nearest point as looking at all of them', () => {
  const coordinate = fc.double({ min: -0.02, max: 0.02, noNaN: true });
  const point = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), point, (points, [lat, lng]) => {
      const nearest = new NearestPoint(
        points.map(([y]) => y),
        points.map(([, x]) => x),
        300,
      );
      const metres = points.map(([y, x]) =>
        Math.hypot(
          (y - lat) * 111_320,
          (x - lng) * 111_320 * Math.cos(((points[0]?.[0] ?? 0) * Math.PI) / 180),
        ),
      );
      const found = nearest.find(lat, lng, 500);
      const least = Math.min(...metres);
      if (found < 0) return least >= 499.999;
      return Math.abs((metres[found] ?? 0) - least) < 1e-6;
    }),
  );
});

describe('streets as lines', () => {
  const indexOf = new Map([
    ['Ejido', 1],
    ['Soriano', 0],
  ]);
  const roads: NamedLines[] = [
    {
      name: 'Ejido',
      lines: [
        [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      ],
    },
    // Two carriageways 20 m apart cross Ejido; only the first shares a point with it.
    {
      name: 'Soriano',
      lines: [
        [
          [-1, 1],
          [0, 1],
        ],
        [
          [-1, 1.5],
          [1, 1.5],
        ],
      ],
    },
  ];

  test('a road is cut at its bends, by street', () => {
    const columns = roadColumns(roads, indexOf);
    expect([...columns.streetIndex]).toEqual([0, 0, 1, 1]);
    expect([...columns.fromLat]).toEqual([1, 1.5, 0, 1]);
    expect([...columns.toLng]).toEqual([0, 1, 0, 0]);
  });

  test('streets meet in the points that both name: a bridge is no corner', () => {
    const columns = cornerColumns(roads, indexOf);
    expect([...columns.streetIndex]).toEqual([0]);
    expect([...columns.otherIndex]).toEqual([1]);
    expect([columns.lat[0], columns.lng[0]]).toEqual([1, 0]);
  });

  test('both carriageways of an avenue make one corner', () => {
    const avenue: NamedLines[] = [
      {
        name: 'Ejido',
        lines: [
          [
            [0, 0],
            [0, 0.0002],
            [0, 0.01],
          ],
        ],
      },
      { name: 'Soriano', lines: [[[0, 0]], [[0, 0.0002]], [[0, 0.01]]] },
    ];
    expect(cornerColumns(avenue, indexOf).lat).toHaveLength(2);
  });
});

test('other names are the former, the short and those of the languages spoken here, each once', () => {
  const tags = {
    name: 'Bulevar José Batlle y Ordóñez',
    old_name: 'Propios; Bulevar Propios',
    'name:en': 'Bulevar José Batlle y Ordóñez',
    'name:ja': 'x',
    alt_name: 'Propios',
  };
  expect(otherNames(tags)).toEqual(['Propios', 'Bulevar Propios']);
});
