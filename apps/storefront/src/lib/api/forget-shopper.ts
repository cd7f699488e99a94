import { forgetAttempts } from '../attempts/attempt.ts';
import { forgetDatabases } from '../outbox/kept-databases.ts';
import { applicationDrafts, sentDraftOf } from '../session/application-drafts.ts';
import { writeStored } from '../session/browser-store.ts';
import { type Leaving, tellTabsOfLeaving } from '../session/leave-signal.ts';
import { keepLeavingKey } from '../session/leaving-key.ts';
import { browserStorage, tabStorage } from '../session/storage.ts';

// What was searched for, and where things were to be brought. The place, the language and the theme are the browser's.
const recents = ['recent-searches', 'recent-places', 'recent-destinations'] as const;

/** Deletes what the browser stored of a shopper who leaves: the next one finds none of it. */
export function forgetShopper(leaving: Leaving): void {
  writeStored('token', null);
  writeStored('guest-contact', null);
  writeStored('cart-list', '0');
  for (const name of recents) writeStored(name, null);
  for (const draft of applicationDrafts)
    for (const name of [draft, sentDraftOf(draft)]) browserStorage.write(name, null);
  keepLeavingKey(null);
  tabStorage.clear();
  tellTabsOfLeaving(leaving);
  forgetAttempts();
  forgetDatabases();
}
