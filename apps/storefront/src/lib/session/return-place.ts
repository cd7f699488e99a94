import { tabStorage } from './storage.ts';

const name = 'return-to';

/** Keeps where the visitor is, for when they have signed in again (SYS-05). Of this tab only. */
export const keepPlace = (): void => tabStorage.write(name, `${location.pathname}${location.search}`);

/** The kept place, once; null where there is none. */
export function takePlace(): string | null {
  const kept = tabStorage.read(name);
  tabStorage.write(name, null);
  // Never another site: what a link may have put there is no place of ours.
  return kept && /^\/(?![/\\])/.test(kept) ? kept : null;
}
