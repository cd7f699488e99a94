import { keepFile } from './caches.ts';
import { keepPage, offlinePath, takeFilesOfPages } from './pages.ts';
import { filesOf } from './rules.ts';
import { scope } from './scope.ts';

// Inserted by the build: the files of the views that a shopper opens, such as cart, checkout and orders.
declare const VIEW_FILES: readonly string[];
// Inserted by the build: the files of the notice about the connection and of the offline page.
declare const NEEDED_FILES: readonly string[];

async function keepWhole(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const html = await response.clone().text();
  await keepPage(url, response);
  await Promise.all(filesOf(html).map((file) => keepFile(file)));
}

/**
 * On installation: caches the offline page and the page of orders, to which it links, with all their files. If this
 * fails, the worker is not installed.
 */
export async function keepOffline(): Promise<void> {
  await keepWhole(offlinePath);
  await keepWhole('/my-orders');
  await Promise.all(NEEDED_FILES.map((file) => keepFile(file)));
}

/** Caches what a page had loaded before the worker was active; the browser still has the files in its HTTP cache. */
export async function keepSeen(page: string, files: readonly string[]): Promise<void> {
  const ours = files.filter((file) => new URL(file).pathname.startsWith('/assets/'));
  await Promise.all(ours.map((file) => keepFile(file).catch(() => undefined)));
  await keepPage(page, await fetch(page, { headers: { accept: 'text/html' } }));
}

const ahead = new AbortController();

/** Stops prefetching: the browser lets a newer version wait for as long as this one has work to do. */
export function giveWay(): void {
  ahead.abort();
}

async function keepAll(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (ahead.signal.aborted) return;
    await keepFile(file, ahead.signal).catch(() => undefined);
  }
}

/**
 * Caches the files of the pages that were kept, and those of views that may be opened later, one at a time so as not to
 * delay what a shopper waits for.
 */
export async function keepViews(): Promise<void> {
  // The browser has these: WebKit takes them from its memory, past the worker, and a kept page did not live without.
  await keepAll(takeFilesOfPages());
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  await keepAll(VIEW_FILES);
}
