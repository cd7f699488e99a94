import { expect, test } from 'vitest';
import { eventSplitter } from './event-stream.ts';

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
