import { findKept, forgetShoppers, keep } from './caches.ts';
import { inTime, keptOnTheWay } from './in-time.ts';
import type { FetchEvent } from './scope.ts';
import { reached, tellKept } from './tell.ts';
import { answerName, shopperOf } from './whose.ts';

// Longer than for a page: a late list is better than an old one.
const longestWaitMs = 8000;

/** A file with a hash in its name: from the cache if it is there (cache first). */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept('file', request.url);
  if (kept) return kept;
  return keptOnTheWay(event, fetch(request), (copy) => keep('file', request.url, copy));
}

/** A picture never changes under its name: cache first. A tile may: network first, the cached one if that fails. */
export async function answerPicture(event: FetchEvent, kind: 'picture' | 'tile'): Promise<Response> {
  const { request } = event;
  const kept = await findKept(kind, request.url);
  if (kept && kind === 'picture') return kept;
  // An empty tile is answered with 204, without a body.
  const keepIt = async (copy: Response): Promise<void> =>
    copy.status === 200 ? keep(kind, request.url, copy) : undefined;
  const coming = keptOnTheWay(event, fetch(request), keepIt);
  return kept ? coming.catch(() => kept) : coming;
}

/** An answer that is the same for everyone: from the market if it comes in time, otherwise from the cache. */
export async function answerPublic(event: FetchEvent): Promise<Response> {
  const name = answerName(event.request);
  const coming = keptOnTheWay(event, fetch(event.request), (copy) => keep('public', name, copy));
  const come = await inTime(coming, longestWaitMs);
  if ('response' in come) return reached(event, name, come.response);
  const kept = await findKept('public', name);
  if (!kept) return coming;
  tellKept(event, name, kept, !come.lost);
  return kept;
}

// The number of sign-outs: an answer that was requested before one and arrives after it is not cached.
let signOuts = 0;
let lastShopper: string | null = null;

/** On sign-out: deletes all private answers. */
export async function forgetEveryone(): Promise<void> {
  signOuts += 1;
  lastShopper = null;
  await forgetShoppers(null);
}

/** Deletes the private answers of the previous shopper if another one makes a request on this device. */
async function noteShopper(shopper: string): Promise<void> {
  if (shopper === lastShopper) return;
  lastShopper = shopper;
  await forgetShoppers(shopper);
}

/** An answer to one shopper: from the market, or if that fails, what is cached for this same shopper. */
export async function answerPrivate(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const shopper = await shopperOf(request);
  if (shopper === null) return fetch(request);
  await noteShopper(shopper);
  const name = answerName(request);
  const asked = signOuts;
  const isTheirs = (): boolean => asked === signOuts && shopper === lastShopper;
  try {
    const response = await keptOnTheWay(event, fetch(request), async (copy) => {
      if (isTheirs()) await keep('private', name, copy, shopper);
      // They have signed out while it was being written.
      if (!isTheirs()) await forgetShoppers(lastShopper);
    });
    // An ended session may no longer read anything, not even from the cache.
    if (response.status === 401) event.waitUntil(forgetEveryone());
    return reached(event, name, response);
  } catch (error) {
    const kept = await findKept('private', name, shopper);
    if (!kept) throw error;
    tellKept(event, name, kept, false);
    return kept;
  }
}
