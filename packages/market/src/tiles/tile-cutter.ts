import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { Bounds, FeatureGeometry } from '../readers/index.ts';
import type { Drawing, LayerName } from './drawing.ts';

/** One vector tile, gzip-compressed. */
export type MapTile = { z: number; x: number; y: number; data: Uint8Array };

export const MIN_ZOOM = 10;
export const MAX_ZOOM = 15;

// Drawn in this order; absent layers are left out of a tile.
const LAYERS: readonly LayerName[] = [
  'earth',
  'landuse',
  'water',
  'roads',
  'buildings',
  'boundaries',
  'places',
];
const EXTENT = 4096;
const OPTIONS = { maxZoom: MAX_ZOOM, indexMaxZoom: 0, extent: EXTENT, buffer: 64, tolerance: 3 };

/** Cuts a city into tiles. Objects that appear at a higher zoom are kept out of the lower ones. */
export class TileCutter {
  readonly #features = new Map<LayerName, Map<number, Feature[]>>();

  add({ layer, minZoom, properties }: Drawing, geometry: FeatureGeometry): void {
    const byZoom = this.#features.get(layer) ?? new Map<number, Feature[]>();
    this.#features.set(layer, byZoom);
    const features = byZoom.get(minZoom) ?? [];
    byZoom.set(minZoom, features);
    features.push({ type: 'Feature', properties, geometry });
  }

  /** Every tile of the box, sorted by zoom, x, y; those without anything drawn are left out. */
  *cut(bounds: Bounds, onTile: (done: number, total: number) => void): Generator<MapTile> {
    const indexes = this.#indexes();
    const names = tileNames(bounds);
    let done = 0;
    for (const { z, x, y } of names) {
      const layers: Partial<Record<LayerName, GeoJSONVTTile>> = {};
      for (const { layer, minZoom, index } of indexes) {
        const tile = z < minZoom ? null : index.getTile(z, x, y);
        if (tile && tile.features.length > 0) layers[layer] = joined(layers[layer], tile);
      }
      onTile(++done, names.length);
      if (Object.keys(layers).length === 0) continue;
      const bytes = fromGeojsonVt(layers as Record<string, GeoJSONVTTile>, { version: 2, extent: EXTENT });
      yield { z, x, y, data: gzipSync(bytes, { level: 6 }) };
    }
  }

  #indexes(): { layer: LayerName; minZoom: number; index: GeoJSONVT }[] {
    return LAYERS.flatMap((layer) =>
      [...(this.#features.get(layer) ?? [])]
        .sort(([a], [b]) => a - b)
        .map(([minZoom, features]) => ({
          layer,
          minZoom,
          index: new GeoJSONVT({ type: 'FeatureCollection', features }, OPTIONS),
        })),
    );
  }
}

function joined(first: GeoJSONVTTile | undefined, second: GeoJSONVTTile): GeoJSONVTTile {
  return first ? { ...first, features: [...first.features, ...second.features] } : second;
}

/** The tiles that a box touches, by web mercator; an edge that falls on a tile's border does not reach into the next. */
export function tileNames([west, south, east, north]: Bounds): { z: number; x: number; y: number }[] {
  const names: { z: number; x: number; y: number }[] = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    const [left, right] = [columnOf(west, z, Math.floor), columnOf(east, z, Math.ceil) - 1];
    const [top, bottom] = [rowOf(north, z, Math.floor), rowOf(south, z, Math.ceil) - 1];
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) names.push({ z, x, y });
  }
  return names;
}

// A thousandth of a tile: what rounding of degrees may add.
const SLACK = 1e-3;

function columnOf(lng: number, z: number, round: typeof Math.floor): number {
  return snapped(((lng + 180) / 360) * 2 ** z, round);
}

function rowOf(lat: number, z: number, round: typeof Math.floor): number {
  const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  return snapped(y * 2 ** z, round);
}

function snapped(value: number, round: typeof Math.floor): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) < SLACK ? whole : round(value);
}
