import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type MapFeature, openReader, UnreadableFile, type UnreadableProblem } from './index.ts';
import { bzip2 } from './testing/bzip2.fixture.ts';
import { dissect } from './testing/osm-elements.fixture.ts';
import { framed, writePbf } from './testing/pbf-file.fixture.ts';
import { writeGeoJson, writeXml } from './testing/text-files.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
afterAll(() => rmSync(folder, { recursive: true }));

const named = (name: string, i = 0): MapFeature => ({
  osmType: 'node',
  osmId: i + 1,
  tags: { name },
  geometry: { type: 'Point', coordinates: [i / 1e4, i / 2e4] },
});
const features = Array.from({ length: 400 }, (_, i) => named(`place ${i}`, i));
const elements = dissect(features);
const pbf = writePbf(elements, { blockSize: 100 });
const xml = writeXml(elements);
const geoJson = writeGeoJson(features, 'indented');
const cut = (bytes: string | Uint8Array, keep = 0.6): Uint8Array =>
  Buffer.from(bytes as string).subarray(0, Math.floor(bytes.length * keep));

/** Reads the whole file: some problems are only found in the middle. */
async function problemOf(
  file: string,
  content: string | Uint8Array,
): Promise<UnreadableProblem | 'readable'> {
  const path = join(folder, file);
  writeFileSync(path, content);
  try {
    for await (const _ of (await openReader(path)).batches());
    return 'readable';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problem;
    throw error;
  }
}

const osm = (inner: string, head = '<osm version="0.6">'): string =>
  `<?xml version="1.0"?>\n${head}${inner}</osm>`;
const NODE = '<node id="1" lat="1" lon="1"><tag k="name" v="x"/></node>';
const BOMB = `<!DOCTYPE osm [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>`;

type Case = readonly [what: string, file: string, content: string | Uint8Array, problem: UnreadableProblem];

const CASES: readonly Case[] = [
  ['nothing', 'a.osm.pbf', '', 'empty'],
  ['nothing, packed', 'a.osm.gz', gzipSync(''), 'empty'],
  ['a web page', 'a.osm.pbf', '<!doctype html><title>404</title>', 'unknown-format'],
  ['a web page under no name', 'a', '<html><body>404</body></html>', 'unknown-format'],
  ['a picture', 'a.osm', Buffer.from('89504e470d0a1a0a', 'hex'), 'unknown-format'],
  ['a packed pbf', 'a.osm.pbf.gz', gzipSync(pbf), 'unknown-format'],
  ['a zip', 'a.zip', Buffer.from('504b030414000000', 'hex'), 'unknown-compression'],
  ['an xz', 'a.osm.xz', Buffer.from('fd377a585a000004', 'hex'), 'unknown-compression'],
  ['a zstd', 'a.osm.zst', Buffer.from('28b52ffd24001100', 'hex'), 'unknown-compression'],
  ['lzma blocks', 'a.osm.pbf', writePbf(elements, { packing: 'lzma' }), 'unknown-compression'],
  ['lz4 blocks', 'a.osm.pbf', writePbf(elements, { packing: 'lz4' }), 'unknown-compression'],
  ['a cut pbf', 'a.osm.pbf', cut(pbf), 'truncated'],
  ['a pbf cut in a header', 'a.osm.pbf', pbf.subarray(0, 30), 'truncated'],
  ['a cut osm', 'a.osm', cut(xml), 'truncated'],
  ['a cut osm.gz', 'a.osm.gz', cut(gzipSync(xml)), 'truncated'],
  ['a cut osm.bz2', 'a.osm.bz2', cut(bzip2(Buffer.from(xml))), 'truncated'],
  ['a cut collection', 'a.geojson', cut(geoJson), 'truncated'],
  ['a pbf block of noise', 'a.osm.pbf', withBlock(Buffer.alloc(500, 0xf7)), 'damaged'],
  ['a pbf block that is not zlib', 'a.osm.pbf', damaged(pbf, 0.5), 'damaged'],
  ['a pbf without a header block', 'a.osm.pbf', pbf.subarray(headLength()), 'unknown-format'],
  ['a damaged osm.gz', 'a.osm.gz', damaged(gzipSync(xml), 0.5), 'damaged'],
  ['a damaged osm.bz2', 'a.osm.bz2', damaged(bzip2(Buffer.from(xml)), 0.5), 'damaged'],
  ['crossed tags', 'a.osm', osm('<node id="1" lat="1" lon="1"></way>'), 'damaged'],
  ['no UTF-8', 'a.osm', Buffer.from(osm(NODE.replace('x', '\u00ff')), 'latin1'), 'damaged'],
  ['a zero in a text', 'a.osm', osm(NODE.replace('x', 'x\0')), 'damaged'],
  ['a zero in a text of a pbf', 'a.osm.pbf', writePbf(dissect([named('x\0')])), 'damaged'],
  ['an unknown entity', 'a.osm', osm(NODE.replace('x', '&eacute;')), 'damaged'],
  ['words between features', 'a.geojson', '{"type":"FeatureCollection","features":[{} and {}]}', 'damaged'],
  [
    'history',
    'a.osm.pbf',
    writePbf(elements, { requiredFeatures: ['HistoricalInformation'] }),
    'not-supported',
  ],
  ['a change set', 'a.osc', '<?xml version="1.0"?><osmChange version="0.6"></osmChange>', 'not-supported'],
  ['another character set', 'a.osm', osm(NODE).replace('?>', ' encoding="ISO-8859-1"?>'), 'not-supported'],
  [
    'an entity bomb',
    'a.osm',
    `<?xml version="1.0"?>${BOMB}<osm>${NODE.replace('x', '&c;')}</osm>`,
    'entities',
  ],
  ['a long document type', 'a.osm', `<!DOCTYPE osm [${'<!ENTITY a "b">'.repeat(9000)}]><osm/>`, 'entities'],
  ['a deep osm', 'a.osm', osm('<a>'.repeat(100_000)), 'too-deep'],
  [
    'a deep collection',
    'a.geojson',
    `{"type":"FeatureCollection","features":[${'{"a":['.repeat(5000)}`,
    'too-deep',
  ],
  ['a long attribute', 'a.osm', osm(NODE.replace('x', 'x'.repeat(300_000))), 'too-large'],
  ['a gz bomb', 'a.osm.gz', gzipSync(osm(NODE + ' '.repeat(40_000_000))), 'too-large'],
  ['a pbf block too large', 'a.osm.pbf', withBlock(Buffer.alloc(33 * 1024 * 1024)), 'too-large'],
  ['an osm without objects', 'a.osm', osm(''), 'no-objects'],
  ['a pbf without objects', 'a.osm.pbf', writePbf({ nodes: [], ways: [], relations: [] }), 'no-objects'],
  ['an empty collection', 'a.geojson', '{"type":"FeatureCollection","features":[]}', 'no-objects'],
  ['another JSON', 'package.json', '{"name":"x","dependencies":{}}', 'no-objects'],
];

function withBlock(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([pbf, framed('OSMData', bytes)]);
}

function headLength(): number {
  return writePbf({ nodes: [], ways: [], relations: [] }).length;
}

function damaged(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.fill(0x55, Math.floor(bytes.length * at), Math.floor(bytes.length * at) + 40);
  return copy;
}

test.each(CASES)('%s in %s is refused', async (_, file, content, problem) => {
  expect(await problemOf(file, content)).toBe(problem);
});

test('no file, and a folder without tiles', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(openReader(join(folder, 'nowhere.osm'))).rejects.toMatchObject({ problem: 'not-found' });
  await expect(openReader(empty)).rejects.toMatchObject({ problem: 'unknown-format' });
});

describe('a refusal says where', () => {
  test.each([
    ['a.osm', osm(`\n${NODE}\n</way>`), { line: 4 }],
    ['a.osm.pbf', cut(pbf), { offset: expect.any(Number) }],
    ['a.zip', Buffer.from('504b030414000000', 'hex'), { detail: 'zip' }],
    ['a.osm.pbf', '<!doctype html><title>404</title>', { detail: '<!doctype html><title>40' }],
  ])('%s', async (file, content, where) => {
    const path = join(folder, file);
    writeFileSync(path, content);
    await expect(openReader(path)).rejects.toMatchObject({ where });
  });
});

describe('whatever is cut or changed', () => {
  const files: readonly [file: string, content: Uint8Array][] = [
    ['b.osm.pbf', pbf],
    ['b.osm', Buffer.from(xml)],
    ['b.osm.gz', gzipSync(xml)],
    ['b.osm.bz2', bzip2(Buffer.from(xml))],
    ['b.geojson', Buffer.from(geoJson)],
    ['b.ndjson', Buffer.from(writeGeoJson(features, 'lines'))],
  ];

  test.each(files)('%s is read or refused, never a fault of ours', async (file, content) => {
    const place = fc.nat({ max: content.length - 1 });
    const change = fc.record({
      at: place,
      bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }),
      end: place,
    });
    await fc.assert(
      fc.asyncProperty(change, fc.boolean(), async ({ at, bytes, end }, cuts) => {
        const copy = Uint8Array.from(content);
        copy.set(bytes.subarray(0, copy.length - at), at);
        expect(await problemOf(file, cuts ? copy.subarray(0, end) : copy)).toEqual(expect.any(String));
      }),
      { numRuns: 40 },
    );
  });
});
