/**
 * The storefront's service worker (decision 33): caches what a shopper may want to read without a connection, and shows
 * push notifications. It answers GET requests only. The only writes it sends are those waiting in the outbox, each with
 * its idempotency key.
 */
import { answerFile, answerPicture, answerPrivate, answerPublic, forgetEveryone } from './answers.ts';
import { forgetOtherVersions, forgetSearches } from './caches.ts';
import { answerPage, answerStep } from './pages.ts';
import { giveWay, keepOffline, keepSeen, keepViews } from './prepare.ts';
import { indexedStore } from '../lib/outbox/indexed-store.ts';
import { replayOutbox } from '../lib/outbox/replay.ts';
import { leavePush, openPushed, showPushed } from './push.ts';
import { kindOf } from './rules.ts';
import { type FetchEvent, scope } from './scope.ts';

/** A message of a page to the worker. */
export type PageMessage =
  /** To a waiting new version: become active now. */
  | { readonly kind: 'take-over' }
  /** To the active version: stop prefetching, as a newer version is about to become active. */
  | { readonly kind: 'give-way' }
  /** Another shopper is here, or none any more: after a sign-out, what was searched for is deleted too. */
  | { readonly kind: 'forget'; readonly hasLeft: boolean }
  /** What the page had loaded before the worker was active. */
  | { readonly kind: 'seen'; readonly page: string; readonly files: readonly string[] }
  /** The page has finished loading: views that open later may be prefetched. */
  | { readonly kind: 'at-rest' };

function answer(event: FetchEvent): Promise<Response> | undefined {
  switch (kindOf(event.request, scope.location.origin)) {
    case 'file':
      return answerFile(event);
    case 'page':
      return answerPage(event);
    case 'step':
      return answerStep(event);
    case 'public':
      return answerPublic(event);
    case 'private':
      return answerPrivate(event);
    case 'picture':
      return answerPicture(event, 'picture');
    case 'tile':
      return answerPicture(event, 'tile');
    case 'none':
      return undefined;
  }
}

async function handleMessage(message: PageMessage): Promise<void> {
  if (message.kind === 'take-over') await scope.skipWaiting();
  else if (message.kind === 'forget')
    await Promise.all([forgetEveryone(), leavePush(), message.hasLeft && forgetSearches()]);
  else if (message.kind === 'give-way') giveWay();
  else if (message.kind === 'seen') await keepSeen(message.page, message.files).catch(() => undefined);
  else if (message.kind === 'at-rest') await keepViews();
}

async function sendWaiting(): Promise<void> {
  if (!(await replayOutbox(indexedStore, Date.now()))) throw new Error('The market cannot be reached yet.');
}

async function activate(): Promise<void> {
  await forgetOtherVersions();
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(keepOffline()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data as PageMessage)));
// Background sync: sends the outbox even if no page is open. If this fails, the browser tries again later.
scope.addEventListener('sync', (event) => event.waitUntil(sendWaiting()));
scope.addEventListener('push', showPushed);
scope.addEventListener('notificationclick', openPushed);
scope.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
