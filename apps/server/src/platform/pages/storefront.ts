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

/** Headers of a request, as far as a page may depend on them. */
type AskedHeaders = Pick<Headers, 'get'>;

/** What the storefront's build exports: the only thing the server knows of it. */
export interface StorefrontBuild {
  readonly render: (
    request: Request,
    context: {
      readonly answer: PageCalls;
      /** Marks the page's own scripts. */
      readonly nonce: string;
      readonly requestId: string;
    },
  ) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;
  /** All that a page depends on beside its address, as a text. */
  readonly pageVariant: (headers: AskedHeaders) => string;
}

/** The built storefront. */
export interface Storefront {
  readonly build: StorefrontBuild;
  /** Folder of files for the browser. */
  readonly clientFolder: string;
  readonly cachePages: boolean;
  /** Folder with the files of other versions too; absent where there is one version at a time. */
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

// Stock, hours and prices on a page may be this old; every action is checked against the truth anyway.
// About 50 MB at 120 KB a page, compressed and not.
const pageLimits = { freshForMs: 5_000, most: 400, keeps: succeeded, fromSecond: true };

// Before the page's own code: what that calls the server with then says of which trace it is (public/trace.js).
const traceScript = '<script src="/trace.js"></script>';

// Where somebody asks for figures, how often a page is there already is one of them.
const counted = ({ meter }: Ctx) =>
  meter
    ? {
        ...pageLimits,
        onTake: (isKept: boolean) => meter.count(isKept ? 'page_cache_hits' : 'page_cache_misses'),
      }
    : pageLimits;

// What a page may depend on: the rest of a request's headers could fill the cache, or leak into it.
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
  // `*` is for OPTIONS alone, and of another protocol than ours there is nothing here (RFC 9112, 3.2).
  if (!request.url.startsWith('/')) refuseValue('', 'address');
  const headers: Record<string, string> = { accept: 'text/html' };
  const asked = askedHeaders(request);
  for (const name of pageHeaders) {
    const value = asked.get(name);
    if (value !== null) headers[name] = value;
  }
  return new Request(`${origin}${request.url}`, { headers });
}

// A fifteenth of a second's processor time: more pages than so many are packed as it costs least.
const hardPackedASecond = 30;

type PageContext = Parameters<StorefrontBuild['render']>[1] & {
  readonly isTraced: boolean;
  /** Whether this page may take the time to be packed harder. */
  readonly hasTime: () => boolean;
  readonly named: (written: string) => NamedScripts;
};

async function renderPage(
  storefront: Storefront,
  asked: Request,
  { isTraced, hasTime, named, ...context }: PageContext,
): Promise<Page> {
  const { status, headers, text: written } = await storefront.build.render(asked, context);
  const { text, hashes } = named(written);
  const kept = [...headers].filter(([name]) => name !== 'content-length');
  return {
    status,
    headers: { ...Object.fromEntries(kept), 'content-security-policy': pagePolicy(hashes) },
    packed: compressedText(isTraced ? text.replace('</head>', `${traceScript}</head>`) : text, hasTime),
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { encoding, bytes } = page.packed(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  // A page is for no script of another site, on a developer's machine either.
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
  // Pages mark their own scripts with this; no page is sent with it.
  const mark = randomBytes(16).toString('base64url');
  const named = scriptNamer(mark);
  const hasTime = throttlePerSecond(ctx.clock, hardPackedASecond);
  // A program that asks for a call that is none reads refusals, not pages.
  app.get('/api/*', (_request, reply) => reply.callNotFound());
  // Pages are packed by `compressedText`.
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

// Beside the files with a hash in their name lie a few that keep theirs.
function fileOptions(cacheControl: string) {
  return {
    index: false,
    preCompressed: true,
    setHeaders: (response: { header: (name: string, value: string) => unknown }, path: string): void => {
      response.header('content-security-policy', filePolicy);
      // A browser has to hear of a new version of the worker when it asks.
      response.header('cache-control', path.endsWith('/sw.js') ? 'no-cache' : cacheControl);
    },
  } as const;
}

/** Serves a build's files for the browser, and from a shared folder those of other versions. */
export async function serveFiles(app: FastifyInstance, folder: string, shared?: string): Promise<void> {
  const own = join(folder, 'assets');
  await serveFolder(app, '/assets/', {
    ...fileOptions('public, max-age=31536000, immutable'),
    root: shared === undefined ? own : [own, shared],
  });
  // A route for each, since every other path is a page's; a route for each of the hundreds above would slow the start.
  await app.register(fastifyStatic, {
    ...fileOptions('public, max-age=3600'),
    root: folder,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**'],
  });
}

/** Where pages have their answers from, and the topics at which kept pages are forgotten. */
export interface PageSource {
  readonly answer: PageCalls;
  readonly changes: readonly string[];
}

/** Serves the storefront: its files for the browser, and every other path but those of the wire as a page. */
export async function serveStorefront(
  app: FastifyInstance,
  ctx: Ctx,
  storefront: Storefront,
  source: PageSource,
): Promise<void> {
  await serveFiles(app, storefront.clientFolder, storefront.sharedAssets);
  servePages(app, ctx, storefront, source);
}
