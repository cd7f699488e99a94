/**
 * Makes a value when it is first requested, and caches it. A failure, such as too many open files, is not cached: the
 * next caller tries again.
 */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
