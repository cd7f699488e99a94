/** Written and taken away again at once: other tabs hear of it, and nothing is kept. A session that ran out gives none. */
export const leaveSignal = 'left';

/** How a shopper leaves: signed out, or with the whole account. */
export type Leaving = 'signed-out' | 'deleted';

/** Tells the shopper's other tabs how they have left: what they left half written there goes too. */
export function tellTabsOfLeaving(leaving: Leaving): void {
  try {
    localStorage.setItem(leaveSignal, leaving);
    localStorage.removeItem(leaveSignal);
  } catch {
    // Storage is refused: there is nothing that tabs share.
  }
}
