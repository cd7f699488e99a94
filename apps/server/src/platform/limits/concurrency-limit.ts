import { refuseFor } from '../errors.ts';

/** Runs work, unless too much of it is already running. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrency: further callers wait in order of arrival, and if the queue is full they are refused with a retry after
 * `againMs`.
 */
export function concurrencyLimit(most: number, againMs: number, mostWaiting = 0): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let atIt = 0;
  const leave = (): void => {
    const next = waiting.shift();
    // The slot is handed to the next in line, so that a newcomer cannot take it.
    if (next) next();
    else atIt -= 1;
  };
  return async (work) => {
    if (atIt < most) atIt += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else return refuseFor('not_ready', againMs);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
