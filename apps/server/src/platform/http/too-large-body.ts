import type { IncomingMessage } from 'node:http';

// Twice the size of the largest form; a minute on a slow connection.
const mostDroppedBytes = 32 * 1024 * 1024;
const longestMs = 60_000;

/**
 * Reads and discards the rest of a body that is too large. Otherwise a client that sends everything before it reads would
 * find its connection reset instead of the answer. Beyond a limit, the answer is sent at once.
 */
export function dropRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || Number(request.headers['content-length'] ?? 0) > mostDroppedBytes)
    return Promise.resolve();
  return new Promise((resolve) => {
    let droppedBytes = 0;
    const timer = setTimeout(done, longestMs);
    function done(): void {
      clearTimeout(timer);
      request.off('data', drop);
      resolve();
    }
    function drop(chunk: Buffer): void {
      droppedBytes += chunk.length;
      if (droppedBytes > mostDroppedBytes) done();
    }
    request.on('data', drop).once('end', done).once('close', done).once('error', done);
  });
}
