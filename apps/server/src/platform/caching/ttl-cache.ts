import { type Clock, isWithin } from '../clock.ts';

/** Answers kept for a short while. */
export interface TtlCache<T> {
  /** The kept answer, or a new one; many asking at once share one. */
  readonly take: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets everything, what is under way too. */
  readonly clear: () => void;
}

/** How long, how many and which. */
export interface TtlCacheOptions<T> {
  readonly freshForMs: number;
  readonly most: number;
  /** Which answers are kept; a failed one never is. */
  readonly keeps?: (made: T) => boolean;
  /** Keeps only what was asked for before: of what nobody asks again the memory would be full. */
  readonly fromSecond?: boolean;
  /** Hears of each take whether it was answered from memory. */
  readonly onTake?: (isKept: boolean) => void;
}

/** An answer that is kept; without it once it is not, as `singleFlight` has it. */
interface Entry<T> {
  readonly atMs: number;
  made: Promise<T> | undefined;
}

/** A cache in memory, oldest out first. */
export function ttlCache<T>(
  clock: Clock,
  { freshForMs, most, keeps = () => true, fromSecond = false, onTake }: TtlCacheOptions<T>,
): TtlCache<T> {
  const kept = new Map<string, Entry<T>>();
  const asked = new Map<string, number>();

  function wasAsked(key: string): boolean {
    const before = asked.get(key);
    asked.delete(key);
    asked.set(key, clock.now());
    if (asked.size > most) asked.delete(asked.keys().next().value as string);
    return before !== undefined && isWithin(clock, before, freshForMs);
  }

  function takeOut(key: string): void {
    const entry = kept.get(key);
    kept.delete(key);
    if (entry) entry.made = undefined;
  }

  async function makeAndKeep(key: string, make: () => Promise<T>): Promise<T> {
    const stays = !fromSecond || wasAsked(key);
    const made = make();
    takeOut(key);
    kept.set(key, { atMs: clock.now(), made });
    if (kept.size > most) takeOut(kept.keys().next().value as string);
    const forget = (): void => {
      if (kept.get(key)?.made === made) takeOut(key);
    };
    made.then((answer) => {
      if (!stays || !keeps(answer)) forget();
    }, forget);
    return made;
  }

  return {
    take: (key, make) => {
      const entry = kept.get(key);
      const known = entry && isWithin(clock, entry.atMs, freshForMs) ? entry.made : undefined;
      onTake?.(known !== undefined);
      return known ?? makeAndKeep(key, make);
    },
    clear: () => kept.clear(),
  };
}

/** Keeps what succeeded. */
export const succeeded = ({ status }: { readonly status: number }): boolean => status === 200;
