const name = 'return-to';

/** Keeps where the visitor is, for when they have signed in again (SYS-05). Of this tab only. */
export function keepPlace(): void {
  try {
    sessionStorage.setItem(name, `${location.pathname}${location.search}`);
  } catch {
    // Storage is refused: signing in again stays where it happens.
  }
}

/** The kept place, once; null where there is none. */
export function takePlace(): string | null {
  try {
    const kept = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    // Never another site: what a link may have put there is no place of ours.
    return kept && /^\/(?![/\\])/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
