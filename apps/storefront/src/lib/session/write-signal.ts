import type { CallId } from '@promenade/contract/paths';

/** Written and taken away again at once, as the sign of who leaves: other tabs hear of it, and nothing is kept. */
export const writeSignal = 'written';

// Their lists are shown until something says that they are old. Cart and orders have streams of their own.
const toldRooms = ['wishlist', 'rentalWishlist', 'addresses', 'tripCart'];

/** What a write makes old: the calls whose name begins so. */
export const roomOf = (id: CallId): string => id.slice(0, id.indexOf('.'));

/** Tells the shopper's other tabs that a list of theirs is old. */
export function tellTabsOfWrite(id: CallId): void {
  const room = roomOf(id);
  if (!toldRooms.includes(room)) return;
  try {
    localStorage.setItem(writeSignal, room);
    localStorage.removeItem(writeSignal);
  } catch {
    // Storage is refused: there is nothing that tabs share.
  }
}

const listeners = new Set<(room: string) => void>();

/** Hears, in this page, of lists that are old without another tab's having written. */
export function subscribeWrites(listener: (room: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this page so: no screen of it waits for what was sent. */
export function tellPageOfWrite(room: string): void {
  for (const listener of listeners) listener(room);
}
