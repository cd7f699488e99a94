import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from './worker.fixture.ts';

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
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 10_000 });
  prepare.giveWay();
  await ahead;
  await prepare.keepViews();
  expect(asked).toEqual(['https://market.example/assets/cart.js']);
});
