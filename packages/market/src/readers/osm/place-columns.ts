const CHUNK = 65_536;

type Chunk = { ids: Float64Array; lat7: Int32Array; lng7: Int32Array };

/** Coordinates by node id in columns, 16 bytes per node. Grows by chunks, so nothing is ever copied. */
export class PlaceColumns {
  readonly #chunks: Chunk[] = [];
  #count = 0;
  #lastId = Number.NEGATIVE_INFINITY;

  get count(): number {
    return this.#count;
  }

  get lastId(): number {
    return this.#lastId;
  }

  add(id: number, lat7: number, lng7: number): void {
    const slot = this.#count % CHUNK;
    if (slot === 0) {
      this.#chunks.push({
        ids: new Float64Array(CHUNK).fill(Number.POSITIVE_INFINITY),
        lat7: new Int32Array(CHUNK),
        lng7: new Int32Array(CHUNK),
      });
    }
    const chunk = this.#chunks.at(-1);
    if (!chunk) return;
    chunk.ids[slot] = id;
    chunk.lat7[slot] = lat7;
    chunk.lng7[slot] = lng7;
    this.#count++;
    this.#lastId = id;
  }

  /** The row of a node, if ids were added in ascending order; -1 if missing. */
  find(id: number): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#chunks[middle]?.ids[0] ?? 0) <= id) low = middle;
      else high = middle - 1;
    }
    const ids = this.#chunks[low]?.ids;
    const slot = ids ? findSorted(ids, id) : -1;
    return slot < 0 ? -1 : low * CHUNK + slot;
  }

  id(row: number): number {
    return this.#chunk(row)?.ids[row % CHUNK] ?? 0;
  }

  lat7(row: number): number {
    return this.#chunk(row)?.lat7[row % CHUNK] ?? 0;
  }

  lng7(row: number): number {
    return this.#chunk(row)?.lng7[row % CHUNK] ?? 0;
  }

  #chunk(row: number): Chunk | undefined {
    return this.#chunks[Math.floor(row / CHUNK)];
  }
}

function findSorted(ids: Float64Array, wanted: number): number {
  let low = 0;
  let high = CHUNK - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const id = ids[middle] ?? 0;
    if (id === wanted) return middle;
    if (id < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
