import { readStored, writeStored } from '../session/browser-store.ts';
import { call } from './browser-client.ts';

let request: Promise<string> | null = null;

/** The guest id of this browser; one is requested and kept when there is none (SYS-03). */
export async function ensureGuestId(): Promise<string> {
  const stored = readStored('guest_id');
  if (stored) return stored;
  // Several first calls at once share one request: two guests would mean two carts.
  request ??= call('accounts.requestGuest').then((answer) => {
    // So do two tabs: the one that was answered first may have put something in already.
    const guestId = readStored('guest_id') ?? answer.guest_id;
    // Who has signed in meanwhile is no guest any more.
    if (!readStored('token')) writeStored('guest_id', guestId);
    return guestId;
  });
  try {
    return await request;
  } finally {
    request = null;
  }
}

/** What identifies the shopper in a query: nothing beside a token, else the guest's id (CART-13). */
export async function guestQuery(): Promise<{ guest_id?: string }> {
  return readStored('token') ? {} : { guest_id: await ensureGuestId() };
}
