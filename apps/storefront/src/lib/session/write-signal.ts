/** Written and taken away again at once, as the sign of who leaves: other tabs hear of it, and nothing is kept. */
export const writeSignal = 'written';

// Their lists are shown until something says that they are old. Cart and orders have streams of their own.
const toldRooms = ['wishlist', 'rentalWishlist', 'addresses', 'tripCart'];

/** Tells the shopper's other tabs that a list of theirs is old. */
export function tellTabsOfWrite(id: string): void {
  const room = id.slice(0, id.indexOf('.'));
  if (!toldRooms.includes(room)) return;
  try {
    localStorage.setItem(writeSignal, room);
    localStorage.removeItem(writeSignal);
  } catch {
    // Storage is refused: there is nothing that tabs share.
  }
}
