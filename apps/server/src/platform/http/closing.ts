import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

/** What goes on until its caller leaves, such as streams of events, hears here that the server does. */
export interface Closing {
  /** Calls back when the server closes, at once where it does already; answers the way to stop listening. */
  readonly onClose: (listener: () => void) => () => void;
}

// Longer than any request takes; whoever hangs is cut then.
const longestRequestMs = 15_000;
const sweepMs = 50;

/**
 * A server that closes finishes what it was asked. From the word on that it is to stop, answers say that their connection
 * is not kept, so that a balancer has none left when it closes. Streams end, and their readers open them anew elsewhere.
 */
export function finishRequests(app: FastifyInstance, readiness: Readiness): Closing {
  const listeners = new Set<() => void>();
  let isClosing = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    readiness.stop();
    isClosing = true;
    for (const listener of listeners) listener();
    // A connection that falls idle after the others were closed would be waited for until its time is over.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
    sweep.unref();
    cut.unref();
  });
  return {
    onClose: (listener) => {
      if (isClosing) listener();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
