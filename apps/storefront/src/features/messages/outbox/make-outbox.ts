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
  /** Takes the words of messages of a session that is over, in the order they were written: they are not sent any more. */
  readonly giveBack: (unsent: readonly Unsent[]) => void;
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
  /** Takes over what an earlier page left; messages of another session are not sent any more. */
  readonly resume: (token: string) => Promise<void>;
  /** Called for each message that the server has accepted, before it leaves the list. */
  readonly onSent: (listener: (sent: Sent) => void) => () => void;
}

// A longer wait is reported to the author, such as a used-up daily quota.
const longestWaitSeconds = 600;

// A temporary refusal, not because of its content: too many at once, or out of order.
const isForNow = (error: unknown): boolean =>
  !isAnswer(error) || (error.status === 429 && (error.retryAfterSeconds ?? 0) <= longestWaitSeconds);

/** Who wants to hear of something. */
function makeListeners<Told extends readonly unknown[]>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    add: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told);
    },
  };
}

const inTurn = (rows: readonly Unsent[]): Unsent[] => [...rows].sort((one, other) => one.turn - other.turn);

/** The list itself, stored, with its listeners. */
function makeList({ store, giveBack }: Pick<OutboxDeps, 'store' | 'giveBack'>) {
  let rows: readonly Unsent[] = [];
  const changes = makeListeners<[]>();
  const set = (next: readonly Unsent[]): void => {
    rows = inTurn(next);
    changes.tell();
  };
  const remove = (messageId: string): void => {
    set(rows.filter(({ message_id: id }) => id !== messageId));
    void store.remove(messageId);
  };
  const end = (over: readonly Unsent[]): void => {
    giveBack(inTurn(over));
    for (const { message_id: id } of over) remove(id);
  };
  return {
    read: () => rows,
    remove,
    /** These are of a session that is over. */
    end,
    endSession: (token: string): void => end(rows.filter((row) => row.token === token)),
    subscribe: changes.add,
    put: (unsent: Unsent): void => {
      set([...rows.filter(({ message_id: id }) => id !== unsent.message_id), unsent]);
      void store.put(unsent);
    },
    change: (messageId: string, change: Partial<Unsent>): void =>
      set(rows.map((row) => (row.message_id === messageId ? { ...row, ...change } : row))),
  };
}

/**
 * Sends messages one at a time in each conversation, so that they keep their order. Every attempt uses the message's
 * id: the server stores it once.
 */
export function makeOutbox({ store, send, isOwn, giveBack, worthAnotherTry }: OutboxDeps): Outbox {
  const list = makeList({ store, giveBack });
  const sent = makeListeners<[Sent]>();
  const busy = new Set<string>();

  async function sendOne(unsent: Unsent): Promise<void> {
    const { message_id: id } = unsent;
    // Nobody is signed in any more, or somebody else is: nothing is sent in their name.
    if (!isOwn(unsent)) return list.endSession(unsent.token);
    list.change(id, { state: 'sending', refusal: undefined });
    try {
      const answer = await send(unsent);
      sent.tell(answer);
      list.remove(id);
    } catch (error) {
      if (isAnswer(error) && error.status === 401) return list.endSession(unsent.token);
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
      const left = await store.list();
      list.end(left.filter((row) => row.token !== token));
      for (const row of left)
        if (row.token === token && !here.has(row.message_id) && !find(row.message_id)) go(row);
    },
    onSent: sent.add,
  };
}
