import type { Reply } from '@promenade/contract/calls';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { talkKey } from '../talk.ts';
import type { Unsent } from './outbox-store.ts';

type Sent = Reply<'messages.send'>;

/** The outbox's dependencies. */
export interface OutboxDeps {
  readonly store: {
    readonly put: (unsent: Unsent) => Promise<unknown>;
    readonly remove: (messageId: string) => Promise<unknown>;
    readonly list: () => Promise<readonly Unsent[]>;
  };
  readonly send: (unsent: Unsent) => Promise<Sent>;
  /** Whether the author is the customer who is signed in now. */
  readonly isOwn: (unsent: Unsent) => boolean;
  /** Resolves when another attempt makes sense: the connection is back, or some seconds have passed. */
  readonly worthAnotherTry: () => Promise<void>;
}

export interface Outbox {
  readonly subscribe: (listener: () => void) => () => void;
  /** The messages being sent, in the order they were written; the same array until it changes. */
  readonly read: () => readonly Unsent[];
  readonly add: (unsent: Unsent) => void;
  readonly retry: (messageId: string) => void;
  readonly drop: (messageId: string) => void;
  /** Takes over what an earlier page left; another account's messages are deleted. */
  readonly resume: (token: string) => Promise<void>;
  /** Called for each message that the server has accepted, before it leaves the list. */
  readonly onSent: (listener: (sent: Sent) => void) => () => void;
}

// A longer wait is reported to the author, such as a used-up daily quota.
const longestWaitSeconds = 600;

// A temporary refusal, not because of its content: too many at once, or out of order.
const isForNow = (error: unknown): boolean =>
  !isAnswer(error) || (error.status === 429 && (error.retryAfterSeconds ?? 0) <= longestWaitSeconds);

/** The list itself, stored, with its listeners. */
function makeList(store: OutboxDeps['store']) {
  let rows: readonly Unsent[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Unsent[]): void => {
    rows = [...next].sort((one, other) => one.turn - other.turn);
    for (const listener of listeners) listener();
  };
  return {
    read: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put: (unsent: Unsent): void => {
      set([...rows.filter(({ message_id: id }) => id !== unsent.message_id), unsent]);
      void store.put(unsent);
    },
    remove: (messageId: string): void => {
      set(rows.filter(({ message_id: id }) => id !== messageId));
      void store.remove(messageId);
    },
    change: (messageId: string, change: Partial<Unsent>): void =>
      set(rows.map((row) => (row.message_id === messageId ? { ...row, ...change } : row))),
  };
}

/**
 * Sends messages one at a time in each conversation, so that they keep their order. Every attempt uses the message's
 * id: the server stores it once.
 */
export function makeOutbox({ store, send, isOwn, worthAnotherTry }: OutboxDeps): Outbox {
  const list = makeList(store);
  const sent = new Set<(sent: Sent) => void>();
  const busy = new Set<string>();

  async function sendOne(unsent: Unsent): Promise<void> {
    const { message_id: id } = unsent;
    // Somebody else has signed in meanwhile: nothing is sent in their name.
    if (!isOwn(unsent)) return list.remove(id);
    list.change(id, { state: 'sending', refusal: undefined });
    try {
      const answer = await send(unsent);
      for (const listener of sent) listener(answer);
      list.remove(id);
    } catch (error) {
      if (!isForNow(error)) return list.change(id, { state: 'refused', refusal: (error as Error).message });
      list.change(id, { state: 'waiting' });
      await worthAnotherTry();
    }
  }
  async function sendAll(key: string): Promise<void> {
    if (busy.has(key)) return;
    busy.add(key);
    const next = () => list.read().find(({ talk, state }) => talkKey(talk) === key && state !== 'refused');
    for (let unsent = next(); unsent; unsent = next()) await sendOne(unsent);
    busy.delete(key);
  }
  const go = (unsent: Unsent): void => {
    list.put({ ...unsent, state: 'waiting', refusal: undefined });
    void sendAll(talkKey(unsent.talk));
  };
  const find = (messageId: string) => list.read().find(({ message_id: id }) => id === messageId);

  return {
    subscribe: list.subscribe,
    read: list.read,
    add: go,
    retry: (messageId) => {
      const unsent = find(messageId);
      if (unsent) go(unsent);
    },
    drop: list.remove,
    resume: async (token) => {
      const here = new Set(list.read().map(({ message_id: id }) => id));
      for (const left of await store.list()) {
        if (left.token !== token) list.remove(left.message_id);
        else if (!here.has(left.message_id) && !find(left.message_id)) go(left);
      }
    },
    onSent: (listener) => {
      sent.add(listener);
      return () => void sent.delete(listener);
    },
  };
}
