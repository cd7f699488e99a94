import { awaitIfAway } from '../../lib/connection/await-market.ts';
import { changeConnection, noteKeptPage } from '../../lib/connection/connection.ts';
import { flushOutbox, forgetOthers } from '../../lib/outbox/outbox.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored, subscribeStored } from '../../lib/session/browser-store.ts';
import { paper } from '../installing/manifest.ts';
import { awaitSteps } from './await-steps.ts';
import { followFocus } from './follow-focus.ts';
import { watchPictures } from './lost-pictures.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { forgetPrivate, linkWorker } from './worker-link.ts';

const whoIsHere = (): string => `${readStored('token')} ${readStored('guest_id')}`;

/** Another shopper, or none any more: what the worker cached for the previous one is deleted at once. */
function watchShopper(): void {
  let who = whoIsHere();
  let token = readStored('token');
  subscribeStored(() => {
    const now = whoIsHere();
    if (now === who) return;
    who = now;
    const before = token;
    token = readStored('token');
    forgetPrivate(before !== null && token !== before);
    void forgetOthers().catch(() => undefined);
  });
}

/** Moves a guest's address to the customer's account, if the sign-in page was left before that was done (AUTH-11). */
async function moveLeftAddress(): Promise<void> {
  if (readStored('token') === null || readStored('guest-contact') === null) return;
  const { moveGuestAddress } = await import('../../features/account/session/move-guest-address.ts');
  await moveGuestAddress();
}

/** Queued requests are sent when the page is loaded, and when the connection is back. */
function sendWaiting(): void {
  void flushOutbox()
    .then(moveLeftAddress)
    .catch(() => undefined);
}

function watchConnection(): void {
  changeConnection({ online: navigator.onLine, forgets: storesNothing() });
  addEventListener('offline', () => changeConnection({ online: false, back: false }));
  addEventListener('online', () => changeConnection({ online: true, back: true, slow: false }));
  addEventListener('online', sendWaiting);
  addEventListener('code-lost', () => changeConnection({ outdated: true }));
}

/** The theme colour of an installed market follows the theme chosen on the page (LANG-04). */
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

/** The shortcut of the installed storefront that leads to the search. */
function focusSearch(): void {
  if (location.hash === '#search') document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
}

/** A browser that blocks cookies blocks what pages store as well: by reading it, which throws. */
function storesNothing(): boolean {
  try {
    return !(navigator.cookieEnabled && localStorage);
  } catch {
    return true;
  }
}

let isStarted = false;

/**
 * Starts, once per page load, what the first page does not need: the worker, the state of the connection.
 */
export function startConnection(): void {
  if (isStarted) return;
  isStarted = true;
  watchConnection();
  watchOtherTabs();
  awaitSteps();
  followFocus();
  watchPictures();
  const keptAt = document.documentElement.dataset['keptAt'] ?? null;
  // The offline page is never stale.
  noteKeptPage(location.pathname === paths.offline() ? null : keptAt);
  if (keptAt !== null) void awaitIfAway();
  watchShopper();
  sendWaiting();
  focusSearch();
  watchTheme();
  // A browser that refuses the worker has everything except reading offline.
  linkWorker().catch(() => undefined);
}
