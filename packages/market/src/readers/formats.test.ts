import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type Bounds, type MapFeature, openReader, type RejectedRow } from './index.ts';
import { bzip2 } from './testing/bzip2.fixture.ts';
import { canonical, someFeatures, taggedFeatures } from './testing/features.fixture.ts';
import { dissect } from './testing/osm-elements.fixture.ts';
import { writePbf } from './testing/pbf-file.fixture.ts';
import { writeGeoJson, writeXml } from './testing/text-files.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'readers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BOUNDS: Bounds = [-0.02, 9.98, 0.02, 10.02];

type Write = (features: MapFeature[]) => string | Uint8Array;

const FORMATS: readonly [file: string, write: Write][] = [
  ['dense.osm.pbf', (features) => writePbf(dissect(features), { bounds: BOUNDS })],
  [
    'plain.osm.pbf',
    (features) => writePbf(dissect(features), { dense: false, packing: 'raw', blockSize: 2 }),
  ],
  ['zstd.osm.pbf', (features) => writePbf(dissect(features), { packing: 'zstd', blockSize: 3 })],
  ['plain.osm', (features) => writeXml(dissect(features), { bounds: BOUNDS })],
  ['backwards.osm', (features) => writeXml(dissect(features), { reversed: true })],
  ['packed.osm.gz', (features) => gzipSync(writeXml(dissect(features)))],
  ['packed.osm.bz2', (features) => bzip2(Buffer.from(writeXml(dissect(features))), 2000)],
  ['indented.geojson', (features) => writeGeoJson(features, 'indented')],
  ['compact.json', (features) => writeGeoJson(features, 'compact')],
  ['lines.ndjson', (features) => writeGeoJson(features, 'lines')],
  ['lines.geojsonl.gz', (features) => gzipSync(writeGeoJson(features, 'lines'))],
];

describe.each(FORMATS)('%s', (file, write) => {
  const path = join(folder, file);

  test('gives the features that were written, every one of them once', async () => {
    await fc.assert(
      fc.asyncProperty(someFeatures, async (features) => {
        writeFileSync(path, write(features));
        const rejected: RejectedRow[] = [];
        const reader = await openReader(path, { onRejected: (row) => rejected.push(row) });
        expect(canonical(await taggedFeatures(reader))).toEqual(canonical(features));
        expect(rejected).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('comes in as many batches as it says, and can be read again', async () => {
    const [features = []] = fc.sample(someFeatures, { numRuns: 1, seed: 7 });
    writeFileSync(path, write(features));
    const reader = await openReader(path);
    for (const _ of ['first', 'second']) {
      let batches = 0;
      for await (const batch of reader.batches()) batches += batch ? 1 : 0;
      expect(batches).toBe(reader.batchCount);
    }
  });

  test('covers all that is in it', async () => {
    const [features = []] = fc.sample(someFeatures, { numRuns: 1, seed: 8 });
    writeFileSync(path, write(features));
    const [west, south, east, north] = (await openReader(path)).bounds;
    const numbers = features.flatMap(
      ({ geometry }) => (geometry.coordinates as unknown[]).flat(3) as number[],
    );
    const lngs = numbers.filter((_, index) => index % 2 === 0);
    const lats = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...lngs)).toBeGreaterThanOrEqual(west);
    expect(Math.max(...lngs)).toBeLessThanOrEqual(east);
    expect(Math.min(...lats)).toBeGreaterThanOrEqual(south);
    expect(Math.max(...lats)).toBeLessThanOrEqual(north);
  });

  test('keeps private tags out', async () => {
    const tags = { name: 'Café', phone: '1', '@user': 'x', 'contact:email': 'y', website: 'z' };
    const geometry = { type: 'Point' as const, coordinates: [0.001, 10.001] as [number, number] };
    writeFileSync(path, write([{ osmType: 'node', osmId: 5, tags, geometry }]));
    const [node] = await taggedFeatures(await openReader(path));
    expect(node?.tags).toEqual({ name: 'Café' });
  });
});

test('the door follows what is in a file, whatever its name says', async () => {
  const [features = []] = fc.sample(someFeatures, { numRuns: 1, seed: 9 });
  const path = join(folder, 'extract.download');
  for (const [, write] of FORMATS) {
    writeFileSync(path, write(features));
    expect(canonical(await taggedFeatures(await openReader(path)))).toEqual(canonical(features));
  }
});

test('a long file moves on evenly: no step holds much more than its share', async () => {
  const features = Array.from(
    { length: 30_000 },
    (_, i): MapFeature => ({
      osmType: 'node',
      osmId: i + 1,
      tags: { name: `place ${i}` },
      geometry: { type: 'Point', coordinates: [(i % 173) / 1e4, 10 + (i % 97) / 1e4] },
    }),
  );
  for (const [file, write] of [FORMATS[3], FORMATS[8], FORMATS[9]].filter((format) => format !== undefined)) {
    const path = join(folder, file);
    writeFileSync(path, write(features));
    const sizes: number[] = [];
    const { batchCount, batches } = await openReader(path, { clip: { box: BOUNDS } });
    for await (const batch of batches()) sizes.push(batch.length);
    expect(batchCount).toBeGreaterThan(8);
    expect(Math.max(...sizes)).toBeLessThan(5000);
  }
});
