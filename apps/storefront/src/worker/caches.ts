import { bounds, type KeptKind, leaving } from './rules.ts';
import { scope } from './scope.ts';

const family = 'promenade-';
// Another number where what is kept is no longer understood: what older workers kept goes.
const form = '1';

/** When a kept answer came, ISO 8601: every answer from what is kept carries it. */
export const keptAtHeader = 'x-kept-at';
const bytesHeader = 'x-kept-bytes';

/** The cache of a kind; of private answers, that of one shopper. */
export const cacheName = (kind: KeptKind, shopper = ''): string =>
  `${family}${form}-${kind}${shopper && `-${shopper}`}`;

const privateBeginning = cacheName('private');

/** Whether a cache holds what was answered to shoppers. */
export const isPrivateCache = (name: string): boolean => name.startsWith(privateBeginning);

/** An answer as it is kept. */
async function keptForm(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(keptAtHeader, new Date().toISOString());
  headers.set(bytesHeader, String(body.byteLength));
  // The body is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { status: 200, headers });
}

async function tidy(cache: Cache, kind: KeptKind): Promise<void> {
  const requests = await cache.keys();
  const stays = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const keptAtMs = Date.parse(headers?.get(keptAtHeader) ?? '') || 0;
      return { keptAtMs, bytes: Number(headers?.get(bytesHeader) ?? 0) };
    }),
  );
  const gone = leaving(stays, bounds[kind], Date.now());
  await Promise.all(gone.map((place) => cache.delete(requests[place] as Request)));
}

// Counting what is kept reads all of it: not at every answer.
const answersPerTidying = 20;
const kept = new Map<string, number>();

async function tidySometimes(name: string, cache: Cache, kind: KeptKind): Promise<void> {
  const count = (kept.get(name) ?? 0) + 1;
  kept.set(name, count % answersPerTidying);
  if (count >= answersPerTidying) await tidy(cache, kind);
}

/** Keeps an answer under a name. Where there is no room left, pictures and tiles make some; else it is not kept. */
export async function keep(
  kind: KeptKind,
  name: string,
  response: Response,
  shopper?: string,
): Promise<void> {
  const where = cacheName(kind, shopper);
  try {
    const cache = await scope.caches.open(where);
    await cache.put(name, await keptForm(response));
    await tidySometimes(where, cache, kind);
  } catch {
    await scope.caches.delete(cacheName('tile'));
    await scope.caches.delete(cacheName('picture'));
  }
}

/** What is kept under a name, unless it is too old to be shown. */
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

/** The newest of what is kept whose name is one of those wanted. */
export async function findKeptLike(
  kind: KeptKind,
  isWanted: (name: URL) => boolean,
): Promise<Response | undefined> {
  const cache = await scope.caches.open(cacheName(kind)).catch(() => undefined);
  const found = ((await cache?.keys()) ?? []).findLast(({ url }) => isWanted(new URL(url)));
  return found && findKept(kind, found.url);
}

/** Removes what older forms of this worker kept. */
export async function forgetOlderForms(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter((name) => name.startsWith(family) && !name.startsWith(`${family}${form}-`));
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

/** Removes what was answered to any shopper but one; to all of them without. */
export async function forgetShoppers(but: string | null): Promise<void> {
  const names = await scope.caches.keys();
  const gone = names.filter(
    (name) => isPrivateCache(name) && (but === null || name !== cacheName('private', but)),
  );
  await Promise.all(gone.map((name) => scope.caches.delete(name)));
}
