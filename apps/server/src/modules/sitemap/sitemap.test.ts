import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { indexText, partText } from './sitemap-files.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ publicUrl: 'https://market.example' });
});
afterAll(() => market.close());

const read = (url: string) => market.app.inject({ url });
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at);

test('robots.txt leads to the sitemap and away from what is one visitor’s own', async () => {
  const { statusCode, headers, body } = await read('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Sitemap: https://market.example/sitemap.xml');
  const own = ['checkout', 'parcel/send', 'payment', 'orders/', 'trip', 'my-trips', 'wallet', 'track-trip'];
  for (const path of own) expect(body).toContain(`Disallow: /${path}\n`);
  expect(body).not.toContain('Disallow: /\n');
});

test('[NAV-05] the sitemap names its parts, and every part holds addresses of pages with the day they changed', async () => {
  const index = await read('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const parts = addressesIn(index.body);
  expect(parts).toContain('https://market.example/sitemap/pages-1.xml.gz');
  expect(parts).toContain('https://market.example/sitemap/items-1.xml.gz');
  const items = await read('/sitemap/items-1.xml.gz');
  expect(items.headers['content-type']).toBe('application/gzip');
  expect(items.headers['content-encoding']).toBeUndefined();
  const text = gunzipSync(items.rawPayload).toString();
  expect(addressesIn(text)).toContain('https://market.example/product/pizza-001');
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  const stores = gunzipSync((await read('/sitemap/stores-1.xml.gz')).rawPayload).toString();
  expect(addressesIn(stores).every((address) => address.startsWith('https://market.example/store/'))).toBe(
    true,
  );
});

test.each(['items-2.xml.gz', 'items-0.xml.gz', 'nothing-1.xml.gz', 'items-1.xml', '..%2fitems-1.xml.gz'])(
  'there is no part %s',
  async (file) => {
    const answer = await read(`/sitemap/${file}`);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not_found']);
  },
);

test('what XML reads in an address is written for it', () => {
  const address = "https://market.example/product/o'clock?a=1&b=2";
  expect(partText([{ address, changedAt: null }])).toContain('o&apos;clock?a=1&amp;b=2</loc></url>');
  expect(indexText([address])).toContain('&amp;b=2</loc></sitemap>');
});
