import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { applyConversation, threadKey, withEnd, withOlder } from './known-threads.ts';
import type { Conversation, Message, Thread } from './wire.ts';

const counterpart = {
  kind: 'store',
  id: 's1',
  name: 'La Parra',
  slug: 'la-parra',
  module_type: 'food',
  image: null,
  image_full_url: null,
} as const;
const message = (number: number): Message => ({
  conversation_id: 'c1',
  number,
  message_id: `m${number}`,
  side: 'counterpart',
  text: `${number}`,
  automatic: false,
  pictures: [],
  order: null,
  trip: null,
  created_at: '2026-06-17T12:00:00.000Z',
});
const conversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: 'c1',
  counterpart,
  customer_name: 'Ana',
  last_message: null,
  unread: 0,
  read_number: 0,
  other_read_number: 0,
  last_at: '2026-06-17T12:00:00.000Z',
  ...change,
});
const thread = (from: number, to: number): Thread => ({
  counterpart,
  conversation: conversation(),
  messages: Array.from({ length: to - from + 1 }, (_none, at) => message(from + at)),
  has_older: from > 1,
});
const numbers = (known: Thread | undefined) => known?.messages.map(({ number }) => number);

describe('[MSG-01] what is known of a conversation', () => {
  test('its end joins on to what was read before, or takes its place', () => {
    expect(numbers(withEnd(undefined, thread(4, 6)))).toEqual([4, 5, 6]);
    const joined = withEnd(thread(1, 5), thread(4, 7));
    expect([numbers(joined), joined.has_older]).toEqual([[1, 2, 3, 4, 5, 6, 7], false]);
    const apart = withEnd(thread(1, 3), thread(6, 8));
    expect([numbers(apart), apart.has_older]).toEqual([[6, 7, 8], true]);
  });

  test('an earlier part stands before it', () => {
    const whole = withOlder(thread(4, 6), thread(2, 3));
    expect([numbers(whole), whole.has_older]).toEqual([[2, 3, 4, 5, 6], true]);
  });

  test('a message that comes twice, or late, stands once and in its place', () => {
    const client = new QueryClient();
    const key = threadKey({ conversation_id: 'c1' });
    client.setQueryData(key, thread(1, 3));
    for (const number of [4, 2, 4]) applyConversation(client, conversation({ unread: 1 }), message(number));
    const known = client.getQueryData<Thread>(key);
    expect([numbers(known), known?.conversation?.unread]).toEqual([[1, 2, 3, 4], 1]);
  });

  test('where some are missing the end is asked for, and another’s view is left alone', () => {
    const client = new QueryClient();
    const [own, other] = [
      threadKey({ counterpart: 'store', counterpart_id: 's1' }),
      threadKey({ conversation_id: 'c2' }),
    ];
    client.setQueryData(own, thread(1, 3));
    client.setQueryData(other, thread(1, 1));
    applyConversation(client, conversation(), message(6));
    expect(numbers(client.getQueryData<Thread>(own))).toEqual([1, 2, 3]);
    expect(client.getQueryState(own)?.isInvalidated).toBe(true);
    expect(client.getQueryState(other)?.isInvalidated).toBe(false);
  });

  test('a message that is heard while the conversation is first read is in it: what was read before was without', async () => {
    const client = createQueryClient('');
    const queryKey = threadKey({ conversation_id: 'c1' });
    const answers: ((read: Thread) => void)[] = [];
    const queryFn = () => new Promise<Thread>((resolve) => answers.push(resolve));
    const view = new QueryObserver(client, { queryKey, queryFn });
    const leave = view.subscribe(() => undefined);
    applyConversation(client, conversation(), message(4));
    answers[0]?.(thread(1, 3));
    answers[1]?.(thread(1, 4));
    await expect.poll(() => numbers(view.getCurrentResult().data)).toEqual([1, 2, 3, 4]);
    leave();
  });
});
