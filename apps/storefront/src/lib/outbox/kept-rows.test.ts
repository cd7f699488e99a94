import { afterEach, expect, test, vi } from 'vitest';
import { keptRows } from './kept-rows.ts';

afterEach(() => vi.unstubAllGlobals());

/** A database whose every request succeeds, and whose transactions end as the test says. */
function databaseThat(ends: 'oncomplete' | 'onabort') {
  const succeeding = (result: unknown) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const transaction = {
    error: new Error('QuotaExceededError'),
    objectStore: () => ({ put: () => succeeding('key'), getAll: () => succeeding([]) }),
    oncomplete: () => undefined,
    onabort: () => undefined,
  };
  const close = vi.fn();
  const opened = {
    transaction: () => {
      setTimeout(() => transaction[ends]());
      return transaction;
    },
    close,
  };
  vi.stubGlobal('indexedDB', { open: () => succeeding(opened) });
  return { close };
}

test('what a full disk did not take is not told as kept, though the request itself succeeded', async () => {
  const { close } = databaseThat('onabort');
  const rows = keptRows<object, number>('promenade', 'outbox', {});
  await expect(rows.put({})).rejects.toThrow('QuotaExceededError');
  expect(close).toHaveBeenCalledOnce();
});

test('what is written is told when it is', async () => {
  const { close } = databaseThat('oncomplete');
  const rows = keptRows<object, number>('promenade', 'outbox', {});
  await rows.put({});
  expect(await rows.list()).toEqual([]);
  expect(close).toHaveBeenCalledTimes(2);
});
