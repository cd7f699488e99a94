/**
 * The storefront's service worker (decision 33): keeps what a shopper may want to read without a connection, and shows
 * what the market pushes. It answers GET alone. Of writes it sends only what waits in the outbox, each under its key.
 */
import { answerFile, answerPicture, answerPrivate, answerPublic, forgetEveryone } from './answers.ts';
import { forgetOlderForms } from './caches.ts';
import { answerPage, answerStep } from './pages.ts';
import { giveWay, keepOffline, keepSeen, keepViews } from './prepare.ts';
import { indexedStore } from '../lib/outbox/indexed-store.ts';
import { replayOutbox } from '../lib/outbox/replay.ts';
import { leavePush, openPushed, showPushed } from './push.ts';
import { kindOf } from './rules.ts';
import { type FetchEvent, scope } from './scope.ts';

/** What a page tells the worker. */
export type PageMessage =
  /** The new version may take over. */
  | { readonly kind: 'take-over' }
  /** A newer version takes over from this one. */
  | { readonly kind: 'give-way' }
  /** Whoever was here has left. */
  | { readonly kind: 'forget' }
  /** What this page had loaded before the worker was there. */
  | { readonly kind: 'seen'; readonly page: string; readonly files: readonly string[] }
  /** The page is at rest: what opens later may be fetched. */
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
  else if (message.kind === 'forget') await Promise.all([forgetEveryone(), leavePush()]);
  else if (message.kind === 'give-way') giveWay();
  else if (message.kind === 'seen') await keepSeen(message.page, message.files).catch(() => undefined);
  else if (message.kind === 'at-rest') await keepViews();
}

async function sendWaiting(): Promise<void> {
  if (!(await replayOutbox(indexedStore, Date.now()))) throw new Error('The market cannot be reached yet.');
}

async function takeOver(): Promise<void> {
  await forgetOlderForms();
  await scope.registration.navigationPreload?.enable().catch(() => undefined);
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(keepOffline()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data as PageMessage)));
// What waits for a connection is sent though no page is open; a failure makes the browser try again later.
scope.addEventListener('sync', (event) => event.waitUntil(sendWaiting()));
scope.addEventListener('push', showPushed);
scope.addEventListener('notificationclick', openPushed);
scope.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
