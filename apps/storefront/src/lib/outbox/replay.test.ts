import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry, OutboxStore } from './entry.ts';
import { replayOutbox } from './replay.ts';

const hourMs = 3_600_000;
const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
});

function storeOf(...urls: string[]): { store: OutboxStore; kept: OutboxEntry[] } {
  const kept = urls.map((url, place) => ({
    id: place + 1,
    url,
    method: 'POST',
    headers: { 'idempotency-key': `key of ${url}` },
    body: `body of ${url}`,
    who: 'ana',
    madeAtMs: place * hourMs,
    subject: url,
    value: 'on',
  }));
  const entries: OutboxEntry[] = kept;
  const placeOf = (id: number | undefined) => entries.findIndex((entry) => entry.id === id);
  return {
    kept: entries,
    store: {
      list: async () => [...entries],
      put: async (entry) => {
        entries.splice(placeOf(entry.id), 1, entry);
        return entry.id ?? 0;
      },
      remove: async (id) => void entries.splice(placeOf(id), 1),
    },
  };
}

const sent = () =>
  network.mock.calls.map(([url, { body, headers }]) => [
    url,
    body,
    (headers as Record<string, string>)['idempotency-key'],
  ]);
const yes = async () => new Response('{}');

test('[WISH-03] what waits is sent in its order, each under its own key and as it was, and is gone', async () => {
  const { store, kept } = storeOf('a', 'b', 'c');
  network.mockImplementation(yes);
  expect(await replayOutbox(store, 3 * hourMs)).toBe(true);
  expect(sent()).toEqual(['a', 'b', 'c'].map((url) => [url, `body of ${url}`, `key of ${url}`]));
  expect(kept).toEqual([]);
});

test('a lost answer stops there: the same goes again, under the same key, and nothing overtakes it', async () => {
  const { store, kept } = storeOf('a', 'b');
  network.mockImplementationOnce(yes).mockRejectedValueOnce(new TypeError('lost')).mockImplementation(yes);
  expect(await replayOutbox(store, 2 * hourMs)).toBe(false);
  expect(kept.map(({ url }) => url)).toEqual(['b']);
  expect(await replayOutbox(store, 2 * hourMs)).toBe(true);
  expect(sent().map(([, , key]) => key)).toEqual(['key of a', 'key of b', 'key of b']);
});

test('a line that is dead without a word holds nothing up for longer than half a minute: what was pressed in every tab waited', async () => {
  const { store, kept } = storeOf('a');
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  network.mockImplementation((_url, { signal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const replay = replayOutbox(store, 0);
  await expect.poll(() => network.mock.calls).toHaveLength(1);
  over.abort();
  expect([await replay, kept.length, timeout.mock.calls]).toEqual([false, 1, [[30_000]]]);
  timeout.mockRestore();
});

test('a fault of the market and its call for patience are no answer', async () => {
  const { store, kept } = storeOf('a');
  for (const status of [500, 503, 429]) {
    network.mockResolvedValueOnce(new Response('', { status }));
    expect(await replayOutbox(store, 0)).toBe(false);
  }
  expect(kept).toHaveLength(1);
});

test('the page of a network that wants to be signed in to first is no answer: what was liked there was lost', async () => {
  const { store, kept } = storeOf('a');
  for (const status of [200, 403]) {
    network.mockResolvedValueOnce(new Response('<html>Welcome to our café</html>', { status }));
    expect(await replayOutbox(store, 0)).toBe(false);
  }
  expect(kept).toEqual([expect.not.objectContaining({ refused: expect.anything() })]);
});

test('[SYS-06] a no is kept in the market’s words until it is told, and is not sent again; the next goes on', async () => {
  const { store, kept } = storeOf('a', 'b');
  const no = { errors: [{ code: 'item_gone', message: 'Soup is no longer sold here.' }], message: '' };
  network.mockResolvedValueOnce(Response.json(no, { status: 404 })).mockImplementation(yes);
  expect(await replayOutbox(store, 2 * hourMs)).toBe(true);
  expect(kept).toMatchObject([{ url: 'a', refused: 'Soup is no longer sold here.' }]);
  await replayOutbox(store, 2 * hourMs);
  expect(network).toHaveBeenCalledTimes(2);
});

test('what is older than a day is not sent any more: the market may have forgotten its key', async () => {
  const { store, kept } = storeOf('a', 'b');
  network.mockImplementation(yes);
  await replayOutbox(store, 24.5 * hourMs);
  expect(sent().map(([url]) => url)).toEqual(['b']);
  expect(kept).toEqual([]);
});

test('whoever believes it done is told that what waited longer than a day was not sent', async () => {
  const { store, kept } = storeOf('a');
  kept.splice(0, 1, ...kept.map((entry) => ({ ...entry, lapsed: 'It was not saved.' })));
  await replayOutbox(store, 25 * hourMs);
  expect(network).not.toHaveBeenCalled();
  expect(kept).toMatchObject([{ url: 'a', refused: 'It was not saved.' }]);
});
