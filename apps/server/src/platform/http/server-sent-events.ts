import type { FastifyReply, FastifyRequest } from 'fastify';

// Proxies drop a silent connection after a minute or so; a comment line keeps it. A page gives it up after 50 s.
const heartbeatMs = 20_000;

/** What is said of every stream. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** What hooks have said of the answer: who may read it, and the request's id. */
function saidBefore(reply: FastifyReply): Record<string, string | string[]> {
  const said = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    said.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}

/**
 * Answers a stream of server-sent events (WHATWG HTML, section 9.2): one `data:` line of JSON each.
 * The events end by themselves when the context's signal says that the caller has gone.
 * The first event is awaited before anything is sent, so that a refusal still gets its own status.
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
  const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
  try {
    while (!next.done && !raw.destroyed) {
      raw.write(`data: ${JSON.stringify(next.value)}\n\n`);
      next = await iterator.next();
    }
  } catch (error) {
    // What is read when its caller has left may end with the market: nobody waits for it.
    if (!raw.destroyed) request.log.error({ err: error }, 'event stream ended early');
  } finally {
    clearInterval(heartbeat);
    // A caller who left between two events leaves the source waiting; this lets it tidy up.
    await iterator.return?.(undefined).catch(() => undefined);
    raw.end();
  }
  return reply;
}
