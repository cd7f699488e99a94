import { readStored, writeStored } from '../session/browser-store.ts';
import { call } from './browser-client.ts';

let request: Promise<string> | null = null;

/** The guest id of this browser; requested and stored if there is none (SYS-03). */
export async function ensureGuestId(): Promise<string> {
  const stored = readStored('guest_id');
  if (stored) return stored;
  // Concurrent first calls share one request: two guests would mean two carts.
  request ??= call('accounts.requestGuest').then((answer) => {
    // The same for two tabs: the one that was answered first may already have put something in its cart.
    const guestId = readStored('guest_id') ?? answer.guest_id;
    // A customer who has signed in meanwhile is no longer a guest.
    if (!readStored('token')) writeStored('guest_id', guestId);
    return guestId;
  });
  try {
    return await request;
  } finally {
    request = null;
  }
}

/** What identifies the shopper in a query: nothing beside a token, otherwise the guest id (CART-13). */
export async function guestQuery(): Promise<{ guest_id?: string }> {
  return readStored('token') ? {} : { guest_id: await ensureGuestId() };
}
