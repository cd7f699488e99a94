import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { keepPrivatePicture, privateFileUrl } from './private-files.ts';
import { openSeal, seal } from '../secrets/seal.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const bytes = new Uint8Array([255, 216, 255, 217]);
const picture = { bytes, width: 1, height: 1 };
const get = (url: string) => market.app.inject({ method: 'GET', url: url.replace(market.ctx.publicUrl, '') });

test('a private picture is read by its link alone, for ten minutes', async () => {
  const name = await keepPrivatePicture(market.ctx, picture);
  const link = await privateFileUrl(market.ctx, name);
  const answer = await get(link);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(new Uint8Array(answer.rawPayload)).toEqual(bytes);
  for (const byName of [`/media/${name}`, `/media/w128/${name}`, `/private/${name}`]) {
    expect((await get(byName)).statusCode, byName).toBe(404);
  }
  market.clock.advance(10 * 60_000);
  expect((await get(link)).statusCode).toBe(404);
});

test('a sealed text comes back as it was, to its purpose, in its time, or not at all', async () => {
  const { ctx } = market;
  const text = await seal(ctx, 'quote', { total: 5 }, ctx.clock.now() + 1000);
  expect(await openSeal(ctx, 'quote', text)).toEqual({ ok: true, value: { total: 5 } });
  expect(await openSeal(ctx, 'order-link', text)).toEqual({ ok: false, why: 'forged' });
  const other = Buffer.from(JSON.stringify({ until: ctx.clock.now() + 1e9, value: { total: 1 } }));
  for (const forged of [`${other.toString('base64url')}.${text.split('.')[1]}`, '', '.', 'x.y', `${text}A`]) {
    expect(await openSeal(ctx, 'quote', forged), forged).toEqual({ ok: false, why: 'forged' });
  }
  market.clock.advance(1000);
  expect(await openSeal(ctx, 'quote', text)).toEqual({ ok: false, why: 'expired' });
});
