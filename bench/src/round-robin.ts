/** The elements of a list in turn, repeatedly. */
export function roundRobin<T>(list: readonly T[]): () => T {
  let index = -1;
  return () => {
    index = (index + 1) % list.length;
    return list[index] as T;
  };
}
