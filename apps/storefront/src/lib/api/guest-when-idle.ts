import { readStored } from '../session/browser-store.ts';
import { whenIdle } from '../view/when-idle.ts';

/**
 * Asks for a guest id once the page has settled, for a browser that holds neither one nor a token (SYS-03).
 * What calls the API comes then, and not with the page.
 */
export function requestGuestWhenIdle(): void {
  if (readStored('token') || readStored('guest_id')) return;
  whenIdle(() => {
    // A lost connection is no matter here: the first call that needs a guest asks again.
    void import('./guest.ts').then(({ ensureGuestId }) => ensureGuestId()).catch(() => undefined);
  });
}
