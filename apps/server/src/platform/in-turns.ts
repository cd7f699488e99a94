import { refuseFor } from './errors.ts';

/** Does something when it is its turn. */
export type InTurns = <T>(work: () => Promise<T>) => Promise<T>;

// Whoever would wait longer has left.
const againMs = 5_000;

/**
 * Lets so many do something at once; whoever comes beside them waits, in the order in which they came, and where enough
 * wait already is told to come again.
 */
export function inTurns(most: number, mostWaiting: number): InTurns {
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
