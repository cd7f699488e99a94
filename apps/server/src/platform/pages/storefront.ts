import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { throttlePerSecond } from '../limits/throttle.ts';
import { clearedAt } from '../caching/cache.ts';
import type { Ctx } from '../context.ts';
import { refuseValue } from '../errors.ts';
import { type NamedScripts, scriptNamer } from './named-scripts.ts';
import { type CompressedText, compressedText } from './compressed-text.ts';
import type { PageCalls } from './page-calls.ts';
import { devicePolicy, filePolicy, pagePolicy } from '../http/security.ts';
import { serveFolder } from './serve-folder.ts';
import { ttlCache, succeeded } from '../caching/ttl-cache.ts';

/** The request headers that a page may depend on. */
type AskedHeaders = Pick<Headers, 'get'>;

/** The exports of the storefront's build: all that the server knows of it. */
export interface StorefrontBuild {
  readonly render: (
    request: Request,
    context: {
      readonly answer: PageCalls;
      /** Marks the page's own scripts. */
      readonly nonce: string;
      readonly requestId: string;
    },
  ) => Promise<{
    readonly status: number;
    readonly headers: Headers;
    /** In a page's, places are marked for what earlier pages have in common with it. */
    readonly text: string;
    /** Makes the bytes of a page's text; absent where no places are marked. */
    readonly fill?: (text: string) => Buffer;
  }>;
  /** Everything that a page depends on besides its URL, as a cache key. */
  readonly pageVariant: (headers: AskedHeaders) => string;
  /** Loads, step by step, the code of what no page has needed yet: a build may replace its files while pages are served. */
  readonly loadViews: () => AsyncIterable<void>;
}

/** The built storefront. */
export interface Storefront {
  readonly build: StorefrontBuild;
  /** Folder of the client files. */
  readonly clientFolder: string;
  readonly cachePages: boolean;
  /** Folder that also has the client files of other versions; absent if only one version runs at a time. */
  readonly sharedAssets?: string;
}

/** Loads a build from its folder. */
export async function loadStorefront(folder: string, cachePages = true): Promise<Storefront> {
  const build = (await import(join(folder, 'server/index.js'))) as StorefrontBuild;
  return { build, clientFolder: join(folder, 'client'), cachePages };
}

/** A rendered page. */
interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: CompressedText;
}

// Stock, hours and prices on a page may be this old; every action is checked against current data anyway. About 50 MB
// at 120 KB per page, compressed and uncompressed.
const pageLimits = { freshForMs: 5_000, most: 400, keeps: succeeded, fromSecond: true };

// Runs before the page's own code, so that its calls to the server belong to the same trace (public/trace.js).
const traceScript = '<script src="/trace.js"></script>';

// Counts cache hits and misses if metrics are on.
const counted = ({ meter }: Ctx) =>
  meter
    ? {
        ...pageLimits,
        onTake: (isKept: boolean) => meter.count(isKept ? 'page_cache_hits' : 'page_cache_misses'),
      }
    : pageLimits;

// The only headers that a page may depend on: others could fill the cache, or leak into it.
const pageHeaders = ['cookie', 'accept-language'] as const;

function askedHeaders({ headers }: FastifyRequest): AskedHeaders {
  return {
    get: (name) => {
      const known = pageHeaders.find((one) => one === name);
      return (known && headers[known]) ?? null;
    },
  };
}

function pageRequest(request: FastifyRequest, origin: string): Request {
  // `*` is only for OPTIONS, and absolute URLs of other schemes are not served here (RFC 9112, 3.2).
  if (!request.url.startsWith('/')) refuseValue('', 'address');
  const headers: Record<string, string> = { accept: 'text/html' };
  const asked = askedHeaders(request);
  for (const name of pageHeaders) {
    const value = asked.get(name);
    if (value !== null) headers[name] = value;
  }
  return new Request(`${origin}${request.url}`, { headers });
}

// About 7 % of a processor: beyond this rate, pages get the cheapest compression.
const hardPackedASecond = 30;

type PageContext = Parameters<StorefrontBuild['render']>[1] & {
  readonly isTraced: boolean;
  /** Whether this page may be compressed harder. */
  readonly hasTime: () => boolean;
  readonly named: (written: string) => NamedScripts;
};

async function renderPage(
  storefront: Storefront,
  asked: Request,
  { isTraced, hasTime, named, ...context }: PageContext,
): Promise<Page> {
  const {
    status,
    headers,
    text: written,
    fill = Buffer.from,
  } = await storefront.build.render(asked, context);
  const { text, hashes } = named(written);
  const kept = [...headers].filter(([name]) => name !== 'content-length');
  return {
    status,
    headers: { ...Object.fromEntries(kept), 'content-security-policy': pagePolicy(hashes) },
    packed: compressedText(fill(isTraced ? text.replace('</head>', `${traceScript}</head>`) : text), hasTime),
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { encoding, bytes } = page.packed(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  // Pages are not readable by scripts of other sites, not even on a developer's machine.
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
    reply.removeHeader(name);
  return reply
    .code(page.status)
    .headers(page.headers)
    .header('permissions-policy', devicePolicy)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .send(bytes);
}

function servePages(
  app: FastifyInstance,
  ctx: Ctx,
  storefront: Storefront,
  { answer, changes }: PageSource,
): void {
  const cache = clearedAt(ttlCache<Page>(ctx.clock, counted(ctx)), ctx.events, changes);
  // Marks the pages' own scripts; removed before a page is sent.
  const mark = randomBytes(16).toString('base64url');
  const named = scriptNamer(mark);
  const hasTime = throttlePerSecond(ctx.clock, hardPackedASecond);
  // A program that calls an unknown path of the API gets a refusal, not a page.
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  // Pages are compressed by `compressedText`.
  app.get('/*', { compress: false }, async (request, reply) => {
    const render = (): Promise<Page> =>
      renderPage(storefront, pageRequest(request, ctx.publicUrl), {
        answer,
        nonce: mark,
        named,
        requestId: request.id,
        isTraced: ctx.trace !== undefined,
        hasTime,
      });
    if (!storefront.cachePages) return sendPage(request, reply, await render());
    const key = `${request.url}\n${storefront.build.pageVariant(askedHeaders(request))}`;
    return sendPage(request, reply, await cache.take(key, render));
  });
}

// Most files have a hash in their name; a few do not.
function fileOptions(cacheControl: string) {
  return {
    index: false,
    preCompressed: true,
    setHeaders: (response: { header: (name: string, value: string) => unknown }, path: string): void => {
      response.header('content-security-policy', filePolicy);
      // Browsers must revalidate the service worker, to notice a new version.
      response.header('cache-control', path.endsWith('/sw.js') ? 'no-cache' : cacheControl);
    },
  } as const;
}

/** Serves the client files of a build, and from a shared folder those of other versions. */
export async function serveFiles(app: FastifyInstance, folder: string, shared?: string): Promise<void> {
  const own = join(folder, 'assets');
  await serveFolder(app, '/assets/', {
    ...fileOptions('public, max-age=31536000, immutable'),
    root: shared === undefined ? own : [own, shared],
  });
  // One route per file, since all other paths are pages; one per file in the folder above would slow down the start.
  await app.register(fastifyStatic, {
    ...fileOptions('public, max-age=3600'),
    root: folder,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**'],
  });
}

/** The calls behind pages, and the topics that clear cached pages. */
export interface PageSource {
  readonly answer: PageCalls;
  readonly changes: readonly string[];
}

/** Serves the storefront: its client files, and a page for every path that is not part of the API. */
export async function serveStorefront(
  app: FastifyInstance,
  ctx: Ctx,
  storefront: Storefront,
  source: PageSource,
): Promise<void> {
  await serveFiles(app, storefront.clientFolder, storefront.sharedAssets);
  servePages(app, ctx, storefront, source);
}
