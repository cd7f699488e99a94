import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How the line is. */
export interface Weather {
  /** Every connection is cut, and new ones are refused. */
  down: boolean;
  /** The market executes these writes; the connection is cut before their answer. */
  losesAnswersOf: RegExp | null;
  /** Automatic checks of a write's outcome get no answer, so the next attempt is the shopper's. */
  tellsNothing: boolean;
  /** Appended to the service worker's script: another text is a new version. */
  version: string;
}

/** A proxy to the market that can be cut at any time; the browser takes it for the market. */
export interface MarketLine extends Weather {
  readonly url: string;
  /** Cuts every open connection, streams included. */
  readonly cut: () => void;
}

function answer(line: Weather, from: IncomingMessage, asked: IncomingMessage, to: ServerResponse): void {
  const isWorker = asked.url === '/sw.js';
  const isLost = asked.method !== 'GET' && line.losesAnswersOf?.test(asked.url ?? '');
  if (isLost) {
    from.resume().on('end', () => {
      // Nothing gets through any more until the test allows it.
      line.down = true;
      asked.socket.destroy();
    });
    return;
  }
  const { 'content-length': _length, ...headers } = from.headers;
  to.writeHead(from.statusCode ?? 500, isWorker ? headers : from.headers);
  from.on('end', () => isWorker && to.end(`\n// ${line.version}`));
  from.pipe(to, { end: !isWorker });
}

function forward(market: string, line: Weather, asked: IncomingMessage, to: ServerResponse): void {
  if (line.down || (line.tellsNothing && asked.headers['x-answered-only'])) {
    asked.socket.destroy();
    return;
  }
  const headers = { ...asked.headers };
  // The worker's script must arrive whole and uncompressed to be changed.
  if (asked.url === '/sw.js')
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
  const on = request(`${market}${asked.url}`, { method: asked.method ?? 'GET', headers }, (from) =>
    answer(line, from, asked, to),
  );
  on.on('error', () => asked.socket.destroy());
  to.on('close', () => to.writableFinished || on.destroy());
  asked.pipe(on);
}

/** A line to the market at an address, and what ends it. */
export async function openLine(
  market: string,
): Promise<{ readonly line: MarketLine; readonly close: () => Promise<unknown> }> {
  const weather: Weather = { down: false, losesAnswersOf: null, tellsNothing: false, version: '' };
  const sockets = new Set<Socket>();
  const server = createServer((asked, to) => forward(market, line, asked, to));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cut = (): void => {
    line.down = true;
    for (const socket of sockets) socket.destroy();
  };
  const { port } = server.address() as AddressInfo;
  const line: MarketLine = Object.assign(weather, { url: `http://localhost:${port}`, cut });
  const close = () => {
    cut();
    return new Promise((resolve) => server.close(resolve));
  };
  return { line, close };
}
