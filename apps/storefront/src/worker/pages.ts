import { parseCookies } from '../lib/session/cookies.ts';
import { findKept, findKeptLike, keep, keptAtHeader } from './caches.ts';
import { inTime, keptOnTheWay } from './in-time.ts';
import { mayKeepPage, pageOfStep } from './rules.ts';
import { type FetchEvent, scope } from './scope.ts';
import { tellNewer } from './tell.ts';

// One bar of signal brings a page within this, or it brings none.
const longestWaitMs = 4000;

/** What is shown where nothing is kept. */
export const offlinePath = '/offline';

// Pages depend on their address and these cookies (decision 4); the theme is put in as it is now.
const variantCookies = ['language-setting', 'module', 'zoneid'];
const variant = 'kept-for';

/** The first of the cookies among a page's name. */
const languageOf = (name: URL): string => (name.searchParams.get(variant) ?? '').split(' ', 1)[0] ?? '';

async function cookies(): Promise<ReadonlyMap<string, string>> {
  const all = (await scope.cookieStore?.getAll().catch(() => [])) ?? [];
  const header = all.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new Map(Object.entries(parseCookies(header)));
}

/** The name of a page among what is kept: its address, and what it was rendered with. */
async function pageName(url: string): Promise<string> {
  const jar = await cookies();
  const name = new URL(url);
  name.hash = '';
  name.searchParams.set(variant, variantCookies.map((cookie) => jar.get(cookie) ?? '').join(' '));
  return name.href;
}

const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps a page that came whole. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const isOffline = new URL(url).pathname === offlinePath;
  if (isPage(response) && (isOffline || mayKeepPage(url))) await keep('page', await pageName(url), response);
}

/** The kept page says of itself when it came, and is in the theme that was chosen since. */
async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const theme = (await cookies()).get('theme');
  const isChosen = theme === 'light' || theme === 'dark';
  const text = (await kept.text()).replace(/<html([^>]*)>/, (_tag, attributes: string) => {
    const others = isChosen ? attributes.replace(/ data-theme="\w*"/, '') : attributes;
    const chosen = isChosen ? ` data-theme="${theme}"` : '';
    return `<html${others}${chosen} data-kept-at="${headers.get(keptAtHeader)}">`;
  });
  return new Response(text, { status: 200, headers });
}

/** A page as it was kept, in the language it is read in now. */
async function findPage(url: string): Promise<Response | undefined> {
  const found = (await findKept('page', await pageName(url))) ?? (await findOtherwise(url));
  return found && marked(found);
}

// Of these the module makes another page.
const ofModule = new Set(['/', '/home', '/categories', '/brands']);

/** The page as it was kept for another module or zone: but for lists it is much the same, and it says that it is old. */
async function findOtherwise(url: string): Promise<Response | undefined> {
  const wanted = new URL(await pageName(url));
  if (ofModule.has(wanted.pathname)) return undefined;
  const language = languageOf(wanted);
  wanted.searchParams.delete(variant);
  return findKeptLike('page', (name) => {
    if (languageOf(name) !== language) return false;
    name.searchParams.delete(variant);
    return name.href === wanted.href;
  });
}

/** The same page without what its address said beside the path: a view that was open, a filter. */
async function findBarePage(url: string): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url);
  const bare = `${origin}${pathname}`;
  if (search === '' || pathname === offlinePath) return undefined;
  if (!(await findKept('page', await pageName(bare)))) return undefined;
  return Response.redirect(bare, 302);
}

async function offlinePage(url: string): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const page = `${origin}${offlinePath}`;
  if (pathname === offlinePath) {
    // One in another language is better than none.
    const any = async () => findKeptLike('page', (name) => name.pathname === offlinePath);
    const found = (await findKept('page', await pageName(page))) ?? (await any());
    return found ? marked(found) : Response.error();
  }
  const from = encodeURIComponent(`${pathname}${search}`);
  return Response.redirect(`${page}?from=${from}`, 302);
}

/** Nothing is kept of this very page. */
const instead = async (url: string): Promise<Response> => (await findBarePage(url)) ?? offlinePage(url);

/** The page from the market; its copy is kept on the way. */
function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const fetched = preloadResponse.catch(() => undefined).then((response) => response ?? fetch(request));
  return keptOnTheWay(event, fetched, async (copy) => {
    await keepPage(request.url, copy);
    await keepOfflineToo();
  });
}

/** A page: the market's if it comes in time, else the kept one, else the page that says what can be read. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const coming = fetchPage(event);
  const come = await inTime(coming, longestWaitMs);
  if ('response' in come) return come.response;
  const kept = await findPage(url);
  // Where nothing is kept, a slow page is worth the wait.
  if (!kept) return come.lost ? instead(url) : coming.catch(() => instead(url));
  if (!come.lost) event.waitUntil(coming.then(() => tellNewer(event)).catch(() => undefined));
  return kept;
}

async function fetchOnce(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  await keepPage(url, response);
}

/** In each language that pages are read in, the page for when there is no connection is kept. */
async function keepOfflineToo(): Promise<void> {
  const url = new URL(offlinePath, scope.location.origin).href;
  if (!(await findKept('page', await pageName(url)))) await fetchOnce(url);
}

// A menu that is read again within this has hardly changed.
const freshForMs = 600_000;

/** Keeps the page that a step of the router led to, so that it can be read later as if it had been loaded. */
async function keepStepped(page: string): Promise<void> {
  if (!mayKeepPage(page)) return;
  const kept = await findKept('page', await pageName(page));
  const ageMs = Date.now() - Date.parse(kept?.headers.get(keptAtHeader) ?? '');
  if (!(ageMs < freshForMs)) await fetchOnce(page);
}

/**
 * A step of the router. Without an answer the page is loaded whole, which finds what is kept: the router is told in
 * its own words (React Router 8, single-fetch: an empty answer with these headers).
 */
export async function answerStep(event: FetchEvent): Promise<Response> {
  const page = pageOfStep(event.request.url);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keepStepped(page).catch(() => undefined));
    return response;
  } catch (error) {
    if (page === event.request.referrer) throw error;
    const { pathname, search } = new URL(page);
    const headers = { 'X-Remix-Redirect': `${pathname}${search}`, 'X-Remix-Reload-Document': 'true' };
    return new Response(null, { status: 204, headers });
  }
}
