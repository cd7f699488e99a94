import { CLOCKS_DIFFER_MS } from '@promenade/domain/hours';

/** The source of time. Rules and rooms never read the machine's clock directly. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  readonly now: () => number;
}

/**
 * Whether less than a duration has passed since an instant. False if the clock has been set back since: otherwise what
 * should last seconds would last for as long as the clock was set back.
 */
export function isWithin(clock: Clock, sinceMs: number, longestMs: number): boolean {
  const agoMs = clock.now() - sinceMs;
  return agoMs >= 0 && agoMs < longestMs;
}

/** The latest plausible timestamp of a past event; a later one is from before the clock was set back. */
export const latestPast = (now: Date): Date => new Date(now.getTime() + CLOCKS_DIFFER_MS);

/** Whether the clock has been set back since it was read. */
export const isSetBack = (clock: Clock, readMs: number): boolean =>
  readMs > latestPast(new Date(clock.now())).getTime();

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
