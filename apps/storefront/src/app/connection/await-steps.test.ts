import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitSteps } from './await-steps.ts';

const address = new URL('https://market.example/store/la-isla.data');
const reload = vi.fn();
const network = vi.fn<(asked: URL | string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://market.example/home', reload });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', network);
  awaitSteps();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

const away = async (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
const answers = async (): Promise<Response> => new Response('data');

test('[SYS-12] the data of a page is asked for again until the market answers', async () => {
  network.mockImplementation(away);
  const came = vi.fn();
  const step = window.fetchStep?.(address, {}).then(came);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(came).not.toHaveBeenCalled();
  network.mockImplementation(answers);
  await vi.advanceTimersByTimeAsync(15_000);
  await step;
  expect(came).toHaveBeenCalled();
});

test('data that a market which answers does not send twice is an error, which the page says', async () => {
  network.mockImplementation(async (asked) => (asked === address ? away() : answers()));
  await expect(window.fetchStep?.(address, {})).rejects.toThrow('Failed to fetch');
  expect(network.mock.calls.filter(([asked]) => asked === address)).toHaveLength(2);
});

test('a page that another link has taken the place of is not waited for', async () => {
  network.mockImplementation(away);
  await expect(window.fetchStep?.(address, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(1);
});

test('code of a page that was lost on the way comes with the market; of a build that is gone, with a reload', async () => {
  network.mockImplementation(away);
  const load = vi.fn(async () => 'code');
  const code = window.fetchStepAgain?.(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  network.mockImplementation(answers);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await code).toBe('code');
  expect(reload).not.toHaveBeenCalled();
  void window.fetchStepAgain?.(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalled();
});
