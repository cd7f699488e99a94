import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { Position } from '../readers/index.ts';
import type { Drawing, LayerName, LayerProperties } from './drawing.ts';
import { worldPosition } from './tile-names.ts';

/** The features of one layer of one tile. */
export type TileFeatures = { features: GeoJSONVTFeature[] };
export type Layers = Partial<Record<LayerName, TileFeatures>>;

type Point = { layer: LayerName; properties: LayerProperties; x: number; y: number };

/**
 * Points that only appear at the last zoom, such as 200,000 house numbers, need no index over all zooms: each goes
 * directly into its tile. An index took five times as long as the rest of the map together, and a gigabyte.
 */
export class PointBins {
  readonly #tiles = new Map<string, Point[]>();
  readonly #zoom: number;
  readonly #extent: number;

  constructor(zoom: number, extent: number) {
    this.#zoom = zoom;
    this.#extent = extent;
  }

  add({ layer, properties }: Drawing, position: Position): void {
    const [x, y] = worldPosition(position).map((part) => part * 2 ** this.#zoom) as [number, number];
    const key = `${Math.floor(x)}/${Math.floor(y)}`;
    const within = (part: number): number => Math.round((part - Math.floor(part)) * this.#extent);
    const point = { layer, properties, x: within(x), y: within(y) };
    const points = this.#tiles.get(key);
    if (points) points.push(point);
    else this.#tiles.set(key, [point]);
  }

  /** The points of one tile, by layer; none at other zooms. */
  tile(z: number, x: number, y: number): Layers {
    const layers: Layers = {};
    for (const point of (z === this.#zoom && this.#tiles.get(`${x}/${y}`)) || []) {
      const layer = layers[point.layer] ?? { features: [] };
      layers[point.layer] = layer;
      layer.features.push({ type: 1, tags: point.properties, geometry: [[point.x, point.y]] });
    }
    return layers;
  }
}
