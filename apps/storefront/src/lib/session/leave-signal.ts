/**
 * Written and removed again at once: other tabs get the event, and nothing is stored. A session that expired sends
 * none.
 */
export const leaveSignal = 'left';

/** How a shopper leaves: by signing out, or by deleting the account. */
export type Leaving = 'signed-out' | 'deleted';

/** Tells the shopper's other tabs how they have left: their unsaved texts are deleted too. */
export function tellTabsOfLeaving(leaving: Leaving): void {
  try {
    localStorage.setItem(leaveSignal, leaving);
    localStorage.removeItem(leaveSignal);
  } catch {
    // Storage is refused, so tabs share nothing.
  }
}
