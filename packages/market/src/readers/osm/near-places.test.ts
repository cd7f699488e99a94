import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { clipReader } from '../clip.ts';
import type { Bounds, MapFeature } from '../map-feature.ts';
import { pbfSource } from '../pbf/pbf-source.ts';
import type { RejectedRow } from '../rejected-row.ts';
import { canonical, someFeatures, taggedFeatures } from '../testing/features.fixture.ts';
import { dissect } from '../testing/osm-elements.fixture.ts';
import { writePbf } from '../testing/pbf-file.fixture.ts';
import { osmReader } from './osm-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'near-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'file.osm.pbf');

const LARGE = { largeBytes: 0 };

test('a box out of a large file is what it would be with all nodes in memory', async () => {
  const part = fc.integer({ min: -90, max: 90 }).map((tenth) => tenth / 10_000);
  await fc.assert(
    fc.asyncProperty(someFeatures, part, part, async (features, west, south) => {
      const box: Bounds = [west, 10 + south, west + 0.004, 10 + south + 0.004];
      writeFileSync(path, writePbf(dissect(features), { blockSize: 3 }));
      const source = await pbfSource(path);
      const whole = clipReader(await osmReader(source, { box }), { box });
      const near = clipReader(await osmReader(source, { box, ...LARGE }), { box });
      const expected = await clipped(whole);
      const found = canonical(await clipped(near));
      // Objects without a node nearby, such as a country around the box, may be left out.
      for (const name of canonical(expected.filter(hasCornerIn(box)))) expect(found).toContain(name);
      for (const name of found) expect(canonical(expected)).toContain(name);
      expect(near.batchCount).toBeGreaterThan(whole.batchCount);
    }),
    { numRuns: 60 },
  );
});

const hasCornerIn =
  ([west, south, east, north]: Bounds) =>
  ({ geometry }: MapFeature): boolean => {
    const numbers = (geometry.coordinates as unknown[]).flat(3) as number[];
    return numbers.some((lng, index) => {
      const lat = numbers[index + 1] ?? 0;
      return index % 2 === 0 && lng >= west && lng <= east && lat >= south && lat <= north;
    });
  };

// For a large file, an empty box is a refusal of its own.
async function clipped(reader: ReturnType<typeof clipReader>): Promise<MapFeature[]> {
  return taggedFeatures(reader).catch((error: Error) => {
    expect(error).toMatchObject({ problem: 'no-objects' });
    return [];
  });
}

test('broken objects are told of near the box and nowhere else', async () => {
  const node = (id: number, lng7: number) => ({ id, lat7: 1_000_000, lng7, tags: {} });
  const tags = { building: 'yes' };
  writeFileSync(
    path,
    writePbf({
      nodes: [node(1, 0), node(2, 1000), node(3, 90_000_000), node(4, 90_001_000)],
      ways: [
        { id: 1, nodeIds: [1, 2, 77, 1], tags },
        { id: 2, nodeIds: [3, 4, 78, 3], tags },
      ],
      relations: [
        { id: 5, members: [{ type: 'way', id: 1, role: 'outer' }], tags: { type: 'multipolygon', ...tags } },
        { id: 6, members: [{ type: 'way', id: 2, role: 'outer' }], tags: { type: 'multipolygon', ...tags } },
      ],
    }),
  );
  for (const size of [LARGE, {}]) {
    const rejected: RejectedRow[] = [];
    const box: Bounds = [-0.01, 0.09, 0.01, 0.11];
    const onRejected = (row: RejectedRow): number => rejected.push(row);
    const reader = await osmReader(await pbfSource(path), { box, onRejected, ...size });
    await taggedFeatures(reader);
    expect(rejected).toEqual([
      { object: 'way/1', reason: 'a node of its outline is not in the file' },
      { object: 'relation/5', reason: 'no ring is whole; 1 outer rings miss nodes or have no extent' },
    ]);
  }
});
