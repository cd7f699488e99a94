import { apiBase, type CallId, callPaths } from '@promenade/contract/paths';

/** What kind of request it is, which decides how it is answered and cached. */
export type Kind =
  /** A file with a hash in its name, or an icon: the cached one is never outdated. */
  | 'file'
  /** A page (a navigation of the browser). */
  | 'page'
  /** The router's request for the data of a page that a link leads to. */
  | 'step'
  /** A call whose answer is the same for everyone. */
  | 'public'
  /** A call whose answer is for one shopper. */
  | 'private'
  | 'picture'
  | 'tile'
  /** Not handled by the worker. */
  | 'none';

/** What the rules need to know about a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has' | 'get'>;
}

// What a shopper may want to read without a connection. Wallets, addresses and profiles are never cached.
export const privateCalls = [
  'cart.list',
  'cart.parked',
  'wishlist.list',
  'rentalWishlist.list',
  'tripCart.get',
  'orders.list',
  'orders.running',
  'orders.details',
  'trips.list',
  'trips.details',
] as const satisfies readonly CallId[];

/** The market and its goods. None of these answers depends on who asks (rules.test.ts checks it by the contract). */
export const publicCalls = (Object.keys(callPaths) as CallId[]).filter(
  (id) =>
    callPaths[id].startsWith('GET ') &&
    (/^(settings|catalog|vehicles|providers|zones)\./.test(id) ||
      ['parcels.categories', 'reviews.ofItem', 'reviews.ofStore'].includes(id)),
);

const patternOf = (id: CallId): RegExp =>
  new RegExp(`^${apiBase}${callPaths[id].slice(4).replace(/:\w+/g, '[^/]+')}$`);

const privatePatterns = privateCalls.map(patternOf);
const publicPatterns = publicCalls.map(patternOf);

/** Pages that depend on what the browser stores, not on their address: a cached copy would show an earlier visit. */
const uncachedPaths =
  /^\/(auth|payment|track-order|track-trip|forgot-password|offline|api|media|tiles)(\/|$)/;

/** Parameters with access rights, codes or phone numbers: such addresses are never cached. */
const secretParameters = /^(link|token|code|phone|ref_code|contact_number|state|lang)$/;

function kindOfCall(path: string, search: URLSearchParams): Kind {
  if (publicPatterns.some((pattern) => pattern.test(path))) return 'public';
  const hasRight = [...search.keys()].some((name) => secretParameters.test(name));
  return !hasRight && privatePatterns.some((pattern) => pattern.test(path)) ? 'private' : 'none';
}

function kindOfFile(path: string): Kind | undefined {
  if (/^\/(assets|icons|gateways)\//.test(path) || path === '/favicon.svg') return 'file';
  if (/^\/media\/(?!private\/)/.test(path)) return 'picture';
  return path.startsWith('/tiles/') ? 'tile' : undefined;
}

/** The kind of a request. Writes, event streams, ranges of files and other origins are not handled. */
export function kindOf({ method, url, mode, headers }: Asked, origin: string): Kind {
  const { origin: itsOrigin, pathname, searchParams } = new URL(url);
  const isStream = headers.get('accept') === 'text/event-stream';
  if (method !== 'GET' || itsOrigin !== origin || isStream || headers.has('range')) return 'none';
  const file = kindOfFile(pathname);
  if (file) return file;
  if (pathname.startsWith(`${apiBase}/`)) return kindOfCall(pathname, searchParams);
  if (pathname === '/home/more') return 'public';
  if (mode === 'navigate') return 'page';
  return pathname.endsWith('.data') ? 'step' : 'none';
}

/** Whether a page may be cached: it is the same for everyone, and its address contains nothing secret. */
export function mayKeepPage(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return (
    !uncachedPaths.test(pathname) && ![...searchParams.keys()].some((name) => secretParameters.test(name))
  );
}

/** The address of the page whose data the router requests. */
export function pageOfStep(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page.href;
}

/** The files that a page names. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|json|woff2)\b/g) ?? []),
];

/** How much of a kind is cached, and for how long. */
export interface Bounds {
  readonly most: number;
  readonly mostBytes: number;
  readonly longestMs: number;
}

const dayMs = 86_400_000;
const megabyte = 1_000_000;

export const bounds = {
  // Enough for the files of two builds: cached pages refer to those of their own.
  file: { most: 600, mostBytes: 24 * megabyte, longestMs: 90 * dayMs },
  // A week: an older menu would mislead.
  page: { most: 40, mostBytes: 8 * megabyte, longestMs: 7 * dayMs },
  public: { most: 80, mostBytes: 6 * megabyte, longestMs: 7 * dayMs },
  private: { most: 60, mostBytes: 4 * megabyte, longestMs: 30 * dayMs },
  picture: { most: 300, mostBytes: 16 * megabyte, longestMs: 30 * dayMs },
  tile: { most: 200, mostBytes: 8 * megabyte, longestMs: 30 * dayMs },
} as const satisfies Record<string, Bounds>;

export type KeptKind = keyof typeof bounds;

/** What eviction needs to know about a cached answer. */
export interface CacheEntry {
  readonly keptAtMs: number;
  readonly bytes: number;
}

/** The indexes of the entries to delete, of entries in the order in which they were cached, oldest first. */
export function evicted(entries: readonly CacheEntry[], limits: Bounds, nowMs: number): number[] {
  let count = 0;
  let bytes = 0;
  const gone: number[] = [];
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const { keptAtMs, bytes: its } = entries[place] as CacheEntry;
    const isOld = nowMs - keptAtMs > limits.longestMs;
    if (isOld || count + 1 > limits.most || bytes + its > limits.mostBytes) gone.push(place);
    else {
      count += 1;
      bytes += its;
    }
  }
  return gone.sort((a, b) => a - b);
}
