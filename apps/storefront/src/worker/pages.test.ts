import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, memoryCaches } from './worker.fixture.ts';

const store = 'https://market.example/store/la-esquina';
const network = vi.fn<(request: Request) => Promise<Response>>();
let pages: typeof import('./pages.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL(store));
  pages = await import('./pages.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
});

async function open(url: string, ahead?: Response): Promise<string> {
  const { event, done } = asking(url);
  const preloadResponse = Promise.resolve(ahead);
  const text = await (await pages.answerPage({ ...event, preloadResponse })).text();
  await done();
  return text;
}

test('a cookie that someone else wrote badly does not keep a page from being read without a connection', async () => {
  const cookies = [
    { name: 'language-setting', value: 'nl' },
    { name: 'discount', value: '50%' },
  ];
  vi.stubGlobal('cookieStore', { getAll: async () => cookies });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  network.mockImplementation(async () => new Response('<html lang="nl">soup', { headers }));
  await open(store);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await open(store)).toContain('soup');
});

test('without a connection a kept page is read in Firefox as well, which answers a page’s preload with a network error: its own error page stood there', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  network.mockImplementation(async () => new Response('<html lang="nl">soup', { headers }));
  await open(store);
  network.mockRejectedValue(new TypeError('NetworkError when attempting to fetch resource.'));
  expect(await open(store, Response.error())).toContain('soup');
});
