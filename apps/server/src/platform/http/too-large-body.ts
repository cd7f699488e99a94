import type { IncomingMessage } from 'node:http';

// Twice what the largest form may hold; a minute of a weak line.
const mostDroppedBytes = 32 * 1024 * 1024;
const longestMs = 60_000;

/**
 * Reads what is still to come of a body that is too large, and throws it away. A program that sends it all before it reads
 * would find its connection broken, not the answer. Beyond a bound the answer goes out at once.
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
