import { METRES_PER_DEGREE, radians } from '@promenade/domain/zones';

/** Finds the nearest of many points with a grid of cells; distances are planar, accurate to 1 % over a city. */
export class NearestPoint {
  readonly #lat: ArrayLike<number>;
  readonly #lng: ArrayLike<number>;
  readonly #cells = new Map<number, number[]>();
  readonly #cellMetres: number;
  readonly #lngScale: number;

  constructor(lat: ArrayLike<number>, lng: ArrayLike<number>, cellMetres: number) {
    this.#lat = lat;
    this.#lng = lng;
    this.#cellMetres = cellMetres;
    this.#lngScale = Math.cos(radians(lat[0] ?? 0));
    for (let i = 0; i < lat.length; i++) {
      const key = this.#key(this.#column(lng[i] ?? 0), this.#row(lat[i] ?? 0));
      const cell = this.#cells.get(key);
      if (cell) cell.push(i);
      else this.#cells.set(key, [i]);
    }
  }

  /** The index of the nearest point within the distance, the lowest index among equals; -1 if there is none. */
  find(lat: number, lng: number, withinMetres: number): number {
    const reach = Math.ceil(withinMetres / this.#cellMetres);
    let best = -1;
    let bestMetres = withinMetres;
    for (let ring = 0; ring <= reach; ring++) {
      // Nothing in a farther ring can be nearer than its inner edge.
      if (best >= 0 && bestMetres < (ring - 1) * this.#cellMetres) break;
      for (const i of this.#ringCells(this.#column(lng), this.#row(lat), ring)) {
        const metres = this.#metres(i, lat, lng);
        if (metres < bestMetres || (metres === bestMetres && (best < 0 || i < best))) {
          best = i;
          bestMetres = metres;
        }
      }
    }
    return best;
  }

  *#ringCells(column: number, row: number, ring: number): Generator<number> {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dx = -ring; dx <= ring; dx += step)
        yield* this.#cells.get(this.#key(column + dx, row + dy)) ?? [];
    }
  }

  #metres(i: number, lat: number, lng: number): number {
    const dy = ((this.#lat[i] ?? 0) - lat) * METRES_PER_DEGREE;
    const dx = ((this.#lng[i] ?? 0) - lng) * METRES_PER_DEGREE * this.#lngScale;
    return Math.hypot(dx, dy);
  }

  #column(lng: number): number {
    return Math.floor((lng * METRES_PER_DEGREE * this.#lngScale) / this.#cellMetres);
  }

  #row(lat: number): number {
    return Math.floor((lat * METRES_PER_DEGREE) / this.#cellMetres);
  }

  #key(column: number, row: number): number {
    return column * 4_000_000 + row;
  }
}
