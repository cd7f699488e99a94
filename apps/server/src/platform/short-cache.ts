import type { Clock } from './clock.ts';

/** Answers kept for a short while. */
export interface ShortCache<T> {
  /** The kept answer, or a new one; many asking at once share one. */
  readonly take: (key: string, make: () => Promise<T>) => Promise<T>;
}

/** How long, how many and which. */
export interface ShortCacheLimits<T> {
  readonly freshForMs: number;
  readonly most: number;
  /** Which answers are kept; a failed one never is. */
  readonly keeps?: (made: T) => boolean;
}

/** A cache in memory, oldest out first. */
export function shortCache<T>(
  clock: Clock,
  { freshForMs, most, keeps = () => true }: ShortCacheLimits<T>,
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
    made.then((answer) => {
      if (!keeps(answer)) forget();
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

/** Keeps what succeeded. */
export const succeeded = ({ status }: { readonly status: number }): boolean => status === 200;
