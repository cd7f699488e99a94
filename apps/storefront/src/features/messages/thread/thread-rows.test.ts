import { expect, test } from 'vitest';
import type { Message } from '../wire.ts';
import { firstUnread, threadRows } from './thread-rows.ts';

const message = (number: number, day: string, side: Message['side'] = 'counterpart') =>
  ({ number, side, created_at: `${day}T12:00:00.000Z` }) as Message;
const dayOf = (at: string) => at.slice(0, 10);
const words = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => {
    if (row.kind === 'day') return row.day;
    if (row.kind === 'message') return row.message.number;
    return row.kind === 'unsent' ? row.unsent.message_id : 'unread';
  });

test('[MSG-01] days and the first unread message stand between the bubbles, what is on its way below', () => {
  const messages = [message(1, '2026-06-16'), message(2, '2026-06-17'), message(3, '2026-06-17')];
  const unsent = [{ message_id: 'm4', at: '2026-06-18T08:00:00.000Z' }] as never;
  const rows = threadRows({ messages, unsent, unreadFrom: 3, dayOf });
  expect(words(rows)).toEqual(['2026-06-16', 1, '2026-06-17', 2, 'unread', 3, '2026-06-18', 'm4']);
  expect(threadRows({ messages: [], unsent: [], unreadFrom: null, dayOf })).toEqual([]);
});

test('what one wrote oneself is never unread', () => {
  const messages = [message(1, '2026-06-16'), message(2, '2026-06-16', 'customer'), message(3, '2026-06-16')];
  expect([0, 1, 3].map((read) => firstUnread(messages, read))).toEqual([1, 3, null]);
});
