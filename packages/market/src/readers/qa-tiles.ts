import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyRings, VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { EdgeMerge } from './edge-merge.ts';
import type { Bounds, FeatureGeometry, FeatureReader, MapFeature, OsmType, Position } from './map-feature.ts';
import { isPrivateTag } from './private-tags.ts';

export type TileName = { z: number; x: number; y: number; path: string };
type TilePoint = { x: number; y: number };

const TILE_FILE = /^(\d+)-(\d+)-(\d+)\.mvt$/;

/** A folder of OSM QA tiles (`z-x-y.mvt`): raw OpenStreetMap objects with all their tags, cut at tile edges. */
export function qaTileReader(folder: string): FeatureReader {
  const tiles = listTiles(folder);
  if (tiles.length === 0) throw new Error(`no z-x-y.mvt tiles in ${folder}`);
  return { bounds: boundsOf(tiles), batchCount: tiles.length + 1, batches: () => readTiles(tiles) };
}

export function listTiles(folder: string): TileName[] {
  const tiles: TileName[] = [];
  for (const file of readdirSync(folder).sort()) {
    const match = TILE_FILE.exec(file);
    if (match)
      tiles.push({ z: Number(match[1]), x: Number(match[2]), y: Number(match[3]), path: join(folder, file) });
  }
  return tiles;
}

function boundsOf(tiles: readonly TileName[]): Bounds {
  const columns = tiles.flatMap(({ x, z }) => [x / 2 ** z, (x + 1) / 2 ** z]);
  const rows = tiles.flatMap(({ y, z }) => [y / 2 ** z, (y + 1) / 2 ** z]);
  const [west, east] = [Math.min(...columns), Math.max(...columns)];
  const [north, south] = [Math.min(...rows), Math.max(...rows)];
  return [longitude(west), latitude(south), longitude(east), latitude(north)];
}

async function* readTiles(tiles: readonly TileName[]): AsyncGenerator<readonly MapFeature[]> {
  const edge = new EdgeMerge();
  for (const tile of tiles) yield readTile(tile, edge);
  yield edge.merged();
}

function readTile(tile: TileName, edge: EdgeMerge): MapFeature[] {
  const layers = new VectorTile(new PbfReader(readFileSync(tile.path))).layers;
  const features: MapFeature[] = [];
  for (const layer of Object.values(layers)) {
    for (let index = 0; index < layer.length; index++) {
      const raw = layer.feature(index);
      const points = raw.loadGeometry();
      const feature = toFeature(raw, points, tile);
      if (!feature) continue;
      if (raw.type !== 2 && touchesEdge(points, raw.extent)) edge.hold(feature);
      else features.push(feature);
    }
  }
  return features;
}

function toFeature(raw: VectorTileFeature, points: TilePoint[][], tile: TileName): MapFeature | undefined {
  const osmType = raw.properties['@type'];
  const osmId = raw.properties['@id'];
  if (!isOsmType(osmType) || typeof osmId !== 'number') return undefined;
  const geometry = toGeometry(raw, points, tile);
  return geometry && { osmType, osmId, tags: publicTags(raw.properties), geometry };
}

function isOsmType(value: unknown): value is OsmType {
  return value === 'node' || value === 'way' || value === 'relation';
}

function publicTags(properties: Record<string, string | number | boolean>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const key in properties) {
    if (!isPrivateTag(key)) tags[key] = String(properties[key]);
  }
  return tags;
}

function touchesEdge(points: TilePoint[][], extent: number): boolean {
  return points.some((part) => part.some(({ x, y }) => x <= 0 || y <= 0 || x >= extent || y >= extent));
}

function toGeometry(
  raw: VectorTileFeature,
  points: TilePoint[][],
  tile: TileName,
): FeatureGeometry | undefined {
  const worldSize = 2 ** tile.z * raw.extent;
  const toPosition = (point: TilePoint): Position => [
    longitude((tile.x * raw.extent + point.x) / worldSize),
    latitude((tile.y * raw.extent + point.y) / worldSize),
  ];
  const first = points[0]?.[0];
  if (raw.type === 1) return first && { type: 'Point', coordinates: toPosition(first) };
  const lines = points.map((part) => part.map(toPosition));
  if (raw.type === 2) return { type: 'MultiLineString', coordinates: lines };
  if (raw.type !== 3) return undefined;
  // classifyRings only reads x and y and sorts the rings; positions are looked up by ring.
  const positions = new Map(points.map((ring, index) => [ring, lines[index] ?? []]));
  const rings = points as Parameters<typeof classifyRings>[0];
  const polygons = classifyRings(rings).map((polygon) => polygon.map((ring) => positions.get(ring) ?? []));
  return { type: 'MultiPolygon', coordinates: polygons };
}

// Web Mercator in a unit square, y growing downwards. Rounded to 1e-8 degrees (about 1 mm; the tiles' own step is
// 8e-8), so that both halves of a cut road end in the same numbers.
function longitude(x: number): number {
  return Math.round((x * 360 - 180) * 1e8) / 1e8;
}

function latitude(y: number): number {
  return Math.round(((Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI) * 1e8) / 1e8;
}
