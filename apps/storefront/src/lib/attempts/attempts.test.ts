import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AttemptName, forgetAttempts, readAttempt } from './attempt.ts';
import { takeAttemptsAlong } from './take-attempts-along.ts';
import { askFirst, sendOnce } from './send-once.ts';

const kept = new Map<string, string>();
const dataset: Record<string, string> = {};

beforeEach(() => {
  kept.clear();
  dataset['module'] = '{"id":"food","module_type":"food"}';
  vi.stubGlobal('document', { documentElement: { dataset } });
  kept.set('token', 'a-token-of-ana');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Wish {
  readonly note: string;
}

/** A server that keeps what each key did; its answer may be lost on the way. */
function serverThat(
  answers: readonly ('answered' | 'lost' | 'never arrives')[],
  name: AttemptName = 'trip-attempt',
) {
  const booked = new Map<string, string>();
  const ways = [...answers];
  const send = async (body: Wish, key: string): Promise<string> => {
    const way = ways.shift() ?? 'answered';
    if (way === 'never arrives') throw new TypeError('offline');
    const before = booked.get(key);
    if (before !== undefined && before !== body.note)
      throw new Refusal(409, { errors: [{ code: 'key_reused', message: '' }], message: '' });
    booked.set(key, body.note);
    if (way === 'lost') throw new TypeError('offline');
    return `trip ${body.note}`;
  };
  let keys = 0;
  const nextKey = (): string => {
    keys += 1;
    return `key ${keys}`;
  };
  const book = (note: string) => sendOnce(name, { note }, send, nextKey);
  const ask = async (body: Wish, key: string): Promise<string> => {
    if (ways[0] === 'never arrives') throw new TypeError('offline');
    if (!booked.has(key))
      throw new Refusal(404, { errors: [{ code: 'unanswered', message: '' }], message: '' });
    return send(body, key);
  };
  const asked = () => askFirst(name, ask);
  return { book, booked, asked };
}

test('[RENT-16] a booking whose answer is lost is booked once, however often it is sent', async () => {
  const { book, booked } = serverThat(['lost', 'never arrives', 'answered']);
  await expect(book('a')).rejects.toThrow('offline');
  await expect(book('a')).rejects.toThrow('offline');
  expect(await book('a')).toBe('trip a');
  expect([...booked]).toEqual([['key 1', 'a']]);
});

test('what had arrived already stands, even where something else is sent after it', async () => {
  const { book, booked } = serverThat(['lost']);
  await expect(book('a')).rejects.toThrow('offline');
  expect(await book('b')).toBe('trip a');
  expect([...booked.values()]).toEqual(['a']);
});

test('what has never arrived gives way to what is sent after it', async () => {
  const { book, booked } = serverThat(['never arrives']);
  await expect(book('a')).rejects.toThrow('offline');
  expect(await book('b')).toBe('trip b');
  expect([...booked]).toEqual([['key 1', 'b']]);
});

test('an answered booking gives the next one a key of its own', async () => {
  const { book, booked } = serverThat([]);
  await book('a');
  await book('b');
  expect([...booked.keys()]).toEqual(['key 1', 'key 2']);
});

test('[CHK-06] [RENT-16] what became of a lost one is asked for without doing anything', async () => {
  const { book, booked, asked } = serverThat(['never arrives', 'never arrives', 'lost', 'never arrives']);
  await expect(book('a')).rejects.toThrow('offline');
  expect(await asked()).toEqual({ kind: 'unknown' });
  await expect(book('a')).rejects.toThrow('offline');
  expect(booked.size).toBe(0);
  expect(await asked()).toEqual({ kind: 'absent' });
  expect(booked.size).toBe(0);
  await expect(book('b')).rejects.toThrow('offline');
  // Changed and pressed again, which never arrived: the first that did is the answer.
  await expect(book('c')).rejects.toThrow('offline');
  expect(await asked()).toEqual({ kind: 'answered', reply: 'trip b' });
  expect([...booked]).toEqual([['key 1', 'b']]);
  expect(readAttempt('trip-attempt')).toBeNull();
});

test('a no closes the attempt, a fault of the server leaves it open', async () => {
  const refusal = (status: number) => new Refusal(status, { errors: [], message: 'no' });
  const keyOf = () => readAttempt('checkout-attempt')?.key;
  const send = (status: number) =>
    sendOnce(
      'checkout-attempt',
      {},
      () => Promise.reject(refusal(status)),
      () => 'key',
    );
  await expect(send(500)).rejects.toThrow('no');
  expect(keyOf()).toBe('key');
  await expect(send(422)).rejects.toThrow('no');
  expect(keyOf()).toBeUndefined();
});

test('a refusal at the door says nothing of what arrived before it: the next press was sent under a new key, and done twice', async () => {
  const atTheDoor = (status: number) => ({
    status,
    send: () => Promise.reject(new Refusal(status, { errors: [], message: 'no' })),
  });
  for (const { status, send } of [atTheDoor(429), atTheDoor(401)]) {
    kept.clear();
    kept.set('token', 'a-token-of-ana');
    const { book, booked } = serverThat(['lost']);
    await expect(book('a')).rejects.toThrow('offline');
    await expect(sendOnce('trip-attempt', { note: 'a' }, send, () => 'another key')).rejects.toThrow('no');
    expect(await book('a'), String(status)).toBe('trip a');
    expect(booked.size).toBe(1);
    // Nothing had arrived before this one: nothing is left to be told of.
    await expect(sendOnce('trip-attempt', { note: 'b' }, send, () => 'a key')).rejects.toThrow('no');
    expect(readAttempt('trip-attempt')).toBeNull();
  }
});

test('an attempt outlives a closed tab, for a day, and is nobody else’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { book } = serverThat(['lost']);
  await expect(book('a')).rejects.toThrow('offline');
  expect(readAttempt('trip-attempt')?.bodies).toEqual(['{"note":"a"}']);
  kept.set('token', 'a-token-of-ben');
  expect(readAttempt('trip-attempt')).toBeNull();
  kept.set('token', 'a-token-of-ana');
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(readAttempt('trip-attempt')).not.toBeNull();
  // The market forgets its answers after two days: before that could be, the key is given up.
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(readAttempt('trip-attempt')).toBeNull();
});

const goTo = (module: string): void => {
  dataset['module'] = JSON.stringify({ id: module, module_type: module });
};

test('an order in one module is no answer to one in another: it was shown as placed, and never was', async () => {
  const { book, booked } = serverThat(['lost'], 'checkout-attempt');
  await expect(book('a')).rejects.toThrow('offline');
  goTo('grocery');
  expect(await book('b')).toBe('trip b');
  expect([...booked]).toEqual([
    ['key 1', 'a'],
    ['key 2', 'b'],
  ]);
  // What was lost there is not done twice, either.
  goTo('food');
  expect(await book('a')).toBe('trip a');
  expect(booked.size).toBe(2);
  expect(kept.has('checkout-attempt')).toBe(false);
});

test('a trip is booked of one cart in every module', async () => {
  const { book, booked } = serverThat(['lost']);
  await expect(book('a')).rejects.toThrow('offline');
  goTo('rental');
  expect(await book('a')).toBe('trip a');
  expect(booked.size).toBe(1);
});

test('[AUTH-11] what a guest had sent is sent again as the customer under its key: it was a new one, and done twice', async () => {
  kept.delete('token');
  kept.set('guest_id', 'a-guest');
  const { book, booked, asked } = serverThat(['lost', 'lost'], 'checkout-attempt');
  await expect(book('a')).rejects.toThrow('offline');
  goTo('grocery');
  await expect(book('b')).rejects.toThrow('offline');
  kept.set('token', 'a-token-of-ana');
  kept.delete('guest_id');
  takeAttemptsAlong({ guest: 'a-guest', sessionEnded: false });
  expect(await asked()).toEqual({ kind: 'answered', reply: 'trip b' });
  goTo('food');
  expect(await book('c')).toBe('trip a');
  expect(booked.size).toBe(2);
});

test('what was sent before the session ended is sent again under its key after signing in: it was a new one, and done twice', async () => {
  const { book, booked, asked } = serverThat(['lost'], 'parcel-attempt');
  await expect(book('a')).rejects.toThrow('offline');
  kept.delete('token');
  kept.set('guest_id', 'a-guest');
  kept.set('token', 'a-newer-token');
  takeAttemptsAlong({ guest: 'a-guest', sessionEnded: true });
  expect(await asked()).toEqual({ kind: 'answered', reply: 'trip a' });
  expect(booked.size).toBe(1);
});

test('what another customer had sent is nothing of whoever signs in next', async () => {
  const { book } = serverThat(['lost']);
  await expect(book('a')).rejects.toThrow('offline');
  kept.set('token', 'a-token-of-ben');
  takeAttemptsAlong({ guest: 'a-guest', sessionEnded: false });
  expect(readAttempt('trip-attempt')).toBeNull();
});

test('whoever leaves leaves no attempt behind, of whichever module', async () => {
  const { book } = serverThat(['lost', 'lost'], 'checkout-attempt');
  await expect(book('a')).rejects.toThrow('offline');
  goTo('grocery');
  await expect(book('b')).rejects.toThrow('offline');
  forgetAttempts();
  expect(kept.has('checkout-attempt')).toBe(false);
});

test('an attempt that an earlier version has left open is gone on with', async () => {
  const attempt = { key: 'key', bodies: ['{}'], who: 'a-token-of-ana'.slice(-8), begunAtMs: Date.now() };
  kept.set('checkout-attempt', JSON.stringify(attempt));
  expect(readAttempt('checkout-attempt')?.key).toBe('key');
});
