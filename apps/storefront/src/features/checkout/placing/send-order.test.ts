import { Refusal } from '@promenade/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlaceBody } from '@promenade/contract/checkout';
import { readAttempt } from './attempt.ts';
import { sendOrder } from './send-order.ts';

const body = (note: string) => ({ order_type: 'delivery', order_note: note }) as unknown as PlaceBody;
const placed = { order_id: 'o1', order_number: '1', total_amount: 5, message: 'Order placed.' };
const refusal = (status: number, code: string) =>
  new Refusal(status, { errors: [{ code, message: code }], message: code });

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

beforeEach(() => {
  keys = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test('a lost answer keeps its key through retries; a yes closes the attempt', async () => {
  const send = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(placed);
  await expect(sendOrder(body('a'), send, newKey)).rejects.toThrow('lost');
  expect(await sendOrder(body('a'), send, newKey)).toEqual(placed);
  expect(send.mock.calls.map((call) => call[1])).toEqual(['key-1', 'key-1']);
  expect(readAttempt('cart')).toBeNull();
});

test('a fault of the server leaves the attempt open, a refusal closes it', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(refusal(500, 'unexpected'))
    .mockRejectedValue(refusal(422, 'store_closed'));
  await expect(sendOrder(body('a'), send, newKey)).rejects.toThrow();
  expect(readAttempt('cart')?.key).toBe('key-1');
  await expect(sendOrder(body('a'), send, newKey)).rejects.toThrow('store_closed');
  expect(readAttempt('cart')).toBeNull();
});

test('changed after a lost answer that had arrived: the first order’s answer is found, no second is made', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockImplementation(async (sent: PlaceBody) => {
      if (sent.order_note !== 'a') throw refusal(409, 'key_reused');
      return placed;
    });
  await expect(sendOrder(body('a'), send, newKey)).rejects.toThrow('lost');
  expect(await sendOrder(body('b'), send, newKey)).toEqual(placed);
  expect(send.mock.calls.map((call) => [call[0].order_note, call[1]])).toEqual([
    ['a', 'key-1'],
    ['b', 'key-1'],
    ['a', 'key-1'],
  ]);
});
