import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, test as base } from './market.ts';

export { expect };

/** How the line is. */
interface Weather {
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
export interface WeakLine extends Weather {
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

function forward(line: Weather, asked: IncomingMessage, to: ServerResponse): void {
  if (line.down || (line.tellsNothing && asked.headers['x-answered-only'])) {
    asked.socket.destroy();
    return;
  }
  const headers = { ...asked.headers };
  // The worker's script must arrive whole and uncompressed to be changed.
  if (asked.url === '/sw.js')
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
  const on = request(`${marketUrl()}${asked.url}`, { method: asked.method ?? 'GET', headers }, (from) =>
    answer(line, from, asked, to),
  );
  on.on('error', () => asked.socket.destroy());
  to.on('close', () => to.writableFinished || on.destroy());
  asked.pipe(on);
}

async function openLine(): Promise<{ readonly line: WeakLine; readonly close: () => Promise<unknown> }> {
  const weather: Weather = { down: false, losesAnswersOf: null, tellsNothing: false, version: '' };
  const sockets = new Set<Socket>();
  const server = createServer((asked, to) => forward(line, asked, to));
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
  const line: WeakLine = Object.assign(weather, { url: `http://localhost:${port}`, cut });
  const close = () => {
    cut();
    return new Promise((resolve) => server.close(resolve));
  };
  return { line, close };
}

/** The test function behind a proxy of the test's own, with service workers allowed. */
export const test = base.extend<{ line: WeakLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here.
  line: async ({}, use) => {
    const { line, close } = await openLine();
    await use(line);
    await close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
  // What a cut connection makes a browser log; logos of gateways have the market's own address, not the proxy's.
  provoked: /ERR_|gateways|Failed to fetch|Failed to load resource|Error loading route module|preload CSS/,
});

/** Waits until the service worker has stored a page, which may be after the page was shown. */
export async function isKept(page: Page, path: string): Promise<void> {
  const keptPaths = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.endsWith('-page'));
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return pages.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(keptPaths).toContain(path);
}

/** A visit in the centre, with the service worker active and the page stored, if it may be. */
export async function arriveKept(page: Page, path: string): Promise<void> {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (!path.includes('?')) await isKept(page, path);
}
