import { apiBase, type CallId, callPaths } from '@promenade/contract/paths';

/** How a request is answered and what of its answer is kept. */
export type Kind =
  /** Files with a hash in their name, and the icons: what is kept is right for ever. */
  | 'file'
  /** A page as it is loaded. */
  | 'page'
  /** The router's request for a page that a link leads to. */
  | 'step'
  /** Answers that are the same for everyone. */
  | 'public'
  /** Answers to one shopper. */
  | 'private'
  | 'picture'
  | 'tile'
  /** Not the worker's: it goes its way as if there were none. */
  | 'none';

/** What a rule needs of a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has' | 'get'>;
}

// What a shopper may want to read without a connection. Wallets, addresses and profiles are not among it.
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

/** The market and its goods. Nothing here knows who asks (worker.test.ts holds it against the contract). */
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

/** Made of what the browser keeps rather than the address: a kept copy would be one of another visit. */
const passing = /^\/(auth|payment|track-order|track-trip|forgot-password|offline|api|media|tiles)(\/|$)/;

/** Rights, codes and phone numbers have no place among what is kept. */
const telling = /^(link|token|code|phone|ref_code|contact_number|state|lang)$/;

function kindOfCall(path: string, search: URLSearchParams): Kind {
  if (publicPatterns.some((pattern) => pattern.test(path))) return 'public';
  const hasRight = [...search.keys()].some((name) => telling.test(name));
  return !hasRight && privatePatterns.some((pattern) => pattern.test(path)) ? 'private' : 'none';
}

function kindOfFile(path: string): Kind | undefined {
  if (/^\/(assets|icons|gateways)\//.test(path) || path === '/favicon.svg') return 'file';
  if (/^\/media\/(?!private\/)/.test(path)) return 'picture';
  return path.startsWith('/tiles/') ? 'tile' : undefined;
}

/** What a request of this origin is. Writes, streams and parts of files are left alone. */
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

/** Whether a page may be kept: it is the same for everyone, and its address tells nothing of anybody. */
export function mayKeepPage(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !passing.test(pathname) && ![...searchParams.keys()].some((name) => telling.test(name));
}

/** The page that a step of the router leads to. */
export function pageOfStep(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page.href;
}

/** How much is kept of each kind, and for how long. */
export interface Bounds {
  readonly most: number;
  readonly mostBytes: number;
  readonly longestMs: number;
}

const dayMs = 86_400_000;
const megabyte = 1_000_000;

export const bounds = {
  // Two builds' worth: pages that were kept name the files of theirs.
  file: { most: 600, mostBytes: 24 * megabyte, longestMs: 90 * dayMs },
  // A week: an older menu misleads more than it helps.
  page: { most: 40, mostBytes: 8 * megabyte, longestMs: 7 * dayMs },
  public: { most: 80, mostBytes: 6 * megabyte, longestMs: 7 * dayMs },
  private: { most: 60, mostBytes: 4 * megabyte, longestMs: 30 * dayMs },
  picture: { most: 300, mostBytes: 16 * megabyte, longestMs: 30 * dayMs },
  tile: { most: 200, mostBytes: 8 * megabyte, longestMs: 30 * dayMs },
} as const satisfies Record<string, Bounds>;

export type KeptKind = keyof typeof bounds;

/** One kept thing, as far as its stay depends on it. */
export interface Stay {
  readonly keptAtMs: number;
  readonly bytes: number;
}

/** The places of what has to go, of things in the order in which they were kept: the oldest first. */
export function leaving(things: readonly Stay[], limits: Bounds, nowMs: number): number[] {
  let count = 0;
  let bytes = 0;
  const gone: number[] = [];
  for (let place = things.length - 1; place >= 0; place -= 1) {
    const { keptAtMs, bytes: its } = things[place] as Stay;
    const isOld = nowMs - keptAtMs > limits.longestMs;
    if (isOld || count + 1 > limits.most || bytes + its > limits.mostBytes) gone.push(place);
    else {
      count += 1;
      bytes += its;
    }
  }
  return gone.sort((a, b) => a - b);
}
