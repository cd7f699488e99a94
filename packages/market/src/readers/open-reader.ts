import { stat } from 'node:fs/promises';
import { type Clip, clipBounds, clipReader } from './clip.ts';
import { sniff } from './files/sniff.ts';
import { geoJsonReader } from './geojson/geojson-reader.ts';
import type { FeatureReader } from './map-feature.ts';
import { osmReader } from './osm/osm-reader.ts';
import { pbfSource } from './pbf/pbf-source.ts';
import { listTiles, qaTileReader } from './qa-tiles.ts';
import type { OnRejected } from './rejected-row.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { xmlSource } from './xml/xml-source.ts';

export type OpenOptions = {
  /** Keep only what reaches into it; it becomes the reader's bounds. */
  clip?: Clip;
  /** A reader that is read twice reports twice. */
  onRejected?: OnRejected;
};

/**
 * Opens any source of map objects: a folder of QA tiles, `.osm.pbf`, `.osm` (plain, gz, bz2), GeoJSON (a collection
 * or one object per line, plain or gz). The format is determined from the first bytes.
 * @throws UnreadableFile
 */
export async function openReader(path: string, options: OpenOptions = {}): Promise<FeatureReader> {
  const found = await stat(path).catch((error: unknown) => {
    throw new UnreadableFile('not-found', {}, error);
  });
  const reader = found.isDirectory() ? openFolder(path) : await openFile(path, options);
  return options.clip ? clipReader(reader, options.clip) : reader;
}

function openFolder(path: string): FeatureReader {
  if (listTiles(path).length === 0) throw new UnreadableFile('unknown-format', { detail: 'folder' });
  return qaTileReader(path);
}

async function openFile(path: string, { clip, onRejected }: OpenOptions): Promise<FeatureReader> {
  const sniffed = await sniff(path);
  const box = clip && clipBounds(clip);
  if (sniffed.format === 'geojson') return geoJsonReader(path, sniffed, { bounds: box, onRejected });
  const source = sniffed.format === 'pbf' ? await pbfSource(path) : await xmlSource(path, sniffed);
  return osmReader(source, { box, onRejected });
}
