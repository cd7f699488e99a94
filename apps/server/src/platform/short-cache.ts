import type { Clock } from './clock.ts';

/** Answers kept for a short while. */
export interface ShortCache<T> {
  /** The kept answer, or a new one; many asking at once share one. */
  readonly take: (key: string, make: () => Promise<T>) => Promise<T>;
}

/** How long and how many. */
export interface ShortCacheLimits {
  readonly freshForMs: number;
  readonly most: number;
}

/** A cache in memory, oldest out first. Only successful answers are kept. */
export function shortCache<T extends { readonly status: number }>(
  clock: Clock,
  { freshForMs, most }: ShortCacheLimits,
): ShortCache<T> {
  const kept = new Map<string, { atMs: number; made: Promise<T> }>();

  async function makeAndKeep(key: string, make: () => Promise<T>): Promise<T> {
    const made = make();
    kept.delete(key);
    kept.set(key, { atMs: clock.now(), made });
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    const forget = (): void => {
      if (kept.get(key)?.made === made) kept.delete(key);
    };
    made.then(({ status }) => {
      if (status !== 200) forget();
    }, forget);
    return made;
  }

  return {
    take: (key, make) => {
      const entry = kept.get(key);
      if (entry && clock.now() - entry.atMs < freshForMs) return entry.made;
      return makeAndKeep(key, make);
    },
  };
}
