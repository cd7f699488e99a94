import { paths } from '../../../lib/paths/paths.ts';
import { chooseLocation } from '../../../lib/session/choose.ts';
import { toastAfterReload } from '../../../lib/toast/toasts.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';
import type { Place } from './place.ts';
import { rememberPlace } from './recent-places.ts';

// The page as it is, without the window that was open over it; the landing page has done its work.
function nextPage(): string {
  const { pathname, search } = window.location;
  if (pathname === paths.landing()) return paths.home();
  const query = new URLSearchParams(search);
  query.delete(viewParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * Makes a place the delivery location: stored, announced, windows closed, page loaded anew (readings.md).
 * The message survives the reload.
 */
export function settlePlace(place: Place, zoneIds: readonly string[], moduleType: string | undefined): void {
  chooseLocation(place.text, place, zoneIds);
  rememberPlace(place);
  toastAfterReload('success', moduleType === 'rental' ? 'location.pickupChosen' : 'location.deliveryChosen');
  window.location.replace(nextPage());
}
