import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readZonesFile } from './zones-file.ts';

test('a file of zones that an editor began with a byte order mark is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-zones-'));
  const path = join(folder, 'zones.geojson');
  writeFileSync(path, '\uFEFF{"type":"FeatureCollection","features":[null]}');
  const { leftOut } = readZonesFile(path, 2);
  rmSync(folder, { recursive: true });
  expect(leftOut).toMatchObject([{ file: 'zones.geojson', object: 'feature 1' }]);
});

test('a file of zones in an editor’s own letters is not taken with signs missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-zones-'));
  const path = join(folder, 'zones.geojson');
  const zone = '{"type":"FeatureCollection","features":[{"properties":{"name":"Ciudad Vieja y Peñarol"}}]}';
  writeFileSync(path, Buffer.from(zone, 'latin1'));
  expect(() => readZonesFile(path, 2)).toThrow(`${path} is not in UTF-8: save it as UTF-8.`);
  rmSync(folder, { recursive: true });
});
