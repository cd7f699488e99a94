import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

/** Tells long-running responses, such as event streams, that the server is closing. */
export interface Closing {
  /** Calls back when the server closes, or at once if it is already closing; returns a function to stop listening. */
  readonly onClose: (listener: () => void) => () => void;
}

// Longer than any request takes; connections still open are then closed.
const longestRequestMs = 15_000;
const sweepMs = 50;

/**
 * Graceful shutdown: the server finishes its requests. Once it is told to stop, answers close their connection, so that a
 * load balancer has none left when the server closes. Streams end, and their clients reconnect to another server.
 */
export function finishRequests(app: FastifyInstance, readiness: Readiness): Closing {
  const listeners = new Set<() => void>();
  let isClosing = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
    done();
  });
  let endSweep = (): void => undefined;
  app.addHook('preClose', async () => {
    readiness.stop();
    isClosing = true;
    for (const listener of listeners) listener();
    // `close` would wait for a connection that becomes idle later until its keep-alive timeout.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
    endSweep = () => {
      clearInterval(sweep);
      clearTimeout(cut);
    };
    sweep.unref();
    cut.unref();
  });
  // The last of these hooks, as it is the first: by then every socket that listened is closed.
  app.addHook('onClose', async () => endSweep());
  return {
    onClose: (listener) => {
      if (isClosing) listener();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
