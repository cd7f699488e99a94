import type { Clock } from './clock.ts';

/** A rendered page, cut at each place its nonce goes. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly string[];
}

/** Pages kept for a short while. */
export interface PageCache {
  /** The kept page, or a new one; many asking at once share one rendering. */
  readonly take: (key: string, render: () => Promise<CachedPage>) => Promise<CachedPage>;
}

// Stock, hours and prices on a page may be this old; every action is checked against the truth anyway.
const freshForMs = 5_000;
// About 60 MB at 60 KB a page.
const mostPages = 1_000;

/** A cache in memory, oldest out first. Only successful pages are kept. */
export function pageCache(clock: Clock): PageCache {
  const kept = new Map<string, { atMs: number; page: Promise<CachedPage> }>();

  async function renderAndKeep(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = render();
    kept.delete(key);
    kept.set(key, { atMs: clock.now(), page });
    if (kept.size > mostPages) kept.delete(kept.keys().next().value as string);
    const forget = (): void => {
      if (kept.get(key)?.page === page) kept.delete(key);
    };
    page.then(({ status }) => {
      if (status !== 200) forget();
    }, forget);
    return page;
  }

  return {
    take: (key, render) => {
      const entry = kept.get(key);
      if (entry && clock.now() - entry.atMs < freshForMs) return entry.page;
      return renderAndKeep(key, render);
    },
  };
}
