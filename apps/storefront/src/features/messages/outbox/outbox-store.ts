import { keptRows } from '../../../lib/outbox/kept-rows.ts';
import { messagesDatabase } from '../../../lib/outbox/kept-databases.ts';
import type { Talk } from '../talk.ts';

/** A message being sent: it keeps its id until the server has accepted it, across a reload too. */
export interface Unsent {
  readonly message_id: string;
  readonly talk: Talk;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly order_id?: string | undefined;
  readonly trip_id?: string | undefined;
  /** When it was written (ISO 8601), and its position. */
  readonly at: string;
  readonly turn: number;
  /** Its owner: another account's is never sent. */
  readonly token: string;
  /** `waiting` for a connection or its turn; `refused` stays until it is retried or deleted. */
  readonly state: 'sending' | 'waiting' | 'refused';
  /** What the server said. */
  readonly refusal?: string | undefined;
}

const rows = keptRows<Unsent, string>(messagesDatabase, 'unsent', { keyPath: 'message_id' });

// A private window may store nothing: messages then live as long as the page.
const nothing = (): undefined => undefined;

/** Where messages being sent survive the page. */
export const outboxStore = {
  put: (unsent: Unsent): Promise<unknown> => rows.put(unsent).catch(nothing),
  remove: (messageId: string): Promise<unknown> => rows.remove(messageId).catch(nothing),
  list: async (): Promise<readonly Unsent[]> => (await rows.list().catch(nothing)) ?? [],
};
