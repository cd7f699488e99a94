import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, memoryCaches } from './worker.fixture.ts';

const asked: string[] = [];
let prepare: typeof import('./prepare.ts');

beforeEach(async () => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', new URL('https://market.example/sw.js'));
  vi.stubGlobal('VIEW_FILES', ['/assets/cart.js', '/assets/orders.js']);
  // A line that brings nothing until it is no longer asked.
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(url);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  prepare = await import('./prepare.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('[SYS-12] a reload to the new version does not wait for what the old one fetches ahead', async () => {
  const ahead = prepare.keepViews();
  await expect.poll(() => asked).toHaveLength(1);
  prepare.giveWay();
  await ahead;
  await prepare.keepViews();
  expect(asked).toEqual(['https://market.example/assets/cart.js']);
});

const page =
  '<html data-messages="/assets/messages-en-5f.json"><script src="/assets/entry.js"></script></html>';

test('[SYS-12] the page for when there is no connection is kept with its texts: a script of their name was asked for', async () => {
  const unread: string[] = [];
  vi.stubGlobal('NEEDED_FILES', ['/assets/gone.js']);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname);
    if (!url.includes('gone')) return new Response(page, { headers: { 'content-type': 'text/html' } });
    const body = new ReadableStream({ cancel: () => void unread.push('given up') });
    return new Response(body, { status: 404 });
  });
  await prepare.keepOffline();
  expect(new Set(asked.filter((path) => path.startsWith('/assets/')))).toEqual(
    new Set(['/assets/messages-en-5f.json', '/assets/entry.js', '/assets/gone.js']),
  );
  // One that is not read to its end holds a connection, of which there are six.
  expect(unread).toEqual(['given up']);
});

test('a page whose files came past the worker, as WebKit takes them from its memory, has them kept once it rests: without a connection it was shown and did nothing', async () => {
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal('fetch', async (asked: Request | string) =>
    typeof asked === 'string' ? new Response('code') : new Response(page, { headers }),
  );
  const { answerPage } = await import('./pages.ts');
  const { event, done } = asking('https://market.example/store/la-esquina');
  await answerPage(event);
  await done();
  await prepare.keepViews();
  const kept = await (await caches.open('promenade-1-file')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname)).toContain('/assets/entry.js');
});
