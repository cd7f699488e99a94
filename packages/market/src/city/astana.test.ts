import { createHash } from 'node:crypto';
import { shapeContains } from '@promenade/domain/zones';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONNECTED_BIT, readRoadGraph } from '../graph/index.ts';
import { astanaReader, astanaZones, buildCity, type City } from './index.ts';

const BUILD_TIMEOUT_MS = 60_000;

let city: City;
beforeAll(async () => {
  city = await buildCity({ reader: astanaReader(), coast: 'none' });
}, BUILD_TIMEOUT_MS);

let second: Promise<City> | undefined;
/** Builds the city a second time, looking for a sea. */
function again(): Promise<City> {
  second ??= buildCity({ reader: astanaReader(), coast: 'auto' });
  return second;
}

function digest({ graph, addresses, streets, places, pointsOfInterest }: City): string {
  const hash = createHash('sha256').update(graph);
  for (const column of [addresses.streetIndex, addresses.lat, addresses.lng]) hash.update(column);
  return hash
    .update(JSON.stringify([addresses.numbers, streets.names, places, pointsOfInterest]))
    .digest('hex');
}

describe('what is known of Astana', () => {
  test('21,753 address points, with 21,735 numbers on 996 streets', () => {
    expect(city.addressPointCount).toBe(21_753);
    expect(city.addresses.numbers).toHaveLength(21_735);
    expect(city.streets.names).toHaveLength(996);
  });

  test('its streets are written in Cyrillic', () => {
    const cyrillic = city.streets.names.filter((name) => /\p{Script=Cyrillic}/u.test(name));
    expect(cyrillic.length / city.streets.names.length).toBeGreaterThan(0.9);
    expect(city.streets.names).toContain('улица Кенесары');
    expect(city.streets.names).toContain('проспект Абылай Хана');
  });

  test('at least 95 % of the road graph hangs together; the map cuts the rest off', () => {
    const { nodeBits, nodeCount } = readRoadGraph(city.graph);
    const connected = nodeBits.reduce((count, bits) => count + ((bits & CONNECTED_BIT) === 0 ? 0 : 1), 0);
    expect(connected / nodeCount).toBeGreaterThan(0.95);
  });

  test(
    'its map ends at no sea: there is none in the steppe',
    async () => {
      const asked = await again();
      expect(asked.tiles.length).toBe(city.tiles.length);
      expect(
        asked.tiles.every(({ data }, index) => Buffer.compare(data, city.tiles[index]?.data ?? data) === 0),
      ).toBe(true);
    },
    BUILD_TIMEOUT_MS,
  );

  test(
    'a second run yields the same bytes',
    async () => {
      expect(digest(await again())).toBe(digest(city));
    },
    BUILD_TIMEOUT_MS,
  );
});

describe('its zones', () => {
  const zones = astanaZones();

  test('are seven, named in four languages, each with its price', () => {
    expect(zones).toHaveLength(7);
    for (const { name, delivery } of zones) {
      expect(Object.values(name).filter((text) => text.length > 0)).toHaveLength(4);
      expect(delivery[0]?.minimumMinor).toBeLessThan(delivery[0]?.maximumMinor ?? 0);
    }
  });

  test('hold streets and places of business, and no place lies in two', () => {
    const { streets, pointsOfInterest } = city;
    for (const { slug, shape } of zones) {
      const here = streets.names.filter((_, row) =>
        shapeContains(shape, { lat: streets.lat[row] ?? 0, lng: streets.lng[row] ?? 0 }),
      );
      expect([slug, here.length > 10]).toEqual([slug, true]);
    }
    const holders = pointsOfInterest.map(
      (place) => zones.filter(({ shape }) => shapeContains(shape, place)).length,
    );
    expect(Math.max(...holders)).toBe(1);
    expect(holders.filter((count) => count === 1).length / holders.length).toBeGreaterThan(0.85);
  });
});
