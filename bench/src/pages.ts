import { gzipSync } from 'node:zlib';
import { cpuOf } from './cpu.ts';
import { drive } from './driver.ts';
import type { LoadRequest } from './load.ts';
import type { Measured } from './processes.ts';

const encoder = (value: string) => encodeURIComponent(value);

/** Pages of one kind: how many per second, and what one costs the server's process. */
export interface PageLoad {
  readonly perSecond: number;
  readonly cpuMs: number;
}

async function measureLoad(
  server: Measured,
  seconds: number,
  requests: readonly LoadRequest[],
): Promise<PageLoad> {
  const before = cpuOf(server.pid);
  const result = await drive(server.url, { connections: 16, seconds }, requests);
  if (result.failed > 0) throw new Error(`${result.failed} pages failed under load.`);
  return { perSecond: result.perSecond, cpuMs: (cpuOf(server.pid) - before) / Math.max(1, result.done) };
}

/** Requests for `/home`, as browsers send them: from one door, or each from a new door. */
export function homePages(zoneId: string): {
  readonly same: () => LoadRequest;
  readonly another: () => LoadRequest;
} {
  const cookie = (lat: number) =>
    `currentLatLng=${encoder(JSON.stringify({ lat, lng: -56.18 }))}; zoneid=${encoder(JSON.stringify([zoneId]))}; location=Bench`;
  const page = (lat: number) => ({
    method: 'GET' as const,
    path: '/home',
    headers: { cookie: cookie(lat), accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  let step = 0;
  const another = () => {
    step += 1;
    return page(-34.9 + step / 1e7);
  };
  return { same: () => page(-34.9), another };
}

/** The kinds of pages under measurement. */
export interface PageLoads {
  readonly cached: PageLoad;
  readonly uncached: PageLoad;
  /** The stack without any of our code: 24 cards, rendered by the bare program. */
  readonly bare: PageLoad;
}

/**
 * Rendered pages at 16 connections: the same page from the cache, and pages of new doors, compared with a bare page.
 * Processor times are printed next to the rates because only they mean something on a busy machine.
 */
export async function measurePages(server: Measured, bare: Measured, zoneId: string): Promise<PageLoads> {
  const { same, another } = homePages(zoneId);
  // More than are answered in the time: a repeated one would be cached.
  const others = (): LoadRequest[] => Array.from({ length: 20_000 }, another);
  await measureLoad(server, 3, others());
  const uncached = await measureLoad(server, 5, others());
  const cached = await measureLoad(server, 4, [same()]);
  const barePage: LoadRequest[] = [{ method: 'GET', path: '/bare-page' }];
  await measureLoad(bare, 3, barePage);
  return { cached, uncached, bare: await measureLoad(bare, 5, barePage) };
}

async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

/** The page's own font: the first that its style sheets name, which the browser requests once it has them. */
async function fontBytes(url: string, html: string): Promise<number> {
  for (const [, sheet] of html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)) {
    const font = /url\(([^)]+\.woff2)\)/.exec(await (await fetch(url + sheet)).text())?.[1];
    if (font) return (await (await fetch(new URL(font, url + sheet))).arrayBuffer()).byteLength / 1000;
  }
  throw new Error('No font on the page.');
}

/**
 * Kilobytes of a page's first load by kind, as a browser with an empty cache would fetch them (without lazy
 * pictures).
 */
export async function measureBytes(url: string, path: string): Promise<Record<string, number>> {
  const html = await (await fetch(url + path)).text();
  const linked = (pattern: RegExp): string[] => [
    ...new Set([...html.matchAll(pattern)].map((match) => match[1] as string)),
  ];
  const kinds = {
    // Listed to be loaded later, in a list and in the entry module.
    scripts: linked(/[" ](\/assets\/[^" ]+\.js)(?=[" ])/g),
    styles: linked(/href="(\/assets\/[^"#]+\.css)#?"/g),
    texts: linked(/"(\/assets\/[^"]+\.json)"/g),
  };
  const sizes: Record<string, number> = { html: gzipSync(html).length / 1000 };
  for (const [kind, files] of Object.entries(kinds)) {
    const bytes = await Promise.all(files.map((file) => gzipBytes(url + file)));
    sizes[kind] = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  }
  sizes['fonts'] = await fontBytes(url, html);
  return sizes;
}
