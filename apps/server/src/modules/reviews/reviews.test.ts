import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  placeTestOrder,
  rental,
  type TestMarket,
  writeRental,
} from '../../testing/index.ts';
import { local } from '../../testing/local-text.fixture.ts';
import { writeSampleReviews } from './index.ts';

const { items, stores, zones, modules } = fixture;

let market: TestMarket;
let operator: { token: string };
let ana: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set('2026-06-17T15:30:00.000Z');
  ana = { token: (await market.newCustomer()).token };
  const { db } = market.ctx;
  await sql`delete from reviews`.execute(db);
  await sql`update items set stars = null, rating = 0, rating_count = 0`.execute(db);
  await sql`update stores set stars = null, rating = 0, rating_count = 0, reviews = true`.execute(db);
});

type Order = Parameters<typeof placeTestOrder>[2];
type Submitted = Body<'reviews.submit'>;

const takeAway = { change: { order_type: 'take_away' } } as const;

/** Places a take-away order and has it handed over, but for what is left out; answers what a review names. */
async function bring(caller: { token: string }, order: Order = {}, until = 4) {
  const { order_id } = await placeTestOrder(market, caller, { ...takeAway, ...order });
  for (const order_status of (['confirmed', 'processing', 'handover', 'delivered'] as const).slice(
    0,
    until,
  )) {
    market.clock.advance(60_000);
    await market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
  }
  const { lines } = await market.call('orders.details', { query: { order_id } }, caller);
  return { order_id, line_id: lines[0]?.id ?? '' };
}

const submit = (body: Submitted, caller = ana) => market.call('reviews.submit', { body }, caller);
const takeReviews = (reviews: boolean, id: string = stores.trattoria) =>
  market.call('ops.setStoreReviews', { params: { id }, body: { reviews } }, operator);
const refused = async (body: Submitted, caller = ana) =>
  (await market.refused('reviews.submit', { body }, caller)).code;
const ofItem = (id: string, caller = {}, query = {}) =>
  market.call('reviews.ofItem', { params: { id }, query }, caller);

describe('reading', () => {
  test('anyone: newest first, with all stars counted, in pages', async () => {
    for (const [rating, comment] of [
      [5, 'Like in Naples'],
      [2, ''],
      [4, 'Good'],
    ] as const) {
      await submit({ ...(await bring(ana)), rating, comment });
    }
    const page = await ofItem(items.pasta, {}, { limit: 2 });
    expect(page).toMatchObject({
      total_size: 3,
      limit: 2,
      offset: 1,
      avg_rating: 3.67,
      rating_count: 3,
      by_stars: [0, 1, 0, 1, 1],
      reviews_status: true,
      message: null,
    });
    expect(page.reviews.map(({ rating, comment }) => [rating, comment])).toEqual([
      [4, 'Good'],
      [2, ''],
    ]);
    expect((await ofItem(items.pasta, {}, { limit: 2, offset: 2 })).reviews).toMatchObject([{ rating: 5 }]);
    expect((await ofItem('pasta-002')).total_size).toBe(3);
  });

  test('shows the first name alone, and the item in the caller’s language', async () => {
    await submit({ ...(await bring(ana)), rating: 5 });
    const { reviews } = await ofItem(items.pasta, { language: 'fr' });
    expect(reviews).toMatchObject([
      {
        customer_name: 'Ana',
        item_id: items.pasta,
        item_slug: 'pasta-002',
        item_name: 'Pasta (fr)',
        reply: null,
      },
    ]);
    expect(JSON.stringify(reviews)).not.toContain('Silva');
  });

  test('of a store: of all that it sells, and its own stars', async () => {
    await submit({ ...(await bring(ana)), rating: 5 });
    await submit({ ...(await bring(ana, { itemId: items.tiramisu, price: 4.5 })), rating: 2 });
    const query = { store_id: 'the-trattoria' };
    const page = await market.call('reviews.ofStore', { query });
    expect(page).toMatchObject({
      total_size: 2,
      avg_rating: 3.5,
      rating_count: 2,
      by_stars: [0, 1, 0, 0, 1],
    });
    expect(page.reviews.map(({ item_id }) => item_id)).toEqual([items.tiramisu, items.pasta]);
    const card = (await market.call('catalog.stores')).stores.find(({ id }) => id === stores.trattoria);
    expect(card).toMatchObject({ avg_rating: 3.5, rating_count: 2 });
  });

  test('[MOD-08] not of what is not here', async () => {
    const code = async (id: string, caller = {}) =>
      (await market.refused('reviews.ofItem', { params: { id } }, caller)).code;
    expect(await code(items.steak)).toBe('item_not_found');
    expect(await code(items.soup)).toBe('item_not_found');
    expect(await code(items.pasta, { module: modules.grocery })).toBe('item_not_found');
    const coast = { zones: [zones.coast] };
    const ofStore = await market.refused('reviews.ofStore', { query: { store_id: stores.trattoria } }, coast);
    expect(ofStore.code).toBe('store_not_found');
  });

  test('[PROF-07] a store that takes no reviews says so until it takes them again: no operator could decide it', async () => {
    const brought = await bring(ana);
    await submit({ ...brought, rating: 5 });
    await takeReviews(false);
    const text = 'this store is not having any review plan';
    const none = { total_size: 0, reviews: [], rating_count: 0, reviews_status: false, message: text };
    expect(await market.call('reviews.ofStore', { query: { store_id: stores.trattoria } })).toMatchObject(
      none,
    );
    expect(await ofItem(items.pasta)).toMatchObject(none);
    expect((await ofItem(items.pasta, { language: 'nl' })).message).not.toBe(text);
    const item = await market.call('catalog.item', { params: { id: items.pasta } });
    expect(item.reviews_status).toBe(false);
    const next = await bring(ana);
    expect((await market.refused('reviews.submit', { body: { ...next, rating: 5 } }, ana)).message).toBe(
      text,
    );
    expect(await market.call('reviews.pending', {}, ana)).toEqual([]);
    await takeReviews(true);
    expect(await ofItem(items.pasta)).toMatchObject({ total_size: 1, reviews_status: true });
    await submit({ ...next, rating: 4 });
  });

  test('reviews of vehicles are not the operator’s to end, nor those of a store nobody knows', async () => {
    await writeRental(market.ctx);
    for (const id of [rental.providers.wheels, '0190a000-0000-7000-8000-00000000ffff'])
      await expect(takeReviews(false, id)).rejects.toMatchObject({ code: 'store_not_found' });
  });
});

describe('samples of a demonstration', () => {
  test('are read in the caller’s language and in nobody’s name, written twice they are there once', async () => {
    const sample = {
      id: '0190a000-000e-7000-8000-000000000001',
      itemId: items.pasta,
      storeId: stores.trattoria,
      rating: 4,
      text: local('Came hot'),
      hoursAgo: 48,
    };
    await writeSampleReviews(market.ctx, [sample]);
    await writeSampleReviews(market.ctx, [{ ...sample, text: local('Came very hot') }]);
    expect((await ofItem(items.pasta, { language: 'fr' })).reviews).toMatchObject([
      {
        comment: 'Came very hot (fr)',
        customer_name: null,
        rating: 4,
        created_at: new Date(market.clock.now() - 48 * 3_600_000).toISOString(),
      },
    ]);
  });
});

describe('writing', () => {
  test('is for the customer whose order was delivered, once for each line', async () => {
    const brought = await bring(ana);
    const reply = await submit({ ...brought, rating: 4, comment: '  Good  ' });
    expect(reply).toMatchObject({
      message: 'Thank you for your review.',
      review: { rating: 4, comment: 'Good', customer_name: 'Ana', pictures: [] },
    });
    expect(await refused({ ...brought, rating: 1 })).toBe('already_reviewed');
    expect(await ofItem(items.pasta)).toMatchObject({ total_size: 1, rating_count: 1, avg_rating: 4 });
  });

  test('not before it was delivered, not another’s, not of a line of another order', async () => {
    const onItsWay = await bring(ana, {}, 3);
    expect(await refused({ ...onItsWay, rating: 5 })).toBe('not_delivered');
    const [mine, other] = [await bring(ana), await bring(ana)];
    expect(await refused({ ...mine, line_id: other.line_id, rating: 5 })).toBe('order_line_not_found');
    const stranger = { token: (await market.newCustomer()).token };
    expect(await refused({ ...mine, rating: 5 }, stranger)).toBe('order_not_found');
    const guest = { guestId: (await market.newGuest()).guestId };
    expect((await market.refused('reviews.submit', { body: { ...mine, rating: 5 } }, guest)).status).toBe(
      401,
    );
    expect((await ofItem(items.pasta)).total_size).toBe(0);
  });

  test('takes 1 to 5 whole stars and 1,000 characters', async () => {
    const brought = await bring(ana);
    for (const change of [{ rating: 0 }, { rating: 6 }, { rating: 2.5 }, { comment: 'x'.repeat(1001) }])
      expect(await refused({ ...brought, rating: 5, ...change })).toBe('malformed');
    await submit({ ...brought, rating: 5, comment: 'x'.repeat(1000) });
  });

  test('what an import’s mean is made of is counted on', async () => {
    await sql`update items set rating = 4.5, rating_count = 10 where id = ${items.pasta}`.execute(
      market.ctx.db,
    );
    const { by_stars: before } = await ofItem(items.pasta);
    expect(before).toEqual([0, 0, 1, 3, 6]);
    await submit({ ...(await bring(ana)), rating: 1 });
    expect(await ofItem(items.pasta)).toMatchObject({
      avg_rating: 4.18,
      rating_count: 11,
      by_stars: [1, ...before.slice(1)],
    });
  });

  test('many at the same moment are all counted, and one line’s once', async () => {
    const stars = [5, 1, 4, 4, 3, 5, 2, 5];
    const brought = [];
    for (const rating of stars) brought.push({ ...(await bring(ana)), rating });
    const twice = [...brought, ...brought];
    const answers = await Promise.allSettled(twice.map((body) => submit(body)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(stars.length);
    const page = await ofItem(items.pasta);
    expect(page).toMatchObject({ total_size: 8, rating_count: 8, by_stars: [1, 1, 1, 2, 3] });
    expect(page.avg_rating).toBe(3.63);
    const query = { store_id: stores.trattoria };
    expect((await market.call('reviews.ofStore', { query })).by_stars).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('pictures', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });

  // Multipart by hand, as a browser writes it: the in-process transport takes no FormData.
  async function send(
    fields: Record<string, string | number>,
    files: readonly Buffer[],
    key = market.ctx.ids.next(),
  ) {
    const boundary = 'x-promenade-boundary';
    const part = (head: string, bytes: Buffer) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ]);
    const file = 'name="pictures"; filename="me.png"\r\ncontent-type: image/png';
    const response = await market.app.inject({
      method: 'POST',
      url: '/api/v1/items/reviews/submit',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': key,
      },
      payload: Buffer.concat([
        ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(String(value)))),
        ...files.map((bytes) => part(file, bytes)),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    });
    return { status: response.statusCode, body: response.json<{ errors?: { code: string }[] }>() };
  }
  const kept = async () => (await ofItem(items.pasta)).reviews[0]?.pictures ?? [];
  const nameOf = (url: string) => new URL(url).pathname.replace('/media/', '');

  test('up to five come along, made anew: smaller, without their place, under names nobody guesses', async () => {
    const files = [
      await picture(3000, 2000)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer(),
      await picture(60, 30).png().toBuffer(),
      await picture(30, 60).gif().toBuffer(),
      await picture(10, 10).png().toBuffer(),
      await picture(20, 20).png().toBuffer(),
    ];
    expect((await send({ ...(await bring(ana)), rating: 5, comment: 'Look' }, files)).status).toBe(200);
    const pictures = await kept();
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [1600, 1067],
      [60, 30],
      [30, 60],
      [10, 10],
      [20, 20],
    ]);
    const [first] = pictures;
    expect(nameOf(first?.full_url ?? '')).toMatch(/^reviews\/[\w-]{22,}\.jpg$/);
    const metadata = await sharp(await market.ctx.storage.find(nameOf(first?.full_url ?? ''))).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1600 });
    expect(metadata.exif).toBeUndefined();
    expect((await market.app.inject(new URL(first?.full_url ?? '').pathname)).statusCode).toBe(200);
  });

  test('a repeat under one key is one review; with another picture it is refused', async () => {
    const [brought, key] = [{ ...(await bring(ana)), rating: 5 }, market.ctx.ids.next()];
    const [one, two] = [await picture(40, 40).png().toBuffer(), await picture(50, 50).png().toBuffer()];
    const first = await send(brought, [one, two], key);
    expect(first.status).toBe(200);
    expect(await send(brought, [one, two], key)).toEqual(first);
    const other = await send(brought, [one, one], key);
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([409, 'key_reused']);
    expect(await ofItem(items.pasta)).toMatchObject({ total_size: 1, rating_count: 1 });
  });

  test('one alone does too', async () => {
    await send({ ...(await bring(ana)), rating: 5 }, [await picture(40, 40).png().toBuffer()]);
    expect(await kept()).toHaveLength(1);
  });

  test('five of 2 MB are heard; a larger one, a sixth and what is no picture are refused, and nothing stays', async () => {
    const brought = { ...(await bring(ana)), rating: 5 };
    const small = await picture(20, 20).png().toBuffer();
    const codeOf = async (files: readonly Buffer[]) => {
      const { status, body } = await send(brought, files);
      return [status, body.errors?.[0]?.code];
    };
    expect(await codeOf([small, Buffer.alloc(2 * 1024 * 1024 + 1)])).toEqual([422, 'image_too_large']);
    expect(await codeOf([Buffer.alloc(13 * 1024 * 1024)])).toEqual([422, 'form_too_large']);
    expect(await codeOf(Array.from({ length: 6 }, () => small))).toEqual([422, 'files_too_many']);
    const full = Array.from({ length: 5 }, () => Buffer.alloc(2 * 1024 * 1024));
    expect(await codeOf(full)).toEqual([422, 'image_format']);
    expect(await codeOf([small, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).toEqual([
      422,
      'image_format',
    ]);
    expect(await ofItem(items.pasta)).toMatchObject({ total_size: 0, rating_count: 0 });
    expect((await send(brought, [small])).status).toBe(200);
  });
});

describe('what waits for a review', () => {
  test('lines of the last delivered order, without those that have one', async () => {
    expect(await market.call('reviews.pending', {}, ana)).toEqual([]);
    await bring(ana, { itemId: items.tiramisu, price: 4.5 });
    const last = await bring(ana);
    await bring(ana, {}, 2);
    const pending = await market.call('reviews.pending', {}, { ...ana, language: 'nl' });
    expect(pending).toMatchObject([
      { ...last, item_id: items.pasta, item_name: 'Pasta (nl)', store_name: 'The Trattoria' },
    ]);
    expect(pending[0]?.delivered_at).toMatch(/^2026-06-17T15:\d\d/);
    await submit({ ...last, rating: 4 });
    expect(await market.call('reviews.pending', {}, ana)).toEqual([]);
  });
});

describe('what the store says to it', () => {
  const reply = (id: string, text: string) =>
    market.call('ops.replyToReview', { params: { id }, body: { reply: text } }, operator);

  test('stands beside the review, can be changed and taken back', async () => {
    const { review } = await submit({ ...(await bring(ana)), rating: 2 });
    const said = await reply(review.id, 'We are sorry');
    expect(said.review).toMatchObject({ reply: 'We are sorry', rating: 2 });
    expect((await ofItem(items.pasta)).reviews[0]?.replied_at).toBe(
      new Date(market.clock.now()).toISOString(),
    );
    await reply(review.id, '');
    expect((await ofItem(items.pasta)).reviews[0]).toMatchObject({ reply: null, replied_at: null });
  });

  test('a store answers with its own token, and not what was said of another', async () => {
    const { review } = await submit({ ...(await bring(ana)), rating: 2 });
    const says = { params: { id: review.id }, body: { reply: 'We are sorry' } };
    const staffOf = async (holder_id: string) => {
      const body = { role: 'store' as const, holder_id };
      return { token: (await market.call('ops.giveToken', { body }, operator)).token };
    };
    const another = await market.refused('ops.replyToReview', says, await staffOf(stores.bakery));
    expect([another.status, another.code]).toEqual([404, 'review_not_found']);
    expect((await ofItem(items.pasta)).reviews[0]).toMatchObject({ reply: null });
    const said = await market.call('ops.replyToReview', says, await staffOf(stores.trattoria));
    expect(said.review).toMatchObject({ reply: 'We are sorry' });
  });

  test('to a review that is none is refused', async () => {
    const params = { id: '0190a000-ffff-7000-8000-00000000dead' };
    const refusal = await market.refused('ops.replyToReview', { params, body: { reply: 'Hello' } }, operator);
    expect([refusal.status, refusal.code]).toEqual([404, 'review_not_found']);
  });
});

describe('an account', () => {
  test('is told all that it wrote; when it goes the words stay without a name, the pictures go', async () => {
    const { review } = await submit({ ...(await bring(ana)), rating: 5, comment: 'Lovely' });
    await market.ctx.storage.put('reviews/kept.jpg', new Uint8Array([1]));
    await sql`update reviews set pictures = '[{"name":"reviews/kept.jpg","width":1,"height":1}]'
      where id = ${review.id}`.execute(market.ctx.db);
    const { records } = await market.call('accounts.export', {}, ana);
    expect(records['reviews']).toMatchObject([{ id: review.id, rating: 5, comment: 'Lovely' }]);
    await market.call('accounts.remove', {}, ana);
    await market.runJobs();
    expect((await ofItem(items.pasta)).reviews).toMatchObject([
      { comment: 'Lovely', customer_name: null, pictures: [] },
    ]);
    expect(await market.ctx.storage.find('reviews/kept.jpg')).toBeUndefined();
    expect((await ofItem(items.pasta)).rating_count).toBe(1);
  });
});
