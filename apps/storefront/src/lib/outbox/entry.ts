/**
 * A write that waits for a connection, ready to be sent by a page or by the service worker. It carries its idempotency
 * key, so it happens once whoever sends it, and however often (decision 3).
 */
export interface OutboxEntry {
  /** Its place in the order; given by the store. */
  readonly id?: number;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whose it is: the end of the token or guest id. */
  readonly who: string;
  readonly madeAtMs: number;
  /** What it is about, so that a screen can show it as done: `favourite <id>` is `on`. */
  readonly subject: string;
  readonly value: string;
  /** Which lists it makes old; absent in what an earlier version kept. */
  readonly room?: string;
  /** What is said where it waited too long to be sent; absent where nobody waits for it, and in what an earlier version kept. */
  readonly lapsed?: string;
  /** The market's no, in words; it is kept until a page has told it. */
  readonly refused?: string;
}

/** Where entries wait; in the order in which they were added. */
export interface OutboxStore {
  readonly list: () => Promise<readonly OutboxEntry[]>;
  /** Adds one without an id, replaces one with; answers the id. */
  readonly put: (entry: OutboxEntry) => Promise<number>;
  readonly remove: (id: number) => Promise<void>;
}
