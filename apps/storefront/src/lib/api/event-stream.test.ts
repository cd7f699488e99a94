import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventSplitter, readEvents } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events come out whole, however the pieces were cut; heartbeats are left out', () => {
  const text = ':\n\ndata: {"a":1}\n\n: beat\n\ndata: {"b":\ndata: 2}\n\n';
  for (let cut = 0; cut <= text.length; cut += 1) {
    const feed = eventSplitter();
    expect([...feed(text.slice(0, cut)), ...feed(text.slice(cut))]).toEqual(['{"a":1}', '{"b":\n2}']);
  }
});

test('an event that is not whole yet is kept back', () => {
  const feed = eventSplitter();
  expect(feed('data: 1')).toEqual([]);
  expect(feed('\r\n\r\n')).toEqual(['1']);
});

/** A stream of a server that says what the test says, and then nothing. */
function streamed(onEvent: (event: unknown) => void = () => undefined) {
  const leave = new AbortController();
  const words = new TransformStream<Uint8Array, Uint8Array>();
  const writer = words.writable.getWriter();
  const lines: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    lines.push(signal);
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
    return new Response(words.readable);
  });
  const ended = vi.fn<(error: unknown) => void>();
  const reading = readEvents('messages.events', {}, onEvent, leave.signal, {}).catch(ended);
  const say = (text: string): void => void writer.write(new TextEncoder().encode(text));
  return { say, leave, ended, reading, line: () => lines[0] };
}

test('a line that went silent, without a heartbeat, is not believed to be live', async () => {
  const { say, ended, line } = streamed();
  say('data: 1\n\n');
  for (let beat = 0; beat < 30; beat += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    say(':\n\n');
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ended).toHaveBeenCalledOnce();
  expect(line()?.aborted).toBe(true);
});

test('a server that never answers is not waited for', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const ended = vi.fn<(error: unknown) => void>();
  void readEvents('messages.events', {}, () => undefined, new AbortController().signal, {}).catch(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledOnce();
});

test('an event that breaks its reader leaves no line open, which would be one of the six a browser has', async () => {
  const { say, ended, line } = streamed(() => {
    throw new Error('a reader that breaks');
  });
  say('data: 1\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(new Error('a reader that breaks'));
  expect(line()?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever leaves ends the line at once, and nothing is left that waits', async () => {
  const { say, leave, ended, line } = streamed();
  say('data: 1\n\n');
  await vi.advanceTimersByTimeAsync(0);
  leave.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(line()?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
