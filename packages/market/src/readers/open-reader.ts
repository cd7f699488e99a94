import { stat } from 'node:fs/promises';
import type { Clip } from './clip.ts';
import { clipReader } from './clip.ts';
import type { FeatureReader } from './map-feature.ts';
import { listTiles, qaTileReader } from './qa-tiles.ts';
import type { OnRejected } from './rejected-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type OpenOptions = {
  /** Only what reaches into it; it becomes the reader's bounds. */
  clip?: Clip;
  /** A reader that is read twice tells twice. */
  onRejected?: OnRejected;
};

/**
 * The one door to every source of map objects: a folder of QA tiles, `.osm.pbf`, `.osm` (plain, gz, bz2), GeoJSON
 * (a collection or one object a line, plain or gz). What a file is, its first bytes say.
 * @throws UnreadableFile
 */
export async function openReader(path: string, options: OpenOptions = {}): Promise<FeatureReader> {
  const reader = await openPath(path);
  return options.clip ? clipReader(reader, options.clip) : reader;
}

async function openPath(path: string): Promise<FeatureReader> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UnreadableFile('not-found');
  if (!found.isDirectory()) throw new UnreadableFile('unknown-format');
  if (listTiles(path).length === 0) throw new UnreadableFile('unknown-format', { detail: 'folder' });
  return qaTileReader(path);
}
