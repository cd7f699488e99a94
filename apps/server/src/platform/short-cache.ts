import { type Clock, isWithin } from './clock.ts';

/** Answers kept for a short while. */
export interface ShortCache<T> {
  /** The kept answer, or a new one; many asking at once share one. */
  readonly take: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets everything, what is under way too. */
  readonly clear: () => void;
}

/** How long, how many and which. */
export interface ShortCacheLimits<T> {
  readonly freshForMs: number;
  readonly most: number;
  /** Which answers are kept; a failed one never is. */
  readonly keeps?: (made: T) => boolean;
  /** Keeps only what was asked for before: of what nobody asks again the memory would be full. */
  readonly fromSecond?: boolean;
  /** Hears of each take whether it was answered from memory. */
  readonly onTake?: (isKept: boolean) => void;
}

/** A cache in memory, oldest out first. */
export function shortCache<T>(
  clock: Clock,
  { freshForMs, most, keeps = () => true, fromSecond = false, onTake }: ShortCacheLimits<T>,
): ShortCache<T> {
  const kept = new Map<string, { atMs: number; made: Promise<T> }>();
  const asked = new Map<string, number>();

  function wasAsked(key: string): boolean {
    const before = asked.get(key);
    asked.delete(key);
    asked.set(key, clock.now());
    if (asked.size > most) asked.delete(asked.keys().next().value as string);
    return before !== undefined && isWithin(clock, before, freshForMs);
  }

  async function makeAndKeep(key: string, make: () => Promise<T>): Promise<T> {
    const stays = !fromSecond || wasAsked(key);
    const made = make();
    kept.delete(key);
    kept.set(key, { atMs: clock.now(), made });
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    const forget = (): void => {
      if (kept.get(key)?.made === made) kept.delete(key);
    };
    made.then((answer) => {
      if (!stays || !keeps(answer)) forget();
    }, forget);
    return made;
  }

  return {
    take: (key, make) => {
      const entry = kept.get(key);
      const isKept = entry !== undefined && isWithin(clock, entry.atMs, freshForMs);
      onTake?.(isKept);
      return isKept ? entry.made : makeAndKeep(key, make);
    },
    clear: () => kept.clear(),
  };
}

/** Keeps what succeeded. */
export const succeeded = ({ status }: { readonly status: number }): boolean => status === 200;
