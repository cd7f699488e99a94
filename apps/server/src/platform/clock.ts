/** Where time comes from. Rules and rooms never ask the machine themselves. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  readonly now: () => number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
