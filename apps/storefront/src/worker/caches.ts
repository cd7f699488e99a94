import { bounds, evicted, type KeptKind } from './rules.ts';
import { scope } from './scope.ts';

const family = 'promenade-';
// Raise this if the format of cached answers changes: caches of other versions are deleted.
const version = '1';

/** Header of every cached answer: when it came, ISO 8601. */
export const keptAtHeader = 'x-kept-at';
const bytesHeader = 'x-kept-bytes';

/** The name of the cache for a kind of answer; private answers have one for each shopper. */
export const cacheName = (kind: KeptKind, shopper = ''): string =>
  `${family}${version}-${kind}${shopper && `-${shopper}`}`;

const privateBeginning = cacheName('private');

/** Whether a cache holds private answers. */
export const isPrivateCache = (name: string): boolean => name.startsWith(privateBeginning);

/** An answer as it is stored: with its time and size in headers. */
async function toStored(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(keptAtHeader, new Date().toISOString());
  headers.set(bytesHeader, String(body.byteLength));
  // The browser has already decompressed the body.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { status: 200, headers });
}

/** Deletes what is too old or exceeds the limits of its kind. */
async function evict(cache: Cache, kind: KeptKind): Promise<void> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const keptAtMs = Date.parse(headers?.get(keptAtHeader) ?? '') || 0;
      return { keptAtMs, bytes: Number(headers?.get(bytesHeader) ?? 0) };
    }),
  );
  const gone = evicted(entries, bounds[kind], Date.now());
  await Promise.all(gone.map((place) => cache.delete(requests[place] as Request)));
}

// Measuring a cache reads all of it, so it is not done for every answer.
const answersPerEviction = 20;
const kept = new Map<string, number>();

async function evictSometimes(name: string, cache: Cache, kind: KeptKind): Promise<void> {
  const count = (kept.get(name) ?? 0) + 1;
  kept.set(name, count % answersPerEviction);
  if (count >= answersPerEviction) await evict(cache, kind);
}

/**
 * Stores an answer, unless it breaks off. If there is no space left, it is not stored, and pictures and tiles are
 * deleted to make some.
 */
export async function keep(
  kind: KeptKind,
  name: string,
  response: Response,
  shopper?: string,
): Promise<void> {
  const where = cacheName(kind, shopper);
  const whole = await toStored(response).catch(() => undefined);
  if (!whole) return;
  try {
    const cache = await scope.caches.open(where);
    await cache.put(name, whole);
    await evictSometimes(where, cache, kind);
  } catch {
    await scope.caches.delete(cacheName('tile'));
    await scope.caches.delete(cacheName('picture'));
  }
}

/** The cached answer of a name, unless it is too old to be shown. */
export async function findKept(
  kind: KeptKind,
  name: string,
  shopper?: string,
): Promise<Response | undefined> {
  const cache = await scope.caches.open(cacheName(kind, shopper)).catch(() => undefined);
  const found = await cache?.match(name);
  const ageMs = Date.now() - Date.parse(found?.headers.get(keptAtHeader) ?? '');
  return ageMs <= bounds[kind].longestMs ? found : undefined;
}

/** Caches a file, unless it is there. */
export async function keepFile(path: string, signal: AbortSignal | null = null): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  if (await findKept('file', url)) return;
  const response = await fetch(url, { signal });
  if (response.ok) await keep('file', url, response);
  // An unread answer occupies one of the browser's six connections.
  else await response.body?.cancel();
}

/** The newest cached answer whose name fulfils a condition. */
export async function findKeptLike(
  kind: KeptKind,
  isWanted: (name: URL) => boolean,
): Promise<Response | undefined> {
  const cache = await scope.caches.open(cacheName(kind)).catch(() => undefined);
  const found = ((await cache?.keys()) ?? []).findLast(({ url }) => isWanted(new URL(url)));
  return found && findKept(kind, found.url);
}

/** Deletes the caches of other versions of the format. */
export async function forgetOtherVersions(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith(family) && !name.startsWith(`${family}${version}-`));
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

/** Deletes the private answers of all shoppers, except those of one if given. */
export async function forgetShoppers(but: string | null): Promise<void> {
  const names = await scope.caches.keys();
  const gone = names.filter(
    (name) => isPrivateCache(name) && (but === null || name !== cacheName('private', but)),
  );
  await Promise.all(gone.map((name) => scope.caches.delete(name)));
}

// In an address: what was searched for, and where things or a vehicle were to be.
const sought = ['q', 'name', 'pickup', 'destination', 'pickup_lat'];

/** Deletes the pages and lists that were found by words or a place. */
export async function forgetSearches(): Promise<void> {
  for (const kind of ['page', 'public'] as const) {
    const cache = await scope.caches.open(cacheName(kind));
    const gone = (await cache.keys()).filter(({ url }) => {
      const { searchParams } = new URL(url);
      return sought.some((name) => searchParams.has(name));
    });
    await Promise.all(gone.map((request) => cache.delete(request)));
  }
}
