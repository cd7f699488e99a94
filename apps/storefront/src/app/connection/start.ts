import { changeConnection, noteKeptPage } from '../../lib/connection/connection.ts';
import { flushOutbox, forgetOthers } from '../../lib/outbox/outbox.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored, subscribeStored } from '../../lib/session/browser-store.ts';
import { paper } from '../installing/manifest.ts';
import { watchPictures } from './lost-pictures.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { holdSecondPresses } from './second-press.ts';
import { forgetPrivate, linkWorker } from './worker-link.ts';

const whoIsHere = (): string => `${readStored('token')} ${readStored('guest_id')}`;

/** Another shopper, or nobody any more: what the worker kept for the one before goes at once. */
function watchShopper(): void {
  let who = whoIsHere();
  subscribeStored(() => {
    const now = whoIsHere();
    if (now === who) return;
    who = now;
    forgetPrivate();
    void forgetOthers().catch(() => undefined);
  });
}

/** Where the page of a sign-in was left before the guest's address had become the customer's (AUTH-11). */
async function moveLeftAddress(): Promise<void> {
  if (readStored('token') === null || readStored('guest-contact') === null) return;
  const { moveGuestAddress } = await import('../../features/account/session/move-guest-address.ts');
  await moveGuestAddress();
}

/** What waits for a connection goes out when the page is opened, and when the connection is back. */
function sendWaiting(): void {
  void flushOutbox()
    .then(moveLeftAddress)
    .catch(() => undefined);
}

function watchConnection(): void {
  changeConnection({ online: navigator.onLine });
  addEventListener('offline', () => changeConnection({ online: false, back: false }));
  addEventListener('online', () => changeConnection({ online: true, back: true, slow: false }));
  addEventListener('online', sendWaiting);
  addEventListener('code-lost', () => changeConnection({ outdated: true }));
}

/** The frame of an installed market follows the theme that is chosen on the page (LANG-04). */
function watchTheme(): void {
  const root = document.documentElement;
  const follow = (): void => {
    const { theme } = root.dataset;
    if (theme !== 'light' && theme !== 'dark') return;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = paper[theme];
      meta.removeAttribute('media');
    }
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}

/** The shortcut of the installed storefront that leads to searching. */
function focusSearch(): void {
  if (location.hash === '#search') document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
}

let isStarted = false;

/** Begins, once for each page load, with what needs no first page: the worker, word of the connection, double presses. */
export function startConnection(): void {
  if (isStarted) return;
  isStarted = true;
  watchConnection();
  watchOtherTabs();
  holdSecondPresses();
  watchPictures();
  const keptAt = document.documentElement.dataset['keptAt'] ?? null;
  // The page for when there is no connection is never old.
  noteKeptPage(location.pathname === paths.offline() ? null : keptAt);
  watchShopper();
  sendWaiting();
  focusSearch();
  watchTheme();
  // A browser that refuses the worker has everything but reading without a connection.
  linkWorker().catch(() => undefined);
}
