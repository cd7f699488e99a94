import { findKept, forgetShoppers, keep } from './caches.ts';
import { inTime, keptOnTheWay } from './in-time.ts';
import type { FetchEvent } from './scope.ts';
import { reached, tellKept } from './tell.ts';
import { answerName, shopperOf } from './whose.ts';

// Longer than a page may take: a list that is a little late beats one that is old.
const longestWaitMs = 8000;

/** Files that never change under their name: the kept one first. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept('file', request.url);
  if (kept) return kept;
  return keptOnTheWay(event, fetch(request), (copy) => keep('file', request.url, copy));
}

/** Pictures never change under their name; tiles do, rarely. */
export async function answerPicture(event: FetchEvent, kind: 'picture' | 'tile'): Promise<Response> {
  const { request } = event;
  const kept = await findKept(kind, request.url);
  if (kept && kind === 'picture') return kept;
  // An empty tile has nothing to keep.
  const keepIt = async (copy: Response): Promise<void> =>
    copy.status === 200 ? keep(kind, request.url, copy) : undefined;
  const coming = keptOnTheWay(event, fetch(request), keepIt);
  return kept ? coming.catch(() => kept) : coming;
}

/** What everyone is answered: the market's word if it comes in time, else what was kept. */
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

// Counts sign-outs: what was asked before one and answered after it is kept no more.
let signOuts = 0;
let lastShopper: string | null = null;

/** Whoever was here has left: nothing that was answered to shoppers stays. */
export async function forgetEveryone(): Promise<void> {
  signOuts += 1;
  lastShopper = null;
  await forgetShoppers(null);
}

/** Another shopper asks on this device: what the one before was answered goes. */
async function noteShopper(shopper: string): Promise<void> {
  if (shopper === lastShopper) return;
  lastShopper = shopper;
  await forgetShoppers(shopper);
}

/** What one shopper is answered: the market's word, and what was kept for this very shopper where none comes. */
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
      // They have left while it was being written.
      if (!isTheirs()) await forgetShoppers(lastShopper);
    });
    // A dead session reads nothing any more, here neither.
    if (response.status === 401) event.waitUntil(forgetEveryone());
    return reached(event, name, response);
  } catch (error) {
    const kept = await findKept('private', name, shopper);
    if (!kept) throw error;
    tellKept(event, name, kept, false);
    return kept;
  }
}
