import { forgetAttempts } from '../attempts/attempt.ts';
import { writeStored } from './browser-store.ts';
import { type Leaving, tellTabsOfLeaving } from './leave-signal.ts';
import { keepLeavingKey } from './leaving-key.ts';
import { tabStorage } from './storage.ts';

/** Deletes what the browser stored of a shopper who leaves: the next one finds none of it. */
export function forgetShopper(leaving: Leaving): void {
  writeStored('token', null);
  writeStored('guest-contact', null);
  writeStored('cart-list', '0');
  keepLeavingKey(null);
  tabStorage.clear();
  tellTabsOfLeaving(leaving);
  forgetAttempts();
}
