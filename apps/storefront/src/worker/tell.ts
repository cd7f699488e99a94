import { keptAtHeader } from './caches.ts';
import { type FetchEvent, scope } from './scope.ts';

/** What the worker tells a page. */
export type WorkerMessage =
  /** An answer was kept then (ISO 8601): there was no connection, or none that was quick enough. */
  | { readonly kind: 'kept'; readonly name: string; readonly at: string; readonly slow: boolean }
  /** The market itself has answered what was a kept answer before. */
  | { readonly kind: 'reached'; readonly name: string }
  /** The page that is shown was kept; by now there is a newer one. */
  | { readonly kind: 'newer' };

async function tell(clientId: string, message: WorkerMessage): Promise<void> {
  const client = clientId === '' ? undefined : await scope.clients.get(clientId);
  client?.postMessage(message);
}

// What pages show that was kept. Forgotten when the worker rests: then a page says 'as of' until it is left.
const old = new Set<string>();
const oldName = ({ clientId }: FetchEvent, name: string): string => `${clientId} ${name}`;

/** Tells the page that asked that what it is given was kept. */
export function tellKept(event: FetchEvent, name: string, answer: Response, slow: boolean): void {
  old.add(oldName(event, name));
  const at = answer.headers.get(keptAtHeader) ?? '';
  event.waitUntil(tell(event.clientId, { kind: 'kept', name, at, slow }));
}

/** An answer of the market's own; a page that had a kept one is told. */
export function reached(event: FetchEvent, name: string, response: Response): Response {
  if (old.delete(oldName(event, name))) event.waitUntil(tell(event.clientId, { kind: 'reached', name }));
  return response;
}

/** By now there is a newer page than the one that the navigation was answered with. */
export const tellNewer = (event: FetchEvent): Promise<void> =>
  tell(event.resultingClientId, { kind: 'newer' });
