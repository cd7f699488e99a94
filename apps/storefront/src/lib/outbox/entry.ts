/**
 * A write that waits for a connection, ready to be sent by a page or by the service worker. It carries its
 * idempotency key, so it takes effect once, whoever sends it and however often (decision 3).
 */
export interface OutboxEntry {
  /** Its position in the queue; assigned by the store. */
  readonly id?: number;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Its owner: the end of the token or guest id. */
  readonly who: string;
  readonly madeAtMs: number;
  /** Its subject, so that a screen can show it as done: `favourite <id>` is `on`. */
  readonly subject: string;
  readonly value: string;
  /** The lists it invalidates; absent in entries of an earlier version. */
  readonly room?: string;
  /**
   * What to say if it waited too long to be sent; absent if nobody waits for it, and in entries of an earlier
   * version.
   */
  readonly lapsed?: string;
  /** The market's refusal as text; kept until a page has shown it. */
  readonly refused?: string;
}

/** The queue of entries, in the order in which they were added. */
export interface OutboxStore {
  readonly list: () => Promise<readonly OutboxEntry[]>;
  /** Adds an entry without an id, replaces one with an id; returns the id. */
  readonly put: (entry: OutboxEntry) => Promise<number>;
  readonly remove: (id: number) => Promise<void>;
}
