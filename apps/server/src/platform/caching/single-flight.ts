/** Joins the computation in progress for a key, or starts it. */
export type SingleFlight<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Concurrent callers with the same key share one computation; its result is not cached. A finished entry is emptied as
 * well as deleted: when a `Map` outgrows its table it leaves the old one behind, with every answer that was in progress
 * at that moment, until V8's next major garbage collection.
 */
export function singleFlight<T>(): SingleFlight<T> {
  const entries = new Map<string, { answer: Promise<T> | undefined }>();
  return (key, make) => {
    const known = entries.get(key)?.answer;
    if (known) return known;
    const entry: { answer: Promise<T> | undefined } = { answer: undefined };
    entry.answer = make().finally(() => {
      entries.delete(key);
      entry.answer = undefined;
    });
    entries.set(key, entry);
    return entry.answer;
  };
}
