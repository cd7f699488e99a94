import { readStored } from '../session/browser-store.ts';
import { whenIdle } from '../view/when-idle.ts';

/**
 * Requests a guest id once the page is idle, if the browser has neither one nor a token (SYS-03). The code that calls
 * the API is loaded then, not with the page.
 */
export function requestGuestWhenIdle(): void {
  if (readStored('token') || readStored('guest_id')) return;
  whenIdle(() => {
    // A lost connection does not matter here: the first call that needs a guest tries again.
    void import('./guest.ts').then(({ ensureGuestId }) => ensureGuestId()).catch(() => undefined);
  });
}
