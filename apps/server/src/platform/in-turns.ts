/** Does something when it is its turn. */
export type InTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many do something at once; whoever comes beside them waits, in the order in which they came. */
export function inTurns(most: number): InTurns {
  const waiting: (() => void)[] = [];
  let atIt = 0;
  const leave = (): void => {
    const next = waiting.shift();
    // The turn is handed on, so that nobody who comes meanwhile takes it.
    if (next) next();
    else atIt -= 1;
  };
  return async (work) => {
    if (atIt >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else atIt += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
