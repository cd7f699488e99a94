import { keep } from '../../worker/caches.ts';
import { answerName, shopperName, shopperOf } from '../../worker/whose.ts';
import { readStored } from '../session/browser-store.ts';

interface Answered {
  /** The URL of the call that would have returned it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/**
 * Caches the answer of a write as if it had been read, for offline use; the worker itself ignores writes. Does
 * nothing without a worker, or if the shopper has changed.
 */
export async function keepAnswer({ path, headers, reply }: Answered): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const request = { url: new URL(path, location.origin).href, headers: new Headers(headers) };
  const shopper = await shopperOf(request);
  const here = await shopperName(readStored('token'), readStored('guest_id'));
  if (shopper === null || shopper !== here) return;
  await keep('private', answerName(request), Response.json(reply), shopper);
}
