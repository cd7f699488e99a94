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

  /**
   * Converts back to degrees; a point on the grid's border is moved off the map, to `spread` times its distance from
   * the centre.
   */
  position(column: number, row: number, spread: number): Position {
    const onBorder = column <= 0 || row <= 0 || column >= this.width || row >= this.height;
    const factor = onBorder ? spread : 1;
    const [west, , , north] = this.#bounds;
    const [middleColumn, middleRow] = [this.width / 2, this.height / 2];
    return [
      west + (middleColumn + (column - middleColumn) * factor) / this.#columnsPerDegree,
      north - (middleRow + (row - middleRow) * factor) / this.#rowsPerDegree,
    ];
  }
}
