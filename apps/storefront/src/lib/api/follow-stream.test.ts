import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './follow-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Streams that each tell as many events, and then end or break. */
function following(...streams: readonly { readonly tells: number; readonly breaks?: boolean }[]) {
  const told: boolean[] = [];
  const stop = new AbortController();
  let opened = 0;
  const read = async (onEvent: () => void): Promise<boolean> => {
    const { tells, breaks } = streams[opened] ?? { tells: 0 };
    opened += 1;
    for (let event = 0; event < tells; event += 1) onEvent();
    if (breaks) throw new TypeError('the line was lost');
    return opened < streams.length;
  };
  const onLive = (live: boolean): void => void told.push(live);
  const done = followStream({ read, onLive, signal: stop.signal, chance: () => 0.9 });
  return { told, stop, done, opened: () => opened };
}

test('a stream that has had its time is opened again, and nobody is told that the line is lost', async () => {
  const { told, done } = following({ tells: 1 }, { tells: 1 });
  await vi.runAllTimersAsync();
  await done;
  expect(told).toEqual([true, true]);
});

test('one that breaks, or tells nothing, is not live until the next tells', async () => {
  const { told, done } = following({ tells: 1, breaks: true }, { tells: 0 }, { tells: 1 });
  await vi.runAllTimersAsync();
  await done;
  expect(told).toEqual([true, false, false, true]);
});

test('whoever leaves between two streams opens no other, and nothing is left that listens', async () => {
  const { stop, done, opened } = following({ tells: 1 }, { tells: 1 }, { tells: 1 });
  const [added, removed] = [
    vi.spyOn(stop.signal, 'addEventListener'),
    vi.spyOn(stop.signal, 'removeEventListener'),
  ];
  await vi.advanceTimersByTimeAsync(1500);
  stop.abort();
  await done;
  expect(opened()).toBe(2);
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  expect(vi.getTimerCount()).toBe(0);
});

test('many pages that lost their server at once do not come back at once', async () => {
  const pausesOf = async (chance: number): Promise<number[]> => {
    const pauses: number[] = [];
    const stop = new AbortController();
    await followStream({
      read: () => Promise.reject(new TypeError('the line was lost')),
      signal: stop.signal,
      chance: () => chance,
      wait: async (ms) => {
        pauses.push(ms);
        if (pauses.length === 6) stop.abort();
      },
    });
    return pauses;
  };
  expect(await pausesOf(0)).toEqual([500, 1000, 2000, 4000, 7500, 7500]);
  expect(await pausesOf(0.5)).toEqual([750, 1500, 3000, 6000, 11_250, 11_250]);
  expect((await pausesOf(0.999)).every((ms) => ms < 15_000)).toBe(true);
});
