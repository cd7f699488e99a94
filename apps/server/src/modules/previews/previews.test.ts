import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let store: { slug: string; name: string };
let item: { slug: string };
beforeAll(async () => {
  market = await openTestMarket();
  store = await market.call('catalog.store', { params: { id: fixture.stores.trattoria } });
  item = await market.call('catalog.item', { params: { id: fixture.items.pasta } });
});
afterAll(() => market.close());

const get = (url: string, headers: Record<string, string> = {}) => market.app.inject({ url, headers });

describe('a picture for sharing', () => {
  const addresses = () => [
    `/og/store/${store.slug}.jpg`,
    `/og/item/${item.slug}.jpg`,
    '/og/market/market.jpg',
  ];

  test('is a JPEG of 1200 × 630 and light enough to be fetched', async () => {
    for (const address of addresses()) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect([statusCode, headers['content-type']], address).toEqual([200, 'image/jpeg']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(rawPayload.length).toBeLessThan(150_000);
    }
  });

  test('is known again, and another in each language', async () => {
    const [address = ''] = addresses();
    const first = await get(address);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    for (const held of [tag, `W/${tag}`, `"another", ${tag}`])
      expect((await get(address, { 'if-none-match': held })).statusCode, held).toBe(304);
    expect((await get(address, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    expect((await get(`${address}?lang=ar`)).headers.etag).not.toBe(tag);
    expect((await get(`${address}?lang=xx`)).headers.etag).toBe(tag);
  });

  test('is drawn without a picture whose file is damaged: it was a fault', async () => {
    const params = { id: fixture.items.pizza };
    const { slug, image_full_url: picture } = await market.call('catalog.item', { params });
    await market.ctx.storage.put(new URL(picture).pathname.replace('/media/', ''), Buffer.from('RIFF'));
    const { statusCode, rawPayload } = await get(`/og/item/${slug}.jpg`);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, format: 'jpeg' });
  });

  test('is drawn once for many at once', async () => {
    const address = `/og/item/${item.slug}.jpg?lang=nl`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(address)));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  });

  test.each([
    '/og/store/nobody.jpg',
    '/og/item/nothing.jpg',
    '/og/vehicle/none.jpg',
    '/og/order/x.jpg',
    '/og/market/another-name.jpg',
    '/og/store/..%2f..%2fetc.jpg',
    '/og/store/Trattoria.png',
  ])('%s is not there', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('a store’s menu as a feed', () => {
  test('is a JSON Feed of what the store sells, with prices', async () => {
    const { statusCode, headers, payload } = await get(`/store/${store.slug}/menu.json`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
    const feed = JSON.parse(payload) as { items: { id: string; url: string }[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: `${store.name} · Test market`,
      home_page_url: `http://market.example/store/${store.slug}`,
      feed_url: `http://market.example/store/${store.slug}/menu.json`,
      language: 'en',
    });
    expect(feed.items.find(({ id }) => id === fixture.items.pasta)).toMatchObject({
      url: `http://market.example/product/${item.slug}`,
      _promenade: { price: 7, currency: 'USD', available: true },
    });
  });

  test('is known again, and has its language', async () => {
    const address = `/store/${store.slug}/menu.json`;
    const first = await get(address);
    expect((await get(address, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    const french = JSON.parse((await get(`${address}?lang=fr`)).payload) as { feed_url: string };
    expect(french).toMatchObject({ language: 'fr', feed_url: `http://market.example${address}?lang=fr` });
  });

  test.each(['/store/nobody/menu.json', '/store/No_Slug/menu.json'])('%s is not there', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});
