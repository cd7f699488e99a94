import { contours } from 'd3-contour';
import type { AreaGeometry, Bounds, MapFeature, Position } from '../readers/index.ts';
import { distanceToSet, FIFTHS_PER_CELL } from './cell-distance.ts';
import { coastField } from './coast-field.ts';
import { Grid } from './grid.ts';
import { markLand } from './land-evidence.ts';

const CELL_METRES = 10;
// Maps larger than a city's get coarser cells: the grids take 25 bytes per cell, 200 MB at most.
const MOST_CELLS = 8_000_000;
// Dilates the land before the flood fill, so that the sea cannot enter between houses, and erodes it again
// afterwards.
const GROW_METRES = 90;
// The shore is drawn this far outside the outermost land.
const SHORE_METRES = 12;
// A smaller open area at the map's edge is a field, not the sea.
const LEAST_SHARE_OF_MAP = 0.04;
// The sea extends beyond the map's edge in the direction in which it leaves: this many half-widths, as far as low
// zooms show.
const SPREAD = 40;
// Islets below 0.5 ha, and ponds in the sea, are noise of the mask.
const LEAST_RING_CELLS = 50;
// Islets of a coastline are real; only those smaller than the cells can show are left out.
const LEAST_DRAWN_RING_CELLS = 2;

/**
 * Finds the sea next to a city. If the map has a coastline (`natural=coastline`), the sea is what is on its right,
 * whatever is there. Extracts of a shore include its coastline, so an extract without one is of an inland market.
 * Only for sources that omit coastlines, as the QA tiles do (none in 290,000 objects of two cities), is the sea
 * derived from known land.
 */
export class SeaFinder {
  readonly #grid: Grid;
  readonly #land: Uint8Array;
  readonly #coast: Position[][] = [];

  constructor(bounds: Bounds) {
    this.#grid = gridOver(bounds);
    this.#land = new Uint8Array(this.#grid.width * this.#grid.height);
  }

  add(feature: MapFeature): void {
    const { geometry, tags } = feature;
    if (tags.natural !== 'coastline') markLand(this.#grid, this.#land, feature);
    else if (geometry.type === 'MultiLineString') this.#coast.push(...geometry.coordinates);
    // An island that is an area too (`place=islet`): its outer ring runs counter-clockwise, the land on its left.
    else if (geometry.type === 'MultiPolygon') this.#coast.push(...geometry.coordinates.flat());
  }

  /** The sea as one area; undefined if the coastline is off the map, or no open area at its edge is large enough. */
  find(): AreaGeometry | undefined {
    if (this.#coast.length === 0) return this.#seaAroundLand();
    const field = coastField(this.#grid, this.#coast);
    return field && this.#outline(field, LEAST_DRAWN_RING_CELLS);
  }

  #seaAroundLand(): AreaGeometry | undefined {
    const { width, height, cellMetres } = this.#grid;
    const fifthsPerMetre = FIFTHS_PER_CELL / cellMetres;
    const landDistance = distanceToSet(this.#land, width, height);
    const open = new Uint8Array(width * height);
    for (let cell = 0; cell < open.length; cell++)
      open[cell] = (landDistance[cell] ?? 0) > GROW_METRES * fifthsPerMetre ? 1 : 0;
    const sea = largestAtEdge(open, width, height);
    if (sea.size < LEAST_SHARE_OF_MAP * open.length) return undefined;
    const seaDistance = distanceToSet(sea.cells, width, height);
    const level = (GROW_METRES - SHORE_METRES) * fifthsPerMetre;
    const height0 = blur(
      Float32Array.from(seaDistance, (distance) => level - Math.min(distance, 2 * level)),
      width,
      height,
    );
    return this.#outline(height0, LEAST_RING_CELLS);
  }

  #outline(field: Float32Array, leastRingCells: number): AreaGeometry {
    const { width, height } = this.#grid;
    const values = field as unknown as number[];
    const { coordinates } = contours().size([width, height]).contour(values, 0);
    const polygons = coordinates
      .map((polygon) => polygon.filter((ring) => ringArea(ring) >= leastRingCells))
      .filter((polygon) => polygon.length > 0);
    const toDegrees = ([column = 0, row = 0]: number[]): Position => this.#grid.position(column, row, SPREAD);
    return {
      type: 'MultiPolygon',
      coordinates: polygons.map((polygon) => polygon.map((ring) => ring.map(toDegrees))),
    };
  }
}

function gridOver(bounds: Bounds): Grid {
  const fine = new Grid(bounds, CELL_METRES);
  const cells = fine.width * fine.height;
  return cells <= MOST_CELLS ? fine : new Grid(bounds, CELL_METRES * Math.sqrt(cells / MOST_CELLS));
}

/** The largest connected region of set cells that touches the grid's border. */
function largestAtEdge(set: Uint8Array, width: number, height: number): { cells: Uint8Array; size: number } {
  const label = new Uint16Array(set.length);
  let best = { label: 0, size: 0 };
  let labels = 0;
  for (const seed of borderCells(width, height)) {
    if (!set[seed] || label[seed] || labels === 65_535) continue;
    labels++;
    const size = flood(set, label, labels, seed, width);
    if (size > best.size) best = { label: labels, size };
  }
  return {
    cells: Uint8Array.from(label, (value) => (best.size > 0 && value === best.label ? 1 : 0)),
    size: best.size,
  };
}

function* borderCells(width: number, height: number): Generator<number> {
  for (let column = 0; column < width; column++) yield* [column, (height - 1) * width + column];
  for (let row = 0; row < height; row++) yield* [row * width, row * width + width - 1];
}

function flood(set: Uint8Array, label: Uint16Array, value: number, seed: number, width: number): number {
  const stack = [seed];
  label[seed] = value;
  let size = 0;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    size++;
    const column = cell % width;
    const next = [cell - width, cell + width, column > 0 ? cell - 1 : -1, column < width - 1 ? cell + 1 : -1];
    for (const neighbour of next) {
      if (neighbour < 0 || neighbour >= set.length || !set[neighbour] || label[neighbour]) continue;
      label[neighbour] = value;
      stack.push(neighbour);
    }
  }
  return size;
}

// Averages over a cross of five cells, twice: rounds the corners of the cells and keeps the shape.
function blur(field: Float32Array, width: number, height: number): Float32Array {
  let from = field;
  for (let pass = 0; pass < 2; pass++) {
    const to = from.slice();
    for (let row = 1; row < height - 1; row++) {
      for (let cell = row * width + 1; cell < (row + 1) * width - 1; cell++) {
        const sides =
          (from[cell - 1] ?? 0) +
          (from[cell + 1] ?? 0) +
          (from[cell - width] ?? 0) +
          (from[cell + width] ?? 0);
        to[cell] = (sides + 2 * (from[cell] ?? 0)) / 6;
      }
    }
    from = to;
  }
  return from;
}

function ringArea(ring: readonly number[][]): number {
  let doubled = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) doubled += (previous[0] ?? 0) * (point[1] ?? 0) - (point[0] ?? 0) * (previous[1] ?? 0);
    previous = point;
  }
  return Math.abs(doubled / 2);
}
