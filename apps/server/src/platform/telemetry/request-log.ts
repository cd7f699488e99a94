import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, once that is known: the kind alone. */
    callerKind: Actor['kind'] | undefined;
    /** The code of the refusal that was answered. */
    refusalCode: string | undefined;
    /** When a stream of events began to be answered, milliseconds after it was asked for. */
    streamBeganMs: number | undefined;
  }
}

// Whoever waits that long notices.
const slowMs = 1_000;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * At which level a request is told: faults as errors, what was slow as a warning, writes and refusals at `info`, all
 * else (pages, lists, files: most of what a market does) at `debug`.
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

/** The route as the program knows it: an address would tell whose token, guest id or place it names. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** How long whoever asked has waited, in milliseconds: of a stream for its first word, as it stays open for minutes. */
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

/** One line for each request that the log's level asks for, and none that names a shopper. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('callerKind', undefined);
  app.decorateRequest('refusalCode', undefined);
  app.decorateRequest('streamBeganMs', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    tellRequest(request, reply);
    done();
  });
}
