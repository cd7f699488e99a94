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
  vi.spyOn(indexedStore, 'put').mockImplementation(
    async (entry) => void rows.set(entry.id ?? 1, { id: 1, ...entry }),
  );
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
afterEach(() => {
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
  await indexedStore.put({ ...(entry as OutboxEntry), refused: 'Soup is not sold here any more.' });
  stored.set('token', 'a-token-of-ben');
  await flushOutbox();
  expect(rows.size).toBe(0);
  expect(readToasts()).toEqual([]);
});
