import { refuseFor } from '../errors.ts';

/** Does something, unless as many are at it already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many do something at once; whoever comes beside them waits, in the order in which they came, and where enough
 * wait already is told to come again after `againMs`.
 */
export function concurrencyLimit(most: number, againMs: number, mostWaiting = 0): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let atIt = 0;
  const leave = (): void => {
    const next = waiting.shift();
    // The turn is handed on, so that nobody who comes meanwhile takes it.
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
