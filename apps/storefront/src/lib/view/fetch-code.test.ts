import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConnection } from '../connection/connection.ts';
import { fetchCode } from './fetch-code.ts';

type Listener = (event?: { target: object }) => void;
const listeners = new Map<string, Listener[]>();
const connection = { onLine: true };
const sheets: object[] = [];

const hear = (name: string, event?: { target: object }): void => {
  for (const listener of listeners.get(name) ?? []) listener(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  listeners.delete('online');
  connection.onLine = true;
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('location', { href: 'https://market.example/home' });
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  vi.stubGlobal('removeEventListener', () => undefined);
  sheets.length = 0;
  vi.stubGlobal('document', { querySelectorAll: () => sheets, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  );
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
});

test('[SYS-12] without a connection it waits for one, however long', async () => {
  connection.onLine = false;
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const code = fetchCode(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  connection.onLine = true;
  hear('online');
  expect(await code).toBe('code');
});

test('code that is not there at all leaves the page standing, and tells it after the third attempt', async () => {
  const told = vi.fn();
  vi.stubGlobal('dispatchEvent', told);
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const ended = vi.fn();
  fetchCode(load).then(ended, ended);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(told.mock.calls.map(([event]) => event.type)).toEqual(['code-lost']);
  expect(ended).not.toHaveBeenCalled();
});

test('code that a market which is away was asked for comes when it answers again, and the page says so meanwhile: it was told to reload, as the market had been updated', async () => {
  const told = vi.fn();
  vi.stubGlobal('dispatchEvent', told);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const code = fetchCode(load);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(readConnection()).toMatchObject({ unreached: true });
  expect(load).toHaveBeenCalledTimes(3);
  vi.stubGlobal('fetch', async () => ({ status: 503 }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(readConnection()).toMatchObject({ unreached: true });
  load.mockResolvedValue('code');
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await code).toBe('code');
  expect(readConnection()).toMatchObject({ unreached: false, back: true });
  expect(told).not.toHaveBeenCalled();
});

test('only a style sheet that did not come is asked for again: of one on its way the bundler waits for the end', async () => {
  const link = () => ({ rel: 'stylesheet', replaceWith: vi.fn(), cloneNode: () => 'again' });
  const [lost, late, picture] = [link(), link(), { ...link(), rel: undefined }];
  const load = vi.fn().mockImplementationOnce(async () => {
    hear('error', { target: lost });
    hear('error', { target: picture });
    throw new Error('lost');
  });
  const code = fetchCode(load);
  await vi.advanceTimersByTimeAsync(1000);
  await code;
  expect([lost, late, picture].map(({ replaceWith }) => replaceWith.mock.calls)).toEqual([
    [['again']],
    [],
    [],
  ]);
});

test('a form is not drawn before the style sheet that another part has asked for', async () => {
  const endings = new Map<string, () => void>();
  const sheet = { sheet: null, addEventListener: (name: string, end: () => void) => endings.set(name, end) };
  sheets.push({ sheet: {} }, sheet);
  const drawn = vi.fn();
  const code = fetchCode(async () => 'code').then(drawn);
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).not.toHaveBeenCalled();
  endings.get('load')?.();
  await code;
  expect(drawn).toHaveBeenCalledWith('code');
});

test('a style sheet that never ends keeps nobody waiting for more than a second', async () => {
  sheets.push({ sheet: null, addEventListener: () => undefined });
  const code = fetchCode(async () => 'code');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await code).toBe('code');
});

test('what may wait is told of the last code that was asked for, also meanwhile: it was loaded beside it', async () => {
  vi.resetModules();
  const { codeCame, fetchCode: fetchAnew } = await import('./fetch-code.ts');
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  void fetchAnew(() => first.promise);
  const came = vi.fn();
  void codeCame().then(came);
  void fetchAnew(() => second.promise);
  first.resolve('code');
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).not.toHaveBeenCalled();
  second.resolve('code');
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).toHaveBeenCalled();
});

test('what may wait is told only once a page that is still busy has asked for the code of what was pressed: it was loaded before it', async () => {
  vi.resetModules();
  const { codeCame, fetchCode: fetchAnew } = await import('./fetch-code.ts');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const came = vi.fn();
  void codeCame().then(came);
  await vi.advanceTimersByTimeAsync(1000);
  const pressed = Promise.withResolvers<string>();
  void fetchAnew(() => pressed.promise);
  idle.shift()?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(came).not.toHaveBeenCalled();
  pressed.resolve('code');
  await vi.advanceTimersByTimeAsync(1000);
  idle.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toHaveBeenCalled();
});
