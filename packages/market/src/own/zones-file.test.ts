import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readZonesFile } from './zones-file.ts';

const everywhere = [-180, -90, 180, 90] as const;

test('a file of zones that an editor began with a byte order mark is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-zones-'));
  const path = join(folder, 'zones.geojson');
  writeFileSync(path, '\uFEFF{"type":"FeatureCollection","features":[null]}');
  const { leftOut } = readZonesFile(path, { decimals: 2, bounds: everywhere });
  rmSync(folder, { recursive: true });
  expect(leftOut).toMatchObject([{ file: 'zones.geojson', object: 'feature 1' }]);
});

test('a file of zones in an editor’s own letters is not taken with signs missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-zones-'));
  const path = join(folder, 'zones.geojson');
  const zone = '{"type":"FeatureCollection","features":[{"properties":{"name":"Ciudad Vieja y Peñarol"}}]}';
  writeFileSync(path, Buffer.from(zone, 'latin1'));
  expect(() => readZonesFile(path, { decimals: 2, bounds: everywhere })).toThrow(
    `${path} is not in UTF-8: save it as UTF-8.`,
  );
  rmSync(folder, { recursive: true });
});

test('a zone whose latitude was written before its longitude is left out with that reason: it was imported, and the map was said to have no place that can be a store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-zones-'));
  const path = join(folder, 'zones.geojson');
  const square = [
    [-56.2, -34.92],
    [-56.15, -34.92],
    [-56.15, -34.88],
    [-56.2, -34.88],
    [-56.2, -34.92],
  ];
  const zone = (name: string, ring: number[][], more = {}) => ({
    type: 'Feature',
    properties: { name, ...more },
    geometry: { type: 'Polygon', coordinates: [ring] },
  });
  const swapped = square.map(([lng = 0, lat = 0]) => [lat, lng]);
  const features = [zone('Right', square), zone('Swapped', swapped), zone('Off', swapped, { active: false })];
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', features }));
  const { zones, leftOut } = readZonesFile(path, { decimals: 2, bounds: [-56.3, -35, -56, -34.7] });
  rmSync(folder, { recursive: true });
  expect(zones.map(({ slug }) => slug)).toEqual(['right', 'off']);
  const reason = 'it lies outside the map, -56.3, -35, -56, -34.7; longitude comes before latitude';
  expect(leftOut).toMatchObject([{ object: 'feature 2', reason }]);
});
