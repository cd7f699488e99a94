import type { Place } from '../../../lib/address/address.ts';
import { forgetGuestPlace } from '../../../lib/address/forget-guest-place.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { chooseLocation } from '../../../lib/session/choose.ts';
import { toastAfterReload } from '../../../lib/toast/toasts.ts';
import { withoutView } from '../../../lib/view/view-parameters.ts';
import { chosenMessages, type Wording } from './place.ts';
import { rememberPlace } from './recent-places.ts';

// The address of the current page without its open window. The landing page leads on to the module, unless one was
// chosen before (MOD-02).
function nextPage(): string {
  if (window.location.pathname !== paths.landing()) return withoutView(window.location);
  return readStored('module') ? paths.home() : paths.chooseModule();
}

/**
 * Makes a place the location of the header: stored, announced, windows closed, page reloaded (readings.md). The
 * message survives the reload.
 */
export function settlePlace(place: Place, zoneIds: readonly string[], wording: Wording): void {
  chooseLocation(place.text, place, zoneIds);
  forgetGuestPlace();
  rememberPlace(place);
  toastAfterReload('success', chosenMessages[wording]);
  window.location.replace(nextPage());
}
