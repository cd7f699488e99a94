/** Caches a function of an immutable object: the result is computed once, and is the same object each time. */
/* @__NO_SIDE_EFFECTS__ */
export function memoized<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const fresh = make(from);
    made.set(from, fresh);
    return fresh;
  };
}
