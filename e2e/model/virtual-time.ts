type Work = () => void | Promise<void>;

interface Due {
  readonly atMs: number;
  readonly order: number;
  readonly work: Work;
}

/** A clock that jumps from one event to the next, once everything caused by the last one is done. */
export class VirtualTime {
  #nowMs = 0;
  #order = 0;
  #due: Due[] = [];

  now(): number {
    return this.#nowMs;
  }

  /** Returns a function that cancels the work. */
  after(delayMs: number, work: Work): () => void {
    this.#order += 1;
    const due = { atMs: this.#nowMs + delayMs, order: this.#order, work };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  /** Ends early if the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.after(ms, resolve);
      const stop = (): void => {
        cancel();
        resolve();
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** Runs until nothing is due, or the time is over. */
  async run(untilMs: number): Promise<void> {
    for (;;) {
      await new Promise(setImmediate);
      const first = this.#due.toSorted((a, b) => a.atMs - b.atMs || a.order - b.order)[0];
      if (!first || first.atMs > untilMs) break;
      this.#due = this.#due.filter((one) => one !== first);
      this.#nowMs = Math.max(this.#nowMs, first.atMs);
      await first.work();
    }
    this.#nowMs = Math.max(this.#nowMs, untilMs);
  }
}
