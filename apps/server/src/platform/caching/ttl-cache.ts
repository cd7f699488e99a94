import { type Clock, isWithin } from '../clock.ts';

/** Answers cached for a short time. */
export interface TtlCache<T> {
  /** The cached answer, or a new one; concurrent callers share one computation. */
  readonly take: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Drops everything, including computations in progress. */
  readonly clear: () => void;
}

/** Lifetime, size, and which answers are cached. */
export interface TtlCacheOptions<T> {
  readonly freshForMs: number;
  readonly most: number;
  /** Which answers are cached; failures never are. */
  readonly keeps?: (made: T) => boolean;
  /** Caches an answer only from the second request for it on: one-off requests would fill the memory. */
  readonly fromSecond?: boolean;
  /** Called for each `take`, with whether it was a cache hit. */
  readonly onTake?: (isKept: boolean) => void;
}

/** A cached answer; its value is removed when the entry ends, for the reason given at `singleFlight`. */
interface Entry<T> {
  readonly atMs: number;
  made: Promise<T> | undefined;
}

/** An in-memory cache; the oldest entries are evicted first. */
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

/** Only caches successful answers. */
export const succeeded = ({ status }: { readonly status: number }): boolean => status === 200;
