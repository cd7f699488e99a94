import { resolve } from 'node:path';
import type { MultiPolygon } from '@promenade/domain/zones';
import type { Bounds, Clip } from '../readers/index.ts';
import { readShape } from '../zones/index.ts';
import { OwnMarketProblem } from './own-problem.ts';
import { parseJson, readText } from './zones-file.ts';

/**
 * 'west,south,east,north', or a GeoJSON file with a polygon, possibly with several parts or holes → the part of the
 * map to import.
 */
export function readClip(text: string, folder: string): Clip {
  return /^[-\d.,\s]+$/.test(text)
    ? { box: readBox(text) }
    : { polygons: readPolygons(resolve(folder, text)) };
}

function readBox(text: string): Bounds {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] = parts;
  const onEarth =
    Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) < 86 && Math.abs(north) < 86;
  if (parts.length === 4 && onEarth && west < east && south < north) return [west, south, east, north];
  throw new OwnMarketProblem(
    `--clip ${text} is not west,south,east,north in degrees, such as --clip=71.3,51.0,71.6,51.3.`,
  );
}

function readPolygons(path: string): MultiPolygon {
  const json = parseJson(path, readText(path));
  const read = readShape(geometryOf(json));
  if ('code' in read) throw new OwnMarketProblem(`${path} holds no polygon to clip by: ${read.reason}.`);
  return read.shape;
}

function geometryOf(json: unknown): unknown {
  const value = json as { features?: { geometry?: unknown }[]; geometry?: unknown } | null;
  return value?.features?.[0]?.geometry ?? value?.geometry ?? value;
}
