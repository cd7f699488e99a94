import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts } from '../toast/toasts.ts';
import type { OutboxEntry } from './entry.ts';
import { indexedStore } from './indexed-store.ts';
import { flushOutbox, sendOrKeep } from './outbox.ts';

const rows = new Map<number, OutboxEntry>();
const network = vi.fn<() => Promise<Response>>();
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  rows.clear();
  // The store itself, not its module: another file of the worker may have loaded what uses it.
  vi.spyOn(indexedStore, 'list').mockImplementation(async () => [...rows.values()]);
  let last = 0;
  vi.spyOn(indexedStore, 'put').mockImplementation(async (entry) => {
    const id = entry.id ?? ++last;
    rows.set(id, { ...entry, id });
    return id;
  });
  vi.spyOn(indexedStore, 'remove').mockImplementation(async (id) => void rows.delete(id));
  stored.clear();
  stored.set('token', 'a-token-of-ana');
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(async () => {
  // What waits to be tried again would be waited for by the next file, too.
  rows.clear();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const like = () =>
  sendOrKeep(
    'wishlist.add',
    { query: { item_id: 'soup' }, body: {} },
    { subject: 'favourite soup', value: 'on', lapsed: 'Not saved.' },
  );

test('what a market that was renewed just then did not hear goes out by itself: it waited for the next page load', async () => {
  network.mockRejectedValueOnce(new TypeError('refused'));
  expect(await like()).toBe('kept');
  network.mockResolvedValueOnce(new Response('', { status: 503 })).mockResolvedValue(Response.json({}));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(rows.size).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(rows.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network).toHaveBeenCalledTimes(3);
});

test('whoever signs in next hears nothing of what was refused to the one before', async () => {
  network.mockRejectedValueOnce(new TypeError('refused'));
  await like();
  const [entry] = await indexedStore.list();
  await indexedStore.put({ ...(entry as OutboxEntry), refused: 'Soup is no longer sold here.' });
  stored.set('token', 'a-token-of-ben');
  await flushOutbox();
  expect(rows.size).toBe(0);
  expect(readToasts()).toEqual([]);
});

const keyOf = ([, init]: unknown[]): string | null =>
  new Headers((init as RequestInit).headers).get('idempotency-key');

test('what was under way when the page was left goes out with the next page, under its key: it was lost', async () => {
  network.mockReturnValueOnce(new Promise(() => undefined));
  void like();
  await expect.poll(() => network.mock.calls).toHaveLength(1);
  expect([...rows.values()]).toEqual([expect.objectContaining({ subject: 'favourite soup' })]);
  network.mockResolvedValue(Response.json({}));
  await flushOutbox();
  expect(rows.size).toBe(0);
  const [first, second] = network.mock.calls as unknown as unknown[][];
  expect(keyOf(second as unknown[])).toBe(keyOf(first as unknown[]));
});

test('what is answered at once waits for nothing, and what is pressed beside it is not told as waiting', async () => {
  network.mockImplementation(async () => Response.json({ message: 'Added.' }));
  expect(await Promise.all([like(), like()])).toEqual([{ message: 'Added.' }, { message: 'Added.' }]);
  expect(rows.size).toBe(0);
});

test.each([
  ['a market at fault', Response.json({ errors: [], message: '', request_id: 'r' }, { status: 500 })],
  ['a market that asks for patience', Response.json({ errors: [], message: 'Later.' }, { status: 429 })],
  ['a network that wants to be signed in to', new Response('<html>Welcome</html>', { status: 403 })],
])('%s has not answered: what was pressed then was lost', async (_who, answer) => {
  network.mockResolvedValueOnce(answer);
  expect(await like()).toBe('kept');
  expect(rows.size).toBe(1);
});

test('a no is thrown to whoever pressed, and nothing is left of it', async () => {
  const errors = [{ code: 'item_gone', message: 'Soup is no longer sold here.' }];
  network.mockResolvedValueOnce(Response.json({ errors, message: '' }, { status: 404 }));
  await expect(like()).rejects.toThrow();
  expect(rows.size).toBe(0);
});

test('a browser that keeps nothing sends all the same, and says so where it cannot', async () => {
  vi.spyOn(indexedStore, 'put').mockRejectedValue(new Error('private'));
  network.mockResolvedValueOnce(Response.json({ message: 'Added.' }));
  expect(await like()).toEqual({ message: 'Added.' });
  network.mockRejectedValueOnce(new TypeError('refused'));
  await expect(like()).rejects.toThrow('refused');
});
