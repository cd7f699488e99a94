import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code.ts';

const listeners: (() => void)[] = [];
const connection = { onLine: true };
const link = (sheet: object | null) => ({ sheet, replaceWith: vi.fn(), cloneNode: () => 'again' });
const refusing = {
  get cssRules(): never {
    throw new Error('refused');
  },
};
const links = [link({ cssRules: [] }), link(null), link(refusing)];

beforeEach(() => {
  vi.useFakeTimers();
  listeners.length = 0;
  connection.onLine = true;
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('document', { querySelectorAll: () => links });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.push(listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[SYS-12] code that was lost on the way is asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('code');
  const code = fetchCode(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
  expect(links.map(({ replaceWith }) => replaceWith.mock.calls)).toEqual([[], [['again']], [['again']]]);
});

test('[SYS-12] without a connection it waits for one, however long', async () => {
  connection.onLine = false;
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const code = fetchCode(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  connection.onLine = true;
  for (const listener of listeners) listener();
  expect(await code).toBe('code');
});

test('code that is not there at all fails after the third attempt', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const failed = expect(fetchCode(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  expect(load).toHaveBeenCalledTimes(3);
});
