import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from './context.ts';
import { type CachedPage, pageCache, type PageCache } from './page-cache.ts';
import { filePolicy, pagePolicy } from './security.ts';

/** What the storefront's build exports: the only thing the server knows of it. */
export interface StorefrontBuild {
  readonly render: (
    request: Request,
    context: {
      readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
      readonly nonce: string;
      readonly requestId: string;
    },
  ) => Promise<Response>;
  /** All that a page depends on beside its address, as a text. */
  readonly pageVariant: (request: Request) => string;
}

/** The built storefront. */
export interface Storefront {
  readonly build: StorefrontBuild;
  /** Folder of files for the browser. */
  readonly clientFolder: string;
  readonly cachePages: boolean;
}

/** Loads a build from its folder. */
export async function loadStorefront(folder: string, cachePages = true): Promise<Storefront> {
  const build = (await import(join(folder, 'server/index.js'))) as StorefrontBuild;
  return { build, clientFolder: join(folder, 'client'), cachePages };
}

// Pages ask the API inside the process: no socket, the same door as everyone.
function innerFetch(app: FastifyInstance): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: init.headers as Record<string, string>,
      ...(init.body === undefined || init.body === null ? {} : { payload: init.body as string }),
    });
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      headers: { 'content-type': response.headers['content-type']?.toString() ?? 'application/json' },
    });
  };
}

// What a page may depend on: the rest of a request's headers could fill the cache, or leak into it.
function pageRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers({ accept: 'text/html' });
  for (const name of ['cookie', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`${origin}${request.url}`, { headers });
}

async function renderPage(
  storefront: Storefront,
  asked: Request,
  context: Parameters<StorefrontBuild['render']>[1],
): Promise<CachedPage> {
  const response = await storefront.build.render(asked, context);
  const text = await response.text();
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-length'));
  return { status: response.status, headers, pieces: text.split(context.nonce) };
}

function sendPage(reply: FastifyReply, page: CachedPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(page.status)
    .headers(page.headers)
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .send(page.pieces.join(nonce));
}

function servePages(app: FastifyInstance, ctx: Ctx, storefront: Storefront, cache: PageCache): void {
  const fetch = innerFetch(app);
  app.get('/*', async (request, reply) => {
    const asked = pageRequest(request, ctx.publicUrl);
    // The page is kept with this stand-in; each answer gets a nonce of its own in its place.
    const render = (): Promise<CachedPage> =>
      renderPage(storefront, asked, {
        fetch,
        nonce: randomBytes(16).toString('base64url'),
        requestId: request.id,
      });
    if (!storefront.cachePages) return sendPage(reply, await render());
    const page = await cache.take(`${request.url}\n${storefront.build.pageVariant(asked)}`, render);
    return sendPage(reply, page);
  });
}

/** Serves the storefront: its files for the browser, and every other path as a page. */
export async function serveStorefront(app: FastifyInstance, ctx: Ctx, storefront: Storefront): Promise<void> {
  await app.register(fastifyStatic, {
    root: storefront.clientFolder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const isNamedByContent = path.includes('/assets/');
      response.header('content-security-policy', filePolicy);
      response.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  servePages(app, ctx, storefront, pageCache(ctx.clock));
}
