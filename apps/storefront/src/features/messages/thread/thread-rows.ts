import type { Unsent } from '../outbox/outbox-store.ts';
import type { Message } from '../wire.ts';

/** The rows of a conversation from top to bottom. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly day: string; readonly at: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'unsent'; readonly unsent: Unsent };

interface Shown {
  readonly messages: readonly Message[];
  /** The messages being sent, in the order they were written; below those that the server has stored. */
  readonly unsent: readonly Unsent[];
  /** The first message that was unread when the conversation was opened. */
  readonly unreadFrom: number | null;
  /** The day of an instant in the market's time zone. */
  readonly dayOf: (at: string) => string;
}

/** Inserts days and the unread marker between the messages. */
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

/** The number of the first unread message; null if all are read. */
export function firstUnread(messages: readonly Message[], readNumber: number): number | null {
  const first = messages.find(({ side, number }) => side === 'counterpart' && number > readNumber);
  return first?.number ?? null;
}
