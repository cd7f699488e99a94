/** Written and taken away again at once: other tabs hear of it, and nothing is kept. A session that ran out gives none. */
export const leaveSign = 'left';

/** Tells the shopper's other tabs that they have signed out: what they left half written there goes too. */
export function tellTabsOfLeaving(): void {
  try {
    localStorage.setItem(leaveSign, '');
    localStorage.removeItem(leaveSign);
  } catch {
    // Storage is refused: there is nothing that tabs share.
  }
}
