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
  /** Until this age an answer is still given, while a new one is computed; by default it is not. */
  readonly staleForMs?: number;
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
  isRenewing?: boolean;
}

/** Notes that a key is asked for, and tells whether it was a short time ago. */
function noteAsked(
  clock: Clock,
  { freshForMs, most }: Pick<TtlCacheOptions<unknown>, 'freshForMs' | 'most'>,
): (key: string) => boolean {
  const asked = new Map<string, number>();
  return (key) => {
    const before = asked.get(key);
    asked.delete(key);
    asked.set(key, clock.now());
    if (asked.size > most) asked.delete(asked.keys().next().value as string);
    return before !== undefined && isWithin(clock, before, freshForMs);
  };
}

/** An in-memory cache; the oldest entries are evicted first. */
export function ttlCache<T>(
  clock: Clock,
  {
    freshForMs,
    staleForMs = freshForMs,
    most,
    keeps = () => true,
    fromSecond = false,
    onTake,
  }: TtlCacheOptions<T>,
): TtlCache<T> {
  const kept = new Map<string, Entry<T>>();
  const wasAsked = noteAsked(clock, { freshForMs, most });

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

  /** Computes a new answer in the place of an old one, which stays if that fails. */
  async function renew(key: string, entry: Entry<T>, make: () => Promise<T>): Promise<void> {
    if (entry.isRenewing) return;
    entry.isRenewing = true;
    const atMs = clock.now();
    try {
      const answer = await make();
      if (!keeps(answer) || kept.get(key) !== entry) return;
      takeOut(key);
      kept.set(key, { atMs, made: Promise.resolve(answer) });
    } catch {
      // The next caller tries again.
    } finally {
      entry.isRenewing = false;
    }
  }

  return {
    take: (key, make) => {
      const entry = kept.get(key);
      const known = entry && isWithin(clock, entry.atMs, staleForMs) ? entry.made : undefined;
      onTake?.(known !== undefined);
      if (entry && known && !isWithin(clock, entry.atMs, freshForMs)) void renew(key, entry, make);
      return known ?? makeAndKeep(key, make);
    },
    clear: () => kept.clear(),
  };
}

/** Only caches successful answers. */
export const succeeded = ({ status }: { readonly status: number }): boolean => status === 200;
