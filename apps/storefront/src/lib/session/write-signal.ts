import type { CallId } from '@promenade/contract/paths';

/** Written and removed again at once, like the signal of leaving: other tabs get the event, and nothing is stored. */
export const writeSignal = 'written';

// Lists that are shown until they are invalidated. Cart and orders have streams of their own.
const toldRooms = ['wishlist', 'rentalWishlist', 'addresses', 'tripCart'];

/** What a write invalidates: the calls whose name begins with this. */
export const roomOf = (id: CallId): string => id.slice(0, id.indexOf('.'));

/** Tells the shopper's other tabs that a list of theirs is outdated. */
export function tellTabsOfWrite(id: CallId): void {
  const room = roomOf(id);
  if (!toldRooms.includes(room)) return;
  try {
    localStorage.setItem(writeSignal, room);
    localStorage.removeItem(writeSignal);
  } catch {
    // Storage is refused, so tabs share nothing.
  }
}

const listeners = new Set<(room: string) => void>();

/** Listens, in this page, for lists that became outdated without a write of another tab. */
export function subscribeWrites(listener: (room: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this page: no screen of it is waiting for what was sent. */
export function tellPageOfWrite(room: string): void {
  for (const listener of listeners) listener(room);
}
