import { expect, test } from 'vitest';
import { coalesceTopics } from './coalesced-topics.ts';

/** What was sent, and a gate that holds each sending until it is opened. */
function recorder() {
  const sent: (readonly string[])[] = [];
  let open = (): void => undefined;
  const send = (words: readonly string[]): Promise<void> => {
    sent.push(words);
    return new Promise((resolve) => {
      open = resolve;
    });
  };
  return { sent, send, open: () => open() };
}

test('the first word goes at once; those that come while it is under way go together, each once', async () => {
  const { sent, send, open } = recorder();
  const words = coalesceTopics(send, 0);
  words.say('a');
  expect(sent).toEqual([['a']]);
  for (const word of ['b', 'c', 'b']) words.say(word);
  expect(sent).toEqual([['a']]);
  open();
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']]);
});

test('words of one moment wait for the pause after the last that went out', async () => {
  const { sent, send, open } = recorder();
  const words = coalesceTopics(send, 60_000);
  words.say('a');
  open();
  await Promise.resolve();
  for (const word of ['b', 'c']) words.say(word);
  expect(sent).toEqual([['a']]);
  const closed = words.close();
  await expect.poll(() => sent).toEqual([['a'], ['b', 'c']]);
  open();
  await closed;
});

test('closing sends what waits, and nothing after it', async () => {
  const { sent, send, open } = recorder();
  const words = coalesceTopics(send, 0);
  words.say('a');
  words.say('b');
  const closed = words.close();
  words.say('too late');
  open();
  await expect.poll(() => sent).toEqual([['a'], ['b']]);
  open();
  await closed;
  expect(sent).toEqual([['a'], ['b']]);
});
