import { gzipSync } from 'node:zlib';
import { drive } from './load.ts';

const encoder = (value: string) => encodeURIComponent(value);

/** Rendered pages a second at 16 connections: the same page from the cache, and pages that no cache can know. */
export async function measurePages(
  url: string,
  zoneId: string,
): Promise<{ cached: number; uncached: number }> {
  const cookie = (lat: number) =>
    `currentLatLng=${encoder(JSON.stringify({ lat, lng: -56.18 }))}; zoneid=${encoder(JSON.stringify([zoneId]))}; location=Bench`;
  const page = (lat: number) => ({
    method: 'GET' as const,
    path: '/home',
    headers: { cookie: cookie(lat), accept: 'text/html' },
  });
  await drive(url, { connections: 4, seconds: 2 }, () => page(-34.9));
  const cached = await drive(url, { connections: 16, seconds: 4 }, () => page(-34.9));
  let step = 0;
  const uncached = await drive(url, { connections: 16, seconds: 5 }, () => {
    step += 1;
    return page(-34.9 + step / 1e7);
  });
  if (cached.failed + uncached.failed > 0) throw new Error('Pages failed under load.');
  return { cached: cached.perSecond, uncached: uncached.perSecond };
}

async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

/** Kilobytes of a page's first load by kind, as a cold browser would fetch them (pictures marked lazy left out). */
export async function measureBytes(url: string, path: string): Promise<Record<string, number>> {
  const html = await (await fetch(url + path)).text();
  const linked = (pattern: RegExp): string[] => [
    ...new Set([...html.matchAll(pattern)].map((match) => match[1] as string)),
  ];
  const kinds = {
    scripts: linked(/(?:href|src)="(\/assets\/[^"]+\.js)"/g),
    styles: linked(/href="(\/assets\/[^"]+\.css)"/g),
    texts: linked(/href="(\/assets\/[^"]+\.json)"/g),
    fonts: linked(/rel="preload" href="([^"]+\.woff2)"/g),
  };
  const sizes: Record<string, number> = { html: gzipSync(html).length / 1000 };
  for (const [kind, files] of Object.entries(kinds)) {
    const bytes = await Promise.all(files.map((file) => gzipBytes(url + file)));
    sizes[kind] = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  }
  return sizes;
}
