import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The kind of caller, once authenticated; nothing else about them is logged. */
    callerKind: Actor['kind'] | undefined;
    /** The code of the refusal, if it was refused. */
    refusalCode: string | undefined;
    /** When the response of an event stream began, in milliseconds after the request. */
    streamBeganMs: number | undefined;
  }
}

// A wait that people notice.
const slowMs = 1_000;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The log level of a request: faults as errors, slow requests as warnings, writes and refusals at `info`, everything
 * else (pages, lists, files: most of the traffic) at `debug`.
 */
export function levelOf({
  method,
  status,
  ms,
}: {
  readonly method: string;
  readonly status: number;
  readonly ms: number;
}): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500 && status !== 503) return 'error';
  if (status === 503 || ms >= slowMs) return 'warn';
  return status >= 400 || !reads.has(method) ? 'info' : 'debug';
}

/** The route's pattern: the URL itself could reveal a token, guest id or place. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/**
 * How long the client has waited, in milliseconds; for a stream, until its response began, since it stays open for
 * minutes.
 */
export const waitedMs = (request: FastifyRequest, reply: FastifyReply): number =>
  request.streamBeganMs ?? reply.elapsedTime;

function tellRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, callerKind, refusalCode } = request;
  const [status, ms] = [reply.statusCode, Math.round(waitedMs(request, reply) * 10) / 10];
  const level = levelOf({ method, status, ms });
  if (!(request.log as Logger).isLevelEnabled(level)) return;
  const line = { method, route: routeOf(request), status, ms, caller: callerKind, refusal: refusalCode };
  request.log[level](line, 'request');
}

/** Logs one line per request, depending on the log level, without anything that identifies a shopper. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('callerKind', undefined);
  app.decorateRequest('refusalCode', undefined);
  app.decorateRequest('streamBeganMs', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    tellRequest(request, reply);
    done();
  });
}
