const CHUNK = 65_536;
const MOST_OFFSET = 0xffff_ffff;

type Chunk = { firstId: number; offsets: Uint32Array; lat7: Int32Array; lng7: Int32Array };

/**
 * Coordinates by node id, 12 bytes a node: ids are kept as distances from the first of their chunk. Files give nodes in
 * the order of their ids, so nothing is ever moved and a look-up is two binary searches.
 */
export class SortedPlaces {
  readonly #chunks: Chunk[] = [];
  /** Filled places of the last chunk; all others are full, or were closed early. */
  readonly #counts: number[] = [];
  #lastId = Number.NEGATIVE_INFINITY;

  get lastId(): number {
    return this.#lastId;
  }

  /** The id must be above `lastId`. */
  add(id: number, lat7: number, lng7: number): void {
    let last = this.#chunks.length - 1;
    let chunk = this.#chunks[last];
    let count = this.#counts[last] ?? 0;
    if (!chunk || count === CHUNK || id - chunk.firstId > MOST_OFFSET) {
      chunk = this.#open(id);
      last++;
      count = 0;
    }
    chunk.offsets[count] = id - chunk.firstId;
    chunk.lat7[count] = lat7;
    chunk.lng7[count] = lng7;
    this.#counts[last] = count + 1;
    this.#lastId = id;
  }

  #open(firstId: number): Chunk {
    const chunk: Chunk = {
      firstId,
      offsets: new Uint32Array(CHUNK),
      lat7: new Int32Array(CHUNK),
      lng7: new Int32Array(CHUNK),
    };
    this.#chunks.push(chunk);
    this.#counts.push(0);
    return chunk;
  }

  /** Where the node's coordinates are; -1 for one that is not here. */
  find(id: number): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#chunks[middle]?.firstId ?? 0) <= id) low = middle;
      else high = middle - 1;
    }
    const chunk = this.#chunks[low];
    if (!chunk || id < chunk.firstId) return -1;
    const slot = findOffset(chunk.offsets, this.#counts[low] ?? 0, id - chunk.firstId);
    return slot < 0 ? -1 : low * CHUNK + slot;
  }

  lat7(found: number): number {
    return this.#chunks[Math.floor(found / CHUNK)]?.lat7[found % CHUNK] ?? 0;
  }

  lng7(found: number): number {
    return this.#chunks[Math.floor(found / CHUNK)]?.lng7[found % CHUNK] ?? 0;
  }
}

function findOffset(offsets: Uint32Array, count: number, wanted: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const offset = offsets[middle] ?? 0;
    if (offset === wanted) return middle;
    if (offset < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
