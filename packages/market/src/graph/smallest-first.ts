/** A queue of numbered things by weight (a binary heap). A thing may be pushed again with another weight. */
export class SmallestFirst {
  readonly #items: number[] = [];
  readonly #weights: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, weight: number): void {
    let at = this.#items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#weights[parent] ?? 0) <= weight) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#items[at] = item;
    this.#weights[at] = weight;
  }

  /** The thing of least weight; -1 when there is none. */
  pop(): number {
    const top = this.#items[0] ?? -1;
    const item = this.#items.pop();
    const weight = this.#weights.pop() ?? 0;
    if (item === undefined || this.#items.length === 0) return top;
    this.#sink(item, weight);
    return top;
  }

  #sink(item: number, weight: number): void {
    const size = this.#items.length;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (this.#weights[child + 1] ?? 0) < (this.#weights[child] ?? 0)) child++;
      if ((this.#weights[child] ?? 0) >= weight) break;
      this.#move(child, at);
      at = child;
    }
    this.#items[at] = item;
    this.#weights[at] = weight;
  }

  #move(from: number, to: number): void {
    this.#items[to] = this.#items[from] ?? 0;
    this.#weights[to] = this.#weights[from] ?? 0;
  }
}
