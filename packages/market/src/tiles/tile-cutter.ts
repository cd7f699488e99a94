import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { Bounds, FeatureGeometry } from '../readers/index.ts';
import type { Drawing, LayerName } from './drawing.ts';
import { type Layers, PointBins, type TileFeatures } from './point-bins.ts';
import { MAX_ZOOM, tileNames } from './tile-names.ts';

/** One vector tile, gzip-compressed. */
export type MapTile = { z: number; x: number; y: number; data: Uint8Array };

// Drawing order; a tile omits empty layers.
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

/** Cuts a city into tiles. Objects are left out of tiles below their lowest zoom. */
export class TileCutter {
  readonly #features = new Map<LayerName, Map<number, Feature[]>>();
  readonly #points = new PointBins(MAX_ZOOM, EXTENT);

  add(drawing: Drawing, geometry: FeatureGeometry): void {
    const { layer, minZoom, properties } = drawing;
    if (minZoom === MAX_ZOOM && geometry.type === 'Point') {
      this.#points.add(drawing, geometry.coordinates);
      return;
    }
    const byZoom = this.#features.get(layer) ?? new Map<number, Feature[]>();
    this.#features.set(layer, byZoom);
    const features = byZoom.get(minZoom) ?? [];
    byZoom.set(minZoom, features);
    features.push({ type: 'Feature', properties, geometry });
  }

  /** Every tile of the box, sorted by zoom, x, y, except empty ones. */
  *cut(bounds: Bounds, onTile: (done: number, total: number) => void): Generator<MapTile> {
    const indexes = this.#indexes();
    const names = tileNames(bounds);
    let done = 0;
    for (const { z, x, y } of names) {
      const layers: Layers = this.#points.tile(z, x, y);
      for (const { layer, minZoom, index } of indexes) {
        const tile = z < minZoom ? null : index.getTile(z, x, y);
        if (tile && tile.features.length > 0) layers[layer] = joined(layers[layer], tile);
      }
      onTile(++done, names.length);
      if (Object.keys(layers).length > 0) yield { z, x, y, data: encoded(layers) };
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

function joined(first: TileFeatures | undefined, second: TileFeatures): TileFeatures {
  return first ? { features: [...first.features, ...second.features] } : second;
}

// In the schema's order, whatever the order of the objects.
function encoded(layers: Layers): Uint8Array {
  const ordered = LAYERS.flatMap((layer) => (layers[layer] ? [[layer, layers[layer]] as const] : []));
  const tiles = Object.fromEntries(ordered) as unknown as Record<string, GeoJSONVTTile>;
  return gzipSync(fromGeojsonVt(tiles, { version: 2, extent: EXTENT }), { level: 6 });
}
