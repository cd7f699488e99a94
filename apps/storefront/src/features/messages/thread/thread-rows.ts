import type { Unsent } from '../outbox/outbox-store.ts';
import type { Message } from '../wire.ts';

/** What stands in a conversation from top to bottom. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly day: string; readonly at: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'unsent'; readonly unsent: Unsent };

interface Shown {
  readonly messages: readonly Message[];
  /** Those on their way, in the order they were written; they stand below what the server has. */
  readonly unsent: readonly Unsent[];
  /** The first message that was unread when the conversation was opened. */
  readonly unreadFrom: number | null;
  /** The day of an instant where the market is. */
  readonly dayOf: (at: string) => string;
}

/** Puts days and the first unread message between the bubbles. */
export function threadRows({ messages, unsent, unreadFrom, dayOf }: Shown): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  const begin = (at: string): void => {
    if (dayOf(at) !== day) rows.push({ kind: 'day', day: dayOf(at), at });
    day = dayOf(at);
  };
  for (const message of messages) {
    begin(message.created_at);
    if (message.number === unreadFrom) rows.push({ kind: 'unread' });
    rows.push({ kind: 'message', message });
  }
  for (const one of unsent) {
    begin(one.at);
    rows.push({ kind: 'unsent', unsent: one });
  }
  return rows;
}

/** The number of the first message that a reader has not read; null where all are read. */
export function firstUnread(messages: readonly Message[], readNumber: number): number | null {
  const first = messages.find(({ side, number }) => side === 'counterpart' && number > readNumber);
  return first?.number ?? null;
}
