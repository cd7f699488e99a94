import { keptRows } from '../../../lib/outbox/kept-rows.ts';
import type { Talk } from '../talk.ts';

/** A message on its way: it keeps its id until the server has taken it, over a reload too. */
export interface Unsent {
  readonly message_id: string;
  readonly talk: Talk;
  readonly text: string;
  readonly pictures: readonly Blob[];
  readonly order_id?: string | undefined;
  readonly trip_id?: string | undefined;
  /** When it was written (ISO 8601), and in which order. */
  readonly at: string;
  readonly turn: number;
  /** Whose it is: another account's is never sent. */
  readonly token: string;
  /** `waiting` for a connection or its turn; `refused` stays until it is tried again or thrown away. */
  readonly state: 'sending' | 'waiting' | 'refused';
  /** What the server said. */
  readonly refusal?: string | undefined;
}

const rows = keptRows<Unsent, string>('promenade-messages', 'unsent', { keyPath: 'message_id' });

// A private window may keep nothing: messages are then on their way for as long as the page stands.
const nothing = (): undefined => undefined;

/** Where messages on their way outlive the page. */
export const outboxStore = {
  put: (unsent: Unsent): Promise<unknown> => rows.put(unsent).catch(nothing),
  remove: (messageId: string): Promise<unknown> => rows.remove(messageId).catch(nothing),
  list: async (): Promise<readonly Unsent[]> => (await rows.list().catch(nothing)) ?? [],
};
