import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How unreliable the network is; 0 is perfect. */
export interface Weather {
  /** Probability of losing a request or an answer, each. */
  lost: number;
  /** Probability that a stream breaks, at each event. */
  broken: number;
  slowestMs: number;
}

const longestAnswerMs = 15_000;

/** Transports calls between the tabs and the server: late, out of order, or not at all. */
export class Network {
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly weather: Weather = { lost: 0.12, broken: 0.08, slowestMs: 900 };

  constructor(time: VirtualTime, random: Random) {
    this.#time = time;
    this.#random = random;
  }

  delayMs(): number {
    // Mostly fast, sometimes at the slowest.
    return this.#random.chance(0.7)
      ? this.#random.between(5, 80)
      : this.#random.between(80, this.weather.slowestMs);
  }

  isLost(): boolean {
    return this.#random.chance(this.weather.lost);
  }

  isBroken(): boolean {
    return this.#random.chance(this.weather.broken);
  }

  /** `serve` runs at the server whether or not anybody still waits for its answer. */
  call<T>(serve: () => Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const givenUp = (): void => reject(new Error('no answer'));
      signal.addEventListener('abort', givenUp, { once: true });
      this.#time.after(longestAnswerMs, givenUp);
      if (this.isLost()) return;
      this.#time.after(this.delayMs(), async () => {
        const outcome = await serve().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        );
        if (!this.isLost()) this.#time.after(this.delayMs(), outcome);
      });
    });
  }
}
