import { findKept, keep } from './caches.ts';
import { keepPage, offlinePath } from './pages.ts';
import { scope } from './scope.ts';

// Written in by the build: the files of the views that a shopper opens, such as cart, checkout and orders.
declare const VIEW_FILES: readonly string[];
// The same for what tells of the connection, and the page for when there is none.
declare const NEEDED_FILES: readonly string[];

const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|json|woff2)\b/g) ?? []),
];

async function keepFile(path: string, signal: AbortSignal | null = null): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  if (await findKept('file', url)) return;
  const response = await fetch(url, { signal });
  if (response.ok) await keep('file', url, response);
  // An answer that nobody reads holds one of six connections.
  else await response.body?.cancel();
}

async function keepWhole(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.clone().text();
  await keepPage(url, response);
  await Promise.all(filesOf(html).map((file) => keepFile(file)));
}

/**
 * Before the worker may take over: the page for when there is no connection and the one of the orders, which it leads
 * to, with all that they are made of.
 */
export async function keepOffline(): Promise<void> {
  await keepWhole(offlinePath);
  await keepWhole('/my-orders');
  await Promise.all(NEEDED_FILES.map((file) => keepFile(file)));
}

/** What a page had loaded before the worker was there: the browser has the files at hand still. */
export async function keepSeen(page: string, files: readonly string[]): Promise<void> {
  const ours = files.filter((file) => new URL(file).pathname.startsWith('/assets/'));
  await Promise.all(ours.map((file) => keepFile(file).catch(() => undefined)));
  await keepPage(page, await fetch(page, { headers: { accept: 'text/html' } }));
}

const ahead = new AbortController();

/** A newer version takes over: the browser has it wait for as long as this one has something in hand. */
export function giveWay(): void {
  ahead.abort();
}

/** The views that open later, one file after the other so that nothing a shopper waits for is held up. */
export async function keepViews(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  for (const file of VIEW_FILES) {
    if (ahead.signal.aborted) return;
    await keepFile(file, ahead.signal).catch(() => undefined);
  }
}
