import { CLOCKS_DIFFER_MS } from '@promenade/domain/hours';

/** Where time comes from. Rules and rooms never ask the machine themselves. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  readonly now: () => number;
}

/**
 * Whether less than so long has passed since. A clock that was set back meanwhile says no: what is to last for seconds
 * would last for as long as it was set back.
 */
export function isWithin(clock: Clock, sinceMs: number, longestMs: number): boolean {
  const agoMs = clock.now() - sinceMs;
  return agoMs >= 0 && agoMs < longestMs;
}

/** The latest that something past can have been written down at: what is later is of a clock that was set back since. */
export const latestPast = (now: Date): Date => new Date(now.getTime() + CLOCKS_DIFFER_MS);

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
