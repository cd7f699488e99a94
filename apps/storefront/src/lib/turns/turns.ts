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
