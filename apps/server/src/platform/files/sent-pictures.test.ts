import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestMarket, type TestGuest, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let guest: TestGuest;
let large: Buffer;
beforeAll(async () => {
  // One of them listens for notifications.
  market = await openTestMarket({ connections: 2 });
  guest = await market.newGuest();
  // A few hundred kilobytes, and most of a second to decode.
  const create = { width: 7000, height: 7000, channels: 3, background: '#3060a0' } as const;
  large = await sharp({ create }).png().toBuffer();
});
afterAll(() => market.close());
afterEach(() => vi.restoreAllMocks());

function form(bytes: Uint8Array): FormData {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'page.png');
  return body;
}
const send = (bytes: Uint8Array) => market.call('checkout.uploadPrescription', { body: form(bytes) }, guest);

test('while a picture is decoded nobody waits for its connection to the database: with one of them a market stood still', async () => {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { toBuffer } = sharp.prototype;
  vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function decode(this: Sharp, options) {
    begun.resolve();
    await done.promise;
    return toBuffer.call(this, options as never) as never;
  });
  const sent = send(large);
  await begun.promise;
  for (let look = 0; look < 3; look += 1) await market.call('cart.list', {}, guest);
  done.resolve();
  expect((await sent).prescription_id).toBeTypeOf('string');
});

test('several large pictures at once are made anew in turns, each for whoever sent it', async () => {
  const ids = await Promise.all([send(large), send(large), send(large)]);
  expect(new Set(ids.map(({ prescription_id }) => prescription_id)).size).toBe(3);
});

test('a picture that is sent twice under one key is kept once, and another one under that key is refused', async () => {
  const key = market.ctx.ids.next();
  const post = async (bytes: Uint8Array) => {
    const body = form(bytes);
    body.set('guest_id', guest.guestId);
    const request = new Response(body);
    const answer = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/prescription/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '', 'idempotency-key': key },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ prescription_id?: string; errors?: { code: string }[] }>(),
    };
  };
  const before = await market.count('prescriptions');
  const [first, again] = [await post(large), await post(large)];
  expect(first.status).toBe(200);
  expect(again.prescription_id).toBe(first.prescription_id);
  expect(await market.count('prescriptions')).toBe(before + 1);
  for (const other of [large.subarray(0, large.length / 2), Buffer.from('no picture')])
    expect((await post(other)).errors).toMatchObject([{ code: 'key_reused' }]);
});

/** An interlaced PNG of 16 bits a channel that says it is so many pixels wide and high. */
async function interlaced(side: number): Promise<Buffer> {
  const create = { width: 16, height: 16, channels: 4, background: '#3060a080' } as const;
  const png = await sharp({ create }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  // Of the first chunk (PNG, 11.2.1): its sides, and its checksum over 17 bytes.
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** An animated GIF whose frames say that they are so many pixels wide and high, and that the one before comes back. */
async function animated(side: number): Promise<Buffer> {
  const create = { width: 16, height: 16, channels: 3, background: '#3060a0' } as const;
  const gif = await sharp({ create }).gif().toBuffer();
  // Of a frame (GIF89a, 20 and 23): how it is disposed of, then its sides. The screen's own are not gone by.
  const control = gif.indexOf(Buffer.from([0x21, 0xf9, 0x04]));
  gif.writeUInt8((gif.readUInt8(control + 3) & 0b11100011) | (3 << 2), control + 3);
  const sidesAt = gif.indexOf(0x2c, control + 8) + 5;
  gif.writeUInt16LE(side, sidesAt);
  gif.writeUInt16LE(side, sidesAt + 2);
  return Buffer.concat([gif.subarray(0, -1), gif.subarray(control)]);
}

const sides = [
  [4999, 'begun'],
  [5001, 'refused unread'],
] as const;

test.each(sides)(
  'an animated GIF of %i pixels square is %s: twice its size of memory was taken for one, 435 MB of 49 million pixels',
  async (side, outcome) => {
    const bytes = await animated(side);
    const decode = vi.spyOn(sharp.prototype, 'toBuffer');
    await market.call('checkout.uploadPrescription', { body: form(bytes) }, guest).catch(() => undefined);
    expect(decode).toHaveBeenCalledTimes(outcome === 'begun' ? 1 : 0);
  },
);

test.each(sides)(
  'an interlaced picture of 16 bits and %i pixels square is %s: half a gigabyte of memory was taken for one, two at a time',
  async (side, outcome) => {
    const decode = vi.spyOn(sharp.prototype, 'toBuffer');
    const bytes = await interlaced(side);
    decode.mockClear();
    const refusal = market.refused('checkout.uploadPrescription', { body: form(bytes) }, guest);
    expect((await refusal).code).toBe('image_format');
    expect(decode).toHaveBeenCalledTimes(outcome === 'begun' ? 1 : 0);
  },
);
