import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ctx } from '../context.ts';
import { openStreams } from '../http/open-streams.ts';
import { eachNotification } from './watch-topic.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A context whose words are given by hand. */
function listening() {
  let notify = (): void => undefined;
  const subscribe = (_topic: string, listener: () => void) => {
    notify = listener;
    return () => undefined;
  };
  const clock = { now: () => Date.now() };
  const leaving = new AbortController();
  const ctx = { clock, events: { subscribe }, signal: leaving.signal } as unknown as Ctx;
  return { ctx, say: () => notify(), leave: () => leaving.abort() };
}

const live = (longestMs?: number) => {
  return { topic: 'a', caller: 'one', streams: openStreams(1), longestMs: () => longestMs };
};
const round = (value: boolean) => ({ done: false, value });
const end = { done: true, value: undefined };

test('there is a round at once, and one at each word, also one that came before it was waited for', async () => {
  const { ctx, say } = listening();
  const words = eachNotification(ctx, live());
  expect(await words.next()).toEqual(round(true));
  say();
  expect(await words.next()).toEqual(round(true));
  const next = words.next();
  say();
  expect(await next).toEqual(round(true));
  await words.return();
});

test('a word that was lost with its server is made up for within a minute', async () => {
  const { ctx } = listening();
  const words = eachNotification(ctx, live());
  await words.next();
  const next = words.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await next).toEqual(round(true));
  await words.return();
  expect(vi.getTimerCount()).toBe(0);
});

test('who waits for no longer than a while goes on without word', async () => {
  const { ctx } = listening();
  const words = eachNotification(ctx, live(2_000));
  await words.next();
  const next = words.next();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toEqual(round(false));
  await words.return();
});

test('whose caller leaves ends, and gives their place to another; so does one that has lasted long enough', async () => {
  const { ctx, leave } = listening();
  const topic = live();
  const first = eachNotification(ctx, topic);
  await first.next();
  await expect(eachNotification(ctx, topic).next()).rejects.toThrow('too_often');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await first.next()).toEqual(end);
  const second = eachNotification(ctx, topic);
  await second.next();
  const next = second.next();
  leave();
  await next;
  expect(await second.next()).toEqual(end);
  await expect(eachNotification(listening().ctx, topic).next()).resolves.toEqual(round(true));
});
