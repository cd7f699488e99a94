import type { Sniffed } from '../files/sniff.ts';
import { inSteps, stepCountOf } from '../files/steps.ts';
import { unpackedChunks } from '../files/unpacked.ts';
import type { Bounds, FeatureReader, MapFeature, Position } from '../map-feature.ts';
import type { OnRejected } from '../rejected-row.ts';
import { boxOf } from '../ring-shape.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { CollectionObjects } from './collection-objects.ts';
import { LineObjects } from './line-objects.ts';
import { isFeature, readFeature } from './read-feature.ts';
import { NEWLINE, ObjectText } from './text-objects.ts';

/** How far to look for a first line that is a complete feature. */
const FIRST_LINE_BYTES = 1024 * 1024;

type GeoJsonFile = { path: string; sniffed: Sniffed; byLines: boolean };

/**
 * A GeoJSON file: a collection, or one feature per line; plain or gz. Without a given box, the file is read once more
 * to find it.
 */
export async function geoJsonReader(
  path: string,
  sniffed: Sniffed,
  options: { bounds?: Bounds | undefined; onRejected?: OnRejected | undefined },
): Promise<FeatureReader> {
  const file = { path, sniffed, byLines: await isByLines(path, sniffed) };
  return {
    bounds: options.bounds ?? (await measure(file)),
    batchCount: stepCountOf(sniffed.size),
    batches: () => readFeatures(file, options.onRejected),
  };
}

/**
 * If the first line is a complete feature, the file is read line by line, so that a broken line does not spoil the
 * others.
 */
async function isByLines(path: string, { packing }: Sniffed): Promise<boolean> {
  const text = new ObjectText();
  let length = 0;
  for await (const { bytes } of unpackedChunks(path, packing)) {
    const end = bytes.indexOf(NEWLINE);
    text.add(end < 0 ? bytes : bytes.subarray(0, end), 1);
    length += bytes.length;
    if (end >= 0 || length > FIRST_LINE_BYTES) break;
  }
  return isFeature(text.take());
}

async function* readFeatures(
  { path, sniffed, byLines }: GeoJsonFile,
  rejected: OnRejected | undefined,
): AsyncGenerator<readonly MapFeature[]> {
  let batch: MapFeature[] = [];
  let found = 0;
  const onObject = (text: string | undefined, line: number): void => {
    const feature = readFeature(text);
    if ('reason' in feature) rejected?.({ line, ...feature });
    else batch.push(feature);
  };
  const objects = byLines ? new LineObjects(onObject) : new CollectionObjects(onObject);
  const chunks = unpackedChunks(path, sniffed.packing);
  for await (const _ of inSteps(chunks, stepCountOf(sniffed.size), objects)) {
    found += batch.length;
    yield batch;
    batch = [];
  }
  if (found === 0) throw new UnreadableFile('no-objects');
}

async function measure(file: GeoJsonFile): Promise<Bounds> {
  const corners: Position[] = [];
  for await (const batch of readFeatures(file, undefined)) {
    const positions = batch.flatMap(
      ({ geometry }) => (geometry.coordinates as unknown[]).flat(3) as number[],
    );
    const pairs = positions.flatMap((lng, index): Position[] =>
      index % 2 === 0 ? [[lng, positions[index + 1] ?? 0]] : [],
    );
    const [west, south, east, north] = boxOf(pairs);
    if (pairs.length > 0) corners.push([west, south], [east, north]);
  }
  return boxOf(corners);
}
