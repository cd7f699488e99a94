import { keep } from '../../worker/caches.ts';
import { answerName, shopperName, shopperOf } from '../../worker/whose.ts';
import { readStored } from '../session/browser-store.ts';

interface Answered {
  /** Of the call that would have answered it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/**
 * Keeps what a write has answered as if it had been read, for when there is no connection. The worker itself looks at
 * no write. Nothing where no worker is there to show it, or where somebody else is here by now.
 */
export async function keepAnswer({ path, headers, reply }: Answered): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const request = { url: new URL(path, location.origin).href, headers: new Headers(headers) };
  const shopper = await shopperOf(request);
  const here = await shopperName(readStored('token'), readStored('guest_id'));
  if (shopper === null || shopper !== here) return;
  await keep('private', answerName(request), Response.json(reply), shopper);
}
