import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOnce } from './attempt.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Wish {
  readonly note: string;
}

/** A server that keeps what each key did; its answer may be lost on the way. */
function serverThat(answers: readonly ('answered' | 'lost' | 'never arrives')[]) {
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
  const book = (note: string) => sendOnce({ note }, send, nextKey);
  return { book, booked };
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
