import type { FastifyReply, FastifyRequest } from 'fastify';

// Proxies drop a silent connection after a minute or so; a comment line keeps it.
const heartbeatMs = 20_000;

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
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
  try {
    while (!next.done && !raw.destroyed) {
      raw.write(`data: ${JSON.stringify(next.value)}\n\n`);
      next = await iterator.next();
    }
  } catch (error) {
    request.log.error({ err: error }, 'event stream ended early');
  } finally {
    clearInterval(heartbeat);
    // A caller who left between two events leaves the source waiting; this lets it tidy up.
    await iterator.return?.(undefined).catch(() => undefined);
    raw.end();
  }
  return reply;
}
