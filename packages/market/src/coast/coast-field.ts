import type { Position } from '../readers/index.ts';
import type { Grid } from './grid.ts';

/** Distances are exact within this many cells of the line; farther away only the sign matters. */
const BAND_CELLS = 2;
/** Longer segments are split, so that the bounding box of each stays small. */
const LONGEST_PIECE_CELLS = 32;
const SAME = 1e-6;

type Point = readonly [column: number, row: number];

/**
 * The signed distance of each cell from the coast, in cells: positive at sea, negative on land. OpenStreetMap draws a
 * coastline with the land on its left. Cells beyond the band take the sign of the nearest segment, so a line that
 * ends within the map divides it all the same. Undefined if no line enters the grid.
 */
export function coastField(grid: Grid, lines: readonly Position[][]): Float32Array | undefined {
  const band = new CoastBand(grid);
  for (const line of lines) {
    let previous: Point | undefined;
    for (const position of line) {
      const point: Point = [grid.column(position), grid.row(position)];
      if (previous) band.draw(previous, point);
      previous = point;
    }
  }
  return band.spread();
}

class CoastBand {
  readonly #width: number;
  readonly #height: number;
  readonly #field: Float32Array;
  /** At a corner two segments are equally near; the one whose extension passes farther away determines the side. */
  readonly #offLine: Float32Array;

  constructor({ width, height }: Grid) {
    this.#width = width;
    this.#height = height;
    this.#field = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
    this.#offLine = new Float32Array(width * height);
  }

  draw(from: Point, to: Point): void {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / LONGEST_PIECE_CELLS));
    const at = (piece: number): Point => [from[0] + (dx * piece) / pieces, from[1] + (dy * piece) / pieces];
    for (let piece = 0; piece < pieces; piece++) this.#drawPiece(at(piece), at(piece + 1));
  }

  #drawPiece(a: Point, b: Point): void {
    const [left, right] = [Math.min(a[0], b[0]) - BAND_CELLS, Math.max(a[0], b[0]) + BAND_CELLS];
    const [top, bottom] = [Math.min(a[1], b[1]) - BAND_CELLS, Math.max(a[1], b[1]) + BAND_CELLS];
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(this.#height, bottom); row++) {
      for (let column = Math.max(0, Math.floor(left)); column < Math.min(this.#width, right); column++)
        this.#measure(row * this.#width + column, [column + 0.5, row + 0.5], a, b);
    }
  }

  #measure(cell: number, [x, y]: Point, a: Point, b: Point): void {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    const along = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length ** 2));
    const distance = Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
    if (distance > BAND_CELLS) return;
    // Rows grow southwards, so this is positive on the right-hand side, which is the sea.
    const offLine = (dx * (y - a[1]) - dy * (x - a[0])) / length;
    const known = Math.abs(this.#field[cell] ?? 0);
    const nearer = distance < known - SAME;
    const knowsBetter = distance < known + SAME && Math.abs(offLine) > (this.#offLine[cell] ?? 0);
    if (!nearer && !knowsBetter) return;
    this.#field[cell] = offLine >= 0 ? distance : -distance;
    this.#offLine[cell] = Math.abs(offLine);
  }

  /** Flood-fills all other cells from both sides of the line, at the same pace. */
  spread(): Float32Array | undefined {
    const field = this.#field;
    const queue = new Int32Array(field.length);
    let end = 0;
    for (let cell = 0; cell < field.length; cell++) if (Number.isFinite(field[cell])) queue[end++] = cell;
    if (end === 0) return undefined;
    for (let start = 0; start < end; start++) {
      const cell = queue[start] ?? 0;
      const side = (field[cell] ?? 0) >= 0 ? BAND_CELLS : -BAND_CELLS;
      const column = cell % this.#width;
      const above = cell - this.#width;
      const below = cell + this.#width;
      const neighbours = [above, below, column > 0 ? cell - 1 : -1, column < this.#width - 1 ? cell + 1 : -1];
      for (const next of neighbours) {
        if (next < 0 || next >= field.length || Number.isFinite(field[next])) continue;
        field[next] = side;
        queue[end++] = next;
      }
    }
    return field;
  }
}
