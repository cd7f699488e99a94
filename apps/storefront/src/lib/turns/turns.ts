/** Starts a choice; the returned function tells whether it is still the last one. */
export type BeginTurn = () => () => boolean;

/** Of concurrent choices the last one counts: each starts with a turn of its own. */
export function turns(): BeginTurn {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}

/**
 * Of answers that are awaited at once, takes the one that was asked for last: a slow one does not replace a later choice.
 * The returned function asks, and resolves to whether its answer was taken.
 */
export function lastAsked(): (ask: () => Promise<() => void>) => Promise<boolean> {
  const begin = turns();
  return async (ask) => {
    const isLast = begin();
    const take = await ask();
    if (!isLast()) return false;
    take();
    return true;
  };
}
