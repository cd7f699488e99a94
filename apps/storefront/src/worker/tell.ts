import { keptAtHeader } from './caches.ts';
import { type FetchEvent, scope } from './scope.ts';

/** A message of the worker to a page. */
export type WorkerMessage =
  /** An answer came from the cache, stored at this time (ISO 8601): the connection was lost, or too slow. */
  | { readonly kind: 'kept'; readonly name: string; readonly at: string; readonly slow: boolean }
  /** The market has now answered a call whose answer came from the cache before. */
  | { readonly kind: 'reached'; readonly name: string }
  /** The page that is shown came from the cache, and a newer one has arrived. */
  | { readonly kind: 'newer' };

async function tell(clientId: string, message: WorkerMessage): Promise<void> {
  const client = clientId === '' ? undefined : await scope.clients.get(clientId);
  client?.postMessage(message);
}

// Calls that were answered from the cache, by page. Lost when the browser stops the worker: then a page shows 'as of'
// until it is left.
const old = new Set<string>();
const oldName = ({ clientId }: FetchEvent, name: string): string => `${clientId} ${name}`;

/** Tells a page that its answer came from the cache. */
export function tellKept(event: FetchEvent, name: string, answer: Response, slow: boolean): void {
  old.add(oldName(event, name));
  const at = answer.headers.get(keptAtHeader) ?? '';
  event.waitUntil(tell(event.clientId, { kind: 'kept', name, at, slow }));
}

/** Tells a page that had a cached answer that this one is from the market; returns it. */
export function reached(event: FetchEvent, name: string, response: Response): Response {
  if (old.delete(oldName(event, name))) event.waitUntil(tell(event.clientId, { kind: 'reached', name }));
  return response;
}

/** Tells a page from the cache that a newer one has arrived. */
export const tellNewer = (event: FetchEvent): Promise<void> =>
  tell(event.resultingClientId, { kind: 'newer' });
