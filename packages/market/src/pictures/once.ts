/** What is known by this key, or what `make` makes of it now. */
export function once<T>(held: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = held.get(key);
  if (known) return known;
  const made = make();
  held.set(key, made);
  return made;
}
