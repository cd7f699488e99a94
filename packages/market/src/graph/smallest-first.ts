// Grows by doubling; a search over a city rarely has more open nodes than this.
const FIRST_ROOM = 4096;

/** A priority queue of numbers by weight (a binary heap). A number may be pushed again with another weight. */
export class SmallestFirst {
  #items = new Int32Array(FIRST_ROOM);
  #weights = new Float64Array(FIRST_ROOM);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The weight of the next item to pop; infinite if empty. */
  get leastWeight(): number {
    return this.#size === 0 ? Number.POSITIVE_INFINITY : (this.#weights[0] ?? 0);
  }

  clear(): void {
    this.#size = 0;
  }

  push(item: number, weight: number): void {
    if (this.#size === this.#items.length) this.#grow();
    const [items, weights] = [this.#items, this.#weights];
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = weights[parent] ?? 0;
      if (above <= weight) break;
      items[at] = items[parent] ?? 0;
      weights[at] = above;
      at = parent;
    }
    items[at] = item;
    weights[at] = weight;
  }

  /** The item of least weight; -1 if empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#items[0] ?? -1;
    this.#size--;
    this.#sink(this.#items[this.#size] ?? 0, this.#weights[this.#size] ?? 0);
    return top;
  }

  #sink(item: number, weight: number): void {
    const [items, weights, size] = [this.#items, this.#weights, this.#size];
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (weights[child + 1] ?? 0) < (weights[child] ?? 0)) child++;
      const below = weights[child] ?? 0;
      if (below >= weight) break;
      items[at] = items[child] ?? 0;
      weights[at] = below;
      at = child;
    }
    items[at] = item;
    weights[at] = weight;
  }

  #grow(): void {
    const [items, weights] = [new Int32Array(2 * this.#size), new Float64Array(2 * this.#size)];
    items.set(this.#items);
    weights.set(this.#weights);
    [this.#items, this.#weights] = [items, weights];
  }
}
