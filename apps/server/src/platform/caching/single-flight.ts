/** Takes the answer under a key that is being made, or makes it. */
export type SingleFlight<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Whoever asks the same while it is being answered waits for that answer; nothing is kept beyond it.
 * An entry that is over is emptied as well as taken out: a `Map` that grows out of its table leaves the old one behind,
 * and with it every answer that was under way at that moment, until V8 next looks through all that is old.
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
