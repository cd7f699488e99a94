import { parseCookies } from '../lib/session/cookies.ts';
import { findKept, findKeptLike, keep, keepFile, keptAtHeader } from './caches.ts';
import { inTime, keptOnTheWay } from './in-time.ts';
import { filesOf, mayKeepPage, pageOfStep } from './rules.ts';
import { type FetchEvent, scope } from './scope.ts';
import { tellNewer } from './tell.ts';

// Even a weak signal brings a page within this time, or not at all.
const longestWaitMs = 4000;

/** The page that is shown if the requested one is not cached. */
export const offlinePath = '/offline';

// A page depends on its address and on these cookies (decision 4). It also depends on the theme, but that is replaced
// when the cached page is shown.
const variantCookies = ['language-setting', 'module', 'zoneid'];
const variant = 'kept-for';

/** The language in the name of a cached page: the first of the cookies. */
const languageOf = (name: URL): string => (name.searchParams.get(variant) ?? '').split(' ', 1)[0] ?? '';

async function cookies(): Promise<ReadonlyMap<string, string>> {
  const all = (await scope.cookieStore?.getAll().catch(() => [])) ?? [];
  const header = all.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new Map(Object.entries(parseCookies(header)));
}

/** The name of a page in the cache: its address and the cookies it was rendered with. */
async function pageName(url: string): Promise<string> {
  const jar = await cookies();
  const name = new URL(url);
  name.hash = '';
  name.searchParams.set(variant, variantCookies.map((cookie) => jar.get(cookie) ?? '').join(' '));
  return name.href;
}

const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');

const filesOfPages = new Set<string>();

/** The files of the pages that were kept since this was last asked. */
export function takeFilesOfPages(): string[] {
  const files = [...filesOfPages];
  filesOfPages.clear();
  return files;
}

/** Caches a page, unless it is an error, a redirect, or a page that must not be cached. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const isOffline = new URL(url).pathname === offlinePath;
  if (!isPage(response) || !(isOffline || mayKeepPage(url))) return;
  const html = response.clone();
  await keep('page', await pageName(url), response);
  for (const file of filesOf(await html.text())) filesOfPages.add(file);
}

/** A cached page with its age as an attribute, and in the theme that is chosen now. */
async function withAgeAndTheme(kept: Response): Promise<Response> {
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

/** The cached page in the current language. */
async function findPage(url: string): Promise<Response | undefined> {
  const found = (await findKept('page', await pageName(url))) ?? (await findVariant(url));
  return found && withAgeAndTheme(found);
}

// On these addresses every module has a different page.
const ofModule = new Set(['/', '/home', '/categories', '/brands']);

/** The page as cached for another module or zone: apart from its lists it is nearly the same, and its age is shown. */
async function findVariant(url: string): Promise<Response | undefined> {
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

/** A redirect to the same page without its query (an open view, a filter), if that is cached. */
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
    // In another language it is better than none.
    const any = async () => findKeptLike('page', (name) => name.pathname === offlinePath);
    const found = (await findKept('page', await pageName(page))) ?? (await any());
    return found ? withAgeAndTheme(found) : Response.error();
  }
  const from = encodeURIComponent(`${pathname}${search}`);
  return Response.redirect(`${page}?from=${from}`, 302);
}

/** The answer for a page that is not cached. */
const instead = async (url: string): Promise<Response> => (await findBarePage(url)) ?? offlinePage(url);

/** The page from the market; a copy is cached. */
function fetchPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  // Firefox answers a navigation preload that fails with a network error, which is a response; others reject it.
  const ahead = preloadResponse.then((response) => (response?.type === 'error' ? undefined : response));
  const fetched = ahead.catch(() => undefined).then((response) => response ?? fetch(request));
  return keptOnTheWay(event, fetched, async (copy) => {
    await keepPage(request.url, copy);
    await keepOfflineToo();
  });
}

/** A page: from the market if it comes in time, otherwise from the cache, otherwise the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const coming = fetchPage(event);
  const come = await inTime(coming, longestWaitMs);
  if ('response' in come) return come.response;
  const kept = await findPage(url);
  // If nothing is cached, waiting for a slow page is better.
  if (!kept) return come.lost ? instead(url) : coming.catch(() => instead(url));
  if (!come.lost) event.waitUntil(coming.then(() => tellNewer(event)).catch(() => undefined));
  return kept;
}

async function fetchOnce(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  await keepPage(url, response);
}

/** Caches the offline page in the current language too. */
async function keepOfflineToo(): Promise<void> {
  const url = new URL(offlinePath, scope.location.origin).href;
  if (!(await findKept('page', await pageName(url)))) await fetchOnce(url);
}

// Within this time a menu hardly changes.
const freshForMs = 600_000;

/** Caches the page that the router has navigated to: the router loads only its data, which is not a page to show. */
async function keepStepped(page: string): Promise<void> {
  if (!mayKeepPage(page)) return;
  const kept = await findKept('page', await pageName(page));
  const ageMs = Date.now() - Date.parse(kept?.headers.get(keptAtHeader) ?? '');
  if (ageMs < freshForMs) return;
  await fetchOnce(page);
  // No page rests after this one.
  for (const file of takeFilesOfPages()) await keepFile(file).catch(() => undefined);
}

/**
 * The router's request for the data of a page. If it fails, the router is told to load the whole page, which can be
 * answered from the cache: an empty answer with these headers, as React Router 8's single fetch expects.
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
