import { expect, test } from 'vitest';
import { coalesceTopics } from './coalesced-topics.ts';

/** What was sent, and a gate that holds each sending until it is opened. */
function recorder() {
  const sent: (readonly string[])[] = [];
  let open = (): void => undefined;
  const send = (topics: readonly string[]): Promise<void> => {
    sent.push(topics);
    return new Promise((resolve) => {
      open = resolve;
    });
  };
  return { sent, send, open: () => open() };
}

test('the first topic is sent at once; those added while it is being sent go together, each once', async () => {
  const { sent, send, open } = recorder();
  const topics = coalesceTopics(send, 0);
  topics.add('a');
  expect(sent).toEqual([['a']]);
  for (const topic of ['b', 'c', 'b']) topics.add(topic);
  expect(sent).toEqual([['a']]);
  open();
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']]);
});

test('topics added at about the same time wait for the pause after the last batch', async () => {
  const { sent, send, open } = recorder();
  const topics = coalesceTopics(send, 60_000);
  topics.add('a');
  open();
  await Promise.resolve();
  for (const topic of ['b', 'c']) topics.add(topic);
  expect(sent).toEqual([['a']]);
  const closed = topics.close();
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']]);
  open();
  await closed;
});

test('closing sends what waits, and nothing after it', async () => {
  const { sent, send, open } = recorder();
  const topics = coalesceTopics(send, 0);
  topics.add('a');
  topics.add('b');
  const closed = topics.close();
  topics.add('too late');
  open();
  await expect.poll(() => sent).toEqual([['a'], ['b']]);
  open();
  await closed;
  expect(sent).toEqual([['a'], ['b']]);
});
