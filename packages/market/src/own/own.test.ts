import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { findShapeFault, shapeContains } from '@promenade/domain/zones';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoCatalogueFolder } from '../catalogue/index.ts';
import { cityName } from './own-name.ts';
import { findRegion } from './own-region.ts';
import { wholeCityZone } from './own-zone.ts';
import { planOwnMarket } from './plan-own-market.ts';
import { checkRequest, type OwnCity } from './read-own-city.ts';

describe('clock, country and money of a point', () => {
  test.each([
    ['Astana', 51.17, 71.42, 'Asia/Almaty', 'KZ', 'KZT', '₸', 2],
    ['Montevideo', -34.9, -56.18, 'America/Montevideo', 'UY', 'UYU', '$', 2],
    ['Amsterdam', 52.37, 4.9, 'Europe/Amsterdam', 'NL', 'EUR', '€', 2],
    ['Tunis', 36.8, 10.18, 'Africa/Tunis', 'TN', 'TND', 'TND', 3],
    ['Tokyo', 35.68, 139.77, 'Asia/Tokyo', 'JP', 'JPY', '¥', 0],
    ['Kyiv', 50.45, 30.52, 'Europe/Kyiv', 'UA', 'UAH', '₴', 2],
    ['Delhi', 28.6, 77.2, 'Asia/Kolkata', 'IN', 'INR', '₹', 2],
    ['Moscow', 55.75, 37.62, 'Europe/Moscow', 'RU', 'RUB', '₽', 2],
  ])('%s', (_, lat, lng, timeZone, country, code, symbol, decimals) => {
    expect(findRegion({ lat, lng }, {})).toMatchObject({
      timeZone,
      country,
      currency: { code, symbol, decimals },
    });
  });

  test.each([
    ['Montevideo', -34.9, -56.18, 'left'],
    ['Mexico City', 19.43, -99.13, 'left'],
    ['Zurich', 47.38, 8.54, 'left'],
    ['Lisbon', 38.72, -9.14, 'right'],
    ['Amsterdam', 52.37, 4.9, 'left'],
    ['Paris', 48.86, 2.35, 'right'],
    ['Taipei', 25.04, 121.56, 'left'],
  ])(
    '%s writes the symbol on its own country’s side: in 29 countries it was that of another',
    (_, lat, lng, symbolDirection) => {
      expect(findRegion({ lat, lng }, {}).currency).toMatchObject({ symbolDirection });
    },
  );

  test('what is said goes before what is found', () => {
    const wishes = { timeZone: 'Europe/Lisbon', country: 'PT', currency: 'USD' };
    expect(findRegion({ lat: 51.17, lng: 71.42 }, wishes)).toMatchObject({
      timeZone: 'Europe/Lisbon',
      country: 'PT',
      currency: { code: 'USD', decimals: 2 },
    });
  });

  test('a clock of nobody asks for the country', () => {
    expect(() => findRegion({ lat: -40, lng: -130 }, {})).toThrow(
      /does not tell the country\. Say it: --country/,
    );
  });
});

describe('the name of a city', () => {
  const place = (name: string, kind: string, lat: number) => ({
    osmType: 'node' as const,
    osmId: 1,
    name,
    otherNames: [],
    kind,
    lat,
    lng: 0,
  });
  const center = { lat: 0, lng: 0 };

  test('is its largest place, the nearest to the middle of equals', () => {
    const places = [place('Hamlet', 'hamlet', 0), place('Far', 'town', 1), place('Near', 'town', 0.5)];
    expect(cityName({ places, center }, 'x.osm', undefined)).toBe('Near');
    expect(cityName({ places: [...places, place('Big', 'city', 2)], center }, 'x.osm', undefined)).toBe(
      'Big',
    );
  });

  test('is as asked, or the file where the map names no place', () => {
    expect(cityName({ places: [], center }, '/maps/Old Harbour.osm.pbf', undefined)).toBe('Old Harbour');
    expect(cityName({ places: [], center }, '/maps/x.osm.bz2', 'Harbour')).toBe('Harbour');
  });
});

/** A city with one pizzeria. */
function tokyo(): OwnCity {
  const spot = { lat: 35.68, lng: 139.77 };
  const pizzeria = { osmType: 'node', osmId: 1, name: 'Pizza', moduleType: 'food', kind: 'restaurant' };
  const city = {
    center: spot,
    bounds: [139.7, 35.6, 139.8, 35.7],
    addresses: { lat: [spot.lat], lng: [spot.lng] },
    streets: { lat: [], lng: [] },
    pointsOfInterest: [{ ...pizzeria, ...spot, cuisine: ['pizza'] }],
  };
  const region = findRegion(spot, {});
  return { city, name: 'Tokyo', slug: 'tokyo', region, leftOut: [] } as unknown as OwnCity;
}

describe('files of an operator', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'own-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a map on both sides of the 180th meridian is wider than a city, not a few miles', async () => {
    const file = join(folder, 'fiji.geojson');
    const point = (lng: number) => ({ type: 'Point', coordinates: [lng, -16.8] });
    const lines = [179.9, -179.9].map((lng) => ({ type: 'Feature', properties: {}, geometry: point(lng) }));
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const checking = checkRequest({ file, catalogueFolder: folder, coast: 'auto' });
    await expect(checking).rejects.toThrow(/spans \d+ km, and a market is a city: cut it out/);
  });

  test('prices with cents are brought whole into a currency without them', () => {
    cpSync(demoCatalogueFolder, folder, { recursive: true });
    const menu = join(folder, 'food/dishes/pizzeria.csv');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace('muzzarella,pizza,320', 'muzzarella,pizza,3.50'));
    const own = tokyo();
    const request = { file: 'tokyo.osm', catalogueFolder: folder, coast: 'none', priceFactor: 160 } as const;
    const around = { knownZones: [], keepZones: false, now: '2026-06-15T12:00:00.000Z' };
    const { items } = planOwnMarket(own, request, around).plan;
    expect(items.find(({ sourceKey }) => sourceKey === 'muzzarella')?.priceMinor).toBe(560);
  });

  test('a zone that stands is not closed because a file cannot say it rightly', () => {
    const zone = wholeCityZone(tokyo().city, 'Harbour', undefined);
    const stands = (id: string, slug: string) => ({ ...zone, id, slug, retired: false });
    const knownZones = [
      stands('1', 'harbour'),
      stands('2', 'hills'),
      { ...stands('3', 'old'), retired: true },
    ];
    const around = { knownZones, keepZones: true, now: '2026-06-15T12:00:00.000Z' };
    const geometry = { type: 'MultiPolygon', coordinates: zone.shape };
    const zonesFile = join(folder, 'zones.geojson');
    const planned = (...features: object[]) => {
      writeFileSync(zonesFile, JSON.stringify({ type: 'FeatureCollection', features }));
      const request = {
        file: 'tokyo.osm',
        catalogueFolder: demoCatalogueFolder,
        zonesFile,
        coast: 'none',
      } as const;
      const { plan, leftOut } = planOwnMarket(tokyo(), request, around);
      return { zones: plan.zones.map(({ id }) => id), leftOut: leftOut.length };
    };
    const harbour = { type: 'Feature', properties: { name: 'Harbour' }, geometry };
    const hills = { type: 'Feature', properties: { name: 'Hills', active: 'yes' }, geometry };
    expect(planned(harbour)).toEqual({ zones: ['1'], leftOut: 0 });
    expect(planned(harbour, hills)).toEqual({ zones: ['1', '2'], leftOut: 1 });
  });
});

describe('one zone for a whole city', () => {
  const none = { lat: new Float64Array(), lng: new Float64Array() };
  const cityOf = (points: readonly (readonly [number, number])[]) => ({
    addresses: {
      streetIndex: new Int32Array(points.length),
      numbers: points.map(() => '1'),
      lat: Float64Array.from(points, ([lat]) => lat),
      lng: Float64Array.from(points, ([, lng]) => lng),
    },
    streets: { names: [], otherNames: [], ...none },
    pointsOfInterest: [],
    bounds: [14, 46, 15, 47] as const,
  });

  test('holds every address, and obeys the rules of shapes', () => {
    const point = fc.tuple(
      fc.double({ min: 46, max: 47, noNaN: true }),
      fc.double({ min: 14, max: 15, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (points) => {
        const { shape } = wholeCityZone(cityOf(points), 'Town', undefined);
        expect(findShapeFault(shape)).toBeUndefined();
        for (const [lat, lng] of points) expect(shapeContains(shape, { lat, lng })).toBe(true);
      }),
    );
  });

  test('is the polygon that was asked for', () => {
    const polygon: [number, number][] = [
      [14.1, 46.1],
      [14.2, 46.1],
      [14.2, 46.2],
      [14.1, 46.1],
    ];
    const zone = wholeCityZone(cityOf([[46.15, 14.15]]), 'Šmartno', { polygons: [[polygon]] });
    expect(zone).toMatchObject({ slug: 'smartno', shape: [[polygon]] });
  });
});
