import { type Clock, isWithin } from '../clock.ts';

/** Values that are kept with the version of what they were made from. */
export interface VersionedCache<T> {
  /** Whether a value is kept under a key, of whatever version. */
  readonly has: (key: string) => boolean;
  /** The value of a key, if it is of this version. */
  readonly get: (key: string, version: string) => T | undefined;
  readonly keep: (key: string, version: string, value: T) => void;
}

interface Entry<T> {
  readonly atMs: number;
  readonly version: string;
  readonly value: T;
}

/** An in-memory cache whose callers ask for the version first; what was kept first is evicted first. */
export function versionedCache<T>(
  clock: Clock,
  { freshForMs, most }: { readonly freshForMs: number; readonly most: number },
): VersionedCache<T> {
  const kept = new Map<string, Entry<T>>();
  const find = (key: string): Entry<T> | undefined => {
    const entry = kept.get(key);
    if (!entry || isWithin(clock, entry.atMs, freshForMs)) return entry;
    kept.delete(key);
    return undefined;
  };
  return {
    has: (key) => find(key) !== undefined,
    get: (key, version) => {
      const entry = find(key);
      return entry?.version === version ? entry.value : undefined;
    },
    keep: (key, version, value) => {
      kept.delete(key);
      kept.set(key, { atMs: clock.now(), version, value });
      if (kept.size > most) kept.delete(kept.keys().next().value as string);
    },
  };
}
