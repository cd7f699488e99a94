import { tabStorage } from './storage.ts';

const name = 'return-to';

/** Stores where the visitor is, for after signing in again (SYS-05). For this tab only. */
export const keepPlace = (): void => tabStorage.write(name, `${location.pathname}${location.search}`);

/** The stored place, once; null if there is none. */
export function takePlace(): string | null {
  const kept = tabStorage.read(name);
  tabStorage.write(name, null);
  // Never another site: a link may have put anything there.
  return kept && /^\/(?![/\\])/.test(kept) ? kept : null;
}
