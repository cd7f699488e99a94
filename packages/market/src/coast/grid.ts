import type { Bounds, Position } from '../readers/index.ts';

const METRES_PER_DEGREE = 111_320;

/** Square cells over a box, row 0 in the north. */
export class Grid {
  readonly width: number;
  readonly height: number;
  readonly cellMetres: number;
  readonly #bounds: Bounds;
  readonly #columnsPerDegree: number;
  readonly #rowsPerDegree: number;

  constructor(bounds: Bounds, cellMetres: number) {
    const [west, south, east, north] = bounds;
    const middle = ((south + north) / 2) * (Math.PI / 180);
    this.cellMetres = cellMetres;
    this.#bounds = bounds;
    this.#rowsPerDegree = METRES_PER_DEGREE / cellMetres;
    this.#columnsPerDegree = this.#rowsPerDegree * Math.cos(middle);
    this.width = Math.max(1, Math.ceil((east - west) * this.#columnsPerDegree));
    this.height = Math.max(1, Math.ceil((north - south) * this.#rowsPerDegree));
  }

  column([lng]: Position): number {
    return (lng - this.#bounds[0]) * this.#columnsPerDegree;
  }

  row([, lat]: Position): number {
    return (this.#bounds[3] - lat) * this.#rowsPerDegree;
  }

  /** Back to degrees; a point on the grid's border is drawn out by `outward` degrees, beyond the map's edge. */
  position(column: number, row: number, outward: number): Position {
    const lng = this.#bounds[0] + column / this.#columnsPerDegree;
    const lat = this.#bounds[3] - row / this.#rowsPerDegree;
    return [drawOut(column, this.width, lng, outward), drawOut(row, this.height, lat, -outward)];
  }
}

function drawOut(at: number, size: number, degrees: number, outward: number): number {
  if (at <= 0) return degrees - outward;
  return at >= size ? degrees + outward : degrees;
}
