import { endpoints } from '@promenade/contract/calls';
import { callPaths } from '@promenade/contract/paths';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Asked, kindOf, evicted, mayKeepPage, pageOfStep, privateCalls, publicCalls } from './rules.ts';

const origin = 'https://market.example';

const asked = (path: string, more: Partial<Asked> & { readonly sent?: Record<string, string> } = {}) => {
  const { sent = {}, ...others } = more;
  return { method: 'GET', url: `${origin}${path}`, mode: 'cors', headers: new Headers(sent), ...others };
};
const kind = (...of: Parameters<typeof asked>) => kindOf(asked(...of), origin);

describe('what is kept of which request', () => {
  test.each([
    ['/assets/shell-abc.js', 'file'],
    ['/icons/icon-192.png', 'file'],
    ['/media/stores/a.webp', 'picture'],
    ['/media/private/proof.jpg', 'none'],
    ['/tiles/12/1/2.mvt', 'tile'],
    ['/store/pasta.data', 'step'],
    ['/home/more?module_id=1', 'public'],
    ['/api/v1/stores/details/pasta', 'public'],
    ['/api/v1/config', 'public'],
    ['/api/v1/customer/cart/list?guest_id=g', 'private'],
    ['/api/v1/customer/order/details?order_id=1', 'private'],
    ['/api/v1/customer/order/details?order_id=1&link=sealed', 'none'],
    ['/api/v1/customer/order/track?order_id=1&contact_number=2', 'none'],
    ['/api/v1/customer/wallet/transactions', 'none'],
    ['/api/v1/customer/address/list', 'none'],
    ['/api/v1/customer/info', 'none'],
    ['/api/v1/ops/orders', 'none'],
    ['/manifest.webmanifest', 'none'],
  ])('%s is %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  test('a page is what is loaded whole; writes, streams, parts of files and other sites pass by', () => {
    expect(kind('/store/pasta', { mode: 'navigate' })).toBe('page');
    expect(kind('/api/v1/customer/cart/list', { method: 'POST' })).toBe('none');
    expect(kind('/api/v1/stores/latest', { sent: { accept: 'text/event-stream' } })).toBe('none');
    expect(kind('/media/film.mp4', { sent: { range: 'bytes=0-9' } })).toBe('none');
    expect(kindOf({ ...asked('/assets/a.js'), url: 'https://other.example/assets/a.js' }, origin)).toBe(
      'none',
    );
  });

  test('what counts as public is answered to anyone, and no write is among what is kept', () => {
    expect(publicCalls.length).toBeGreaterThan(30);
    for (const id of publicCalls) expect([id, endpoints[id].who]).toEqual([id, 'anyone']);
    for (const id of privateCalls) expect(callPaths[id]).toMatch(/^GET /);
  });

  test('pages that tell of somebody are not kept', () => {
    for (const path of ['/home', '/store/pasta?module_id=1', '/orders/1', '/checkout?page=cart'])
      expect([path, mayKeepPage(origin + path)]).toEqual([path, true]);
    for (const path of [
      '/track-order?order_id=1',
      '/payment?order_id=1',
      '/orders/1?link=sealed',
      '/home?view=sign-up&ref_code=ANA',
      '/auth/callback?code=1',
    ])
      expect([path, mayKeepPage(origin + path)]).toEqual([path, false]);
  });

  test('a step of the router names its page', () => {
    expect(pageOfStep(`${origin}/store/pasta.data?module_id=1&_routes=a`)).toBe(
      `${origin}/store/pasta?module_id=1`,
    );
    expect(pageOfStep(`${origin}/_.data`)).toBe(`${origin}/`);
    expect(pageOfStep(`${origin}/_root.data`)).toBe(`${origin}/`);
  });
});

test('what is kept stays within its bounds, and the newest stays where it fits', async () => {
  const stay = fc.record({
    keptAtMs: fc.integer({ min: 0, max: 1000 }),
    bytes: fc.integer({ min: 0, max: 50 }),
  });
  const limits = fc.record({
    most: fc.integer({ min: 0, max: 12 }),
    mostBytes: fc.integer({ min: 0, max: 300 }),
    longestMs: fc.integer({ min: 0, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(stay, { maxLength: 30 }), limits, async (things, bounds) => {
      const gone = new Set(evicted(things, bounds, 1000));
      const stays = things.filter((_thing, place) => !gone.has(place));
      expect(stays.length).toBeLessThanOrEqual(bounds.most);
      expect(stays.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bounds.mostBytes);
      for (const { keptAtMs } of stays) expect(1000 - keptAtMs).toBeLessThanOrEqual(bounds.longestMs);
      const newest = things.at(-1);
      if (
        newest &&
        newest.bytes <= bounds.mostBytes &&
        bounds.most > 0 &&
        1000 - newest.keptAtMs <= bounds.longestMs
      )
        expect(gone.has(things.length - 1)).toBe(false);
    }),
  );
});
