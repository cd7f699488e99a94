/** Begins a choice; the answer says whether it is still the last one. */
export type BeginTurn = () => () => boolean;

/** Of choices that are under way at once the one that was made last counts: each begins with a turn of its own. */
export function turns(): BeginTurn {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}
