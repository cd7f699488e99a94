import fastifyCompress from '@fastify/compress';
import fastifyCors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { serveLocalProvider } from './modules/accounts/index.ts';
import { serveTiles } from './modules/geo/index.ts';
import { servePayments } from './modules/payments/index.ts';
import { changesOfPages, paymentPurposes, roomRoutes } from './modules/rooms.ts';
import { noteRefusal } from './modules/order-record/index.ts';
import { serveInvoices } from './modules/orders/index.ts';
import { serveMenuFeed, servePreviews } from './modules/previews/index.ts';
import { serveNewsletter } from './modules/newsletter/index.ts';
import { refuseInMaintenance } from './modules/settings/index.ts';
import { serveSitemap } from './modules/sitemap/index.ts';
import { serveRentalFeed } from './modules/vehicles/index.ts';
import { serveTripFiles } from './modules/trips/index.ts';
import { listZoneIdsHere } from './modules/zones/index.ts';
import { forgetReadingsAt } from './platform/caching/cache.ts';
import { answerClientError, noteExchanges } from './platform/http/client-error.ts';
import { finishRequests } from './platform/http/closing.ts';
import type { Ctx } from './platform/context.ts';
import { serve } from './platform/http/endpoints.ts';
import { answerError, answerErrors } from './platform/http/error-handler.ts';
import { type Readiness, serveHealth, takesRequests } from './platform/http/health.ts';
import { bytesUnderWay } from './platform/limits/bytes-under-way.ts';
import { memoryLimiter, usualBodyBytes } from './platform/limits/limits.ts';
import { serveMedia } from './platform/files/media.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { otherSites, secureAnswers, securedError } from './platform/http/security.ts';
import { pathOfTarget } from './platform/http/request.ts';
import { pageCalls } from './platform/pages/page-calls.ts';
import { servePrivateFiles } from './platform/files/private-files.ts';
import { sharedLimiter } from './platform/limits/shared-limits.ts';
import { serveStorefront, type Storefront } from './platform/pages/storefront.ts';
import { givenRequestId } from './platform/telemetry/request-id.ts';
import { logRequests } from './platform/telemetry/request-log.ts';

/** What the program is made of; tests give their own. */
export interface AppDeps {
  /** The context of no request yet. */
  readonly ctx: Ctx;
  readonly log: Logger;
  /** The built storefront; absent where only the wire is served (tests of rooms). */
  readonly storefront?: Storefront;
  readonly validateReplies?: boolean;
  /** Says when this server is about to stop. */
  readonly readiness?: Readiness;
  /** Balancers that are believed when they say who calls. */
  readonly trustedProxies?: readonly string[];
  /** Other servers may be at the same database: limits are counted together. */
  readonly several?: boolean;
}

// A form of 4 MB over 14 KB a second; what takes longer is held open on purpose. Without these two Fastify waits for ever.
const longestRequestMs = 5 * 60_000;
// A caller who neither sends nor reads; live streams say something every 20 seconds.
const longestSilenceMs = 2 * 60_000;

function openServer(ctx: Ctx, log: Logger, trustedProxies: readonly string[]): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: usualBodyBytes,
    requestTimeout: longestRequestMs,
    connectionTimeout: longestSilenceMs,
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    genReqId: ({ headers }) => givenRequestId(headers) ?? ctx.ids.next(),
    // Open requests are finished; those that come meanwhile on a connection that was kept, too.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // A URL that cannot even be decoded reaches no route, and so no hook and no error handler.
    frameworkErrors: securedError(ctx.publicUrl, answerError),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  noteExchanges(app.server);
  return app;
}

// Before the caches of pages hear of it, so that none is filled again with what was so before.
function seeChanges(ctx: Ctx): void {
  forgetReadingsAt(ctx, changesOfPages);
  for (const topic of changesOfPages) if (ctx.replicas) ctx.events.subscribe(topic, ctx.replicas.changed);
}

/** Puts the server together: platform pieces first, then the rooms, then the storefront. */
export async function buildApp({
  ctx,
  log,
  storefront,
  validateReplies = false,
  readiness = takesRequests(),
  trustedProxies = [],
  several = false,
}: AppDeps): Promise<FastifyInstance> {
  const app = openServer(ctx, log, trustedProxies);
  // Fastify's own: a text is none of what calls read.
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  ctx.trace?.watchRequests(app);
  ctx.meter?.watchRequests(app);
  answerErrors(app);
  const closing = finishRequests(app, readiness);
  secureAnswers(app, ctx.publicUrl);
  await app.register(fastifyCors, otherSites(ctx.publicUrl));
  // No browser sends a packed body; looking for one costs every request.
  await app.register(fastifyCompress, {
    threshold: 2048,
    encodings: ['gzip', 'deflate'],
    globalDecompression: false,
  });
  serveHealth(app, ctx, readiness);
  await serveMedia(app, ctx.storage);
  servePrivateFiles(app, ctx);
  serveInvoices(app, ctx);
  serveTripFiles(app, ctx);
  serveTiles(app, ctx);
  await serveLocalProvider(app, ctx);
  await servePayments(app, ctx, paymentPurposes);
  await serveNewsletter(app, ctx);
  serveOpenApi(app, ctx.publicUrl);
  serveSitemap(app, ctx);
  serveRentalFeed(app, ctx);
  const serving = {
    ctx,
    formsUnderWay: bytesUnderWay(),
    limiter: several ? sharedLimiter(ctx, memoryLimiter(ctx.clock)) : memoryLimiter(ctx.clock),
    validateReplies,
    refuseWrites: refuseInMaintenance,
    closing,
    onRefused: noteRefusal,
  };
  for (const routes of roomRoutes) serve(app, serving, routes);
  seeChanges(ctx);
  const answer = pageCalls(ctx, roomRoutes, listZoneIdsHere, changesOfPages);
  servePreviews(app, ctx, answer);
  serveMenuFeed(app, ctx, answer);
  if (storefront) await serveStorefront(app, ctx, storefront, { answer, changes: changesOfPages });
  return app;
}
