import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

// Proxies drop a silent connection after about a minute; a comment line keeps it open. Pages give up after 50 s.
const heartbeatMs = 20_000;

/** Headers of every stream. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** Headers already set by hooks: CORS, and the request's id. */
function saidBefore(reply: FastifyReply): Record<string, string | string[]> {
  const said = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

/** Waits until a client has read what it was sent, or has left. */
function untilRead(raw: ServerResponse): Promise<void> {
  if (!raw.writableNeedDrain || raw.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      raw.off('drain', done).off('close', done);
      resolve();
    };
    raw.on('drain', done).on('close', done);
  });
}

/**
 * Answers a stream of server-sent events (WHATWG HTML, section 9.2): one `data:` line of JSON each.
 * The events end by themselves when the context's signal says that the caller has gone.
 * The first event is awaited before anything is sent, so that a refusal still gets its own status. The next is asked for
 * once the client has read the last: what it does not read would be kept in memory. One that reads nothing more is left to
 * the server's timeout.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  let next = await iterator.next();
  request.streamBeganMs = reply.elapsedTime;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    connection: 'keep-alive',
    ...saidBefore(reply),
    ...streamHeaders,
  });
  const heartbeat = setInterval(() => raw.writableNeedDrain || raw.write(':\n\n'), heartbeatMs);
  try {
    while (!next.done && !raw.destroyed) {
      raw.write(`data: ${JSON.stringify(next.value)}\n\n`);
      await untilRead(raw);
      next = await iterator.next();
    }
  } catch (error) {
    // Reads for a client that has left may fail because the market is closing: nobody waits for them.
    if (!raw.destroyed) request.log.error({ err: error }, 'event stream ended early');
  } finally {
    clearInterval(heartbeat);
    // If the client left between two events the source is still waiting; this lets it clean up.
    await iterator.return?.(undefined).catch(() => undefined);
    raw.end();
  }
  return reply;
}
