import type { CartCall, Entry, Lines, Who } from './cart-op.ts';
import type { OutboxStore } from './outbox.ts';

/** How a call goes out. */
export interface SentAs {
  readonly who: Who;
  readonly moduleId: string;
  /** Of a write. */
  readonly key?: string;
  readonly signal: AbortSignal;
}

/** What the core needs of the browser; tests provide their own network, clock and storage. */
export interface CartPorts {
  /** The current owner of the cart; null before anybody is known. */
  readonly whoNow: () => Who | null;
  /** The same, requesting a guest id if there is none yet. */
  readonly who: () => Promise<Who>;
  /** Resolves, rejects with a Refusal, or with anything else if no answer arrived in time. */
  readonly send: (call: CartCall, as: SentAs) => Promise<Lines>;
  readonly newIdempotencyKey: () => string;
  /** The chosen module; '' for the market's first one. */
  readonly moduleNow: () => string;
  /** Decimals of the market's currency. */
  readonly decimals: number;
  readonly outbox: OutboxStore;
  /** Waits for the given time at most: a connection that is back ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The server's lines, newer than all before. */
  readonly onServerLines: (moduleId: string, lines: Lines) => void;
  /** Something about the unanswered changes is different. */
  readonly onPending: () => void;
  /** Tells the other tabs of this browser that a cart has changed. */
  readonly tellTabs: (moduleId: string) => void;
  /** What an earlier page had left is too old to be sent (decision 33). */
  readonly onLapsed?: () => void;
  /** A change was refused that no part of this page waits for: an earlier page made it. */
  readonly onUnclaimedRefusal?: (entry: Entry, error: unknown) => void;
}

/** The change was not sent, or its result belongs to nobody here any more: its owner has signed out. */
export class ChangeDropped extends Error {
  constructor() {
    super('The change was dropped.');
    this.name = 'ChangeDropped';
  }
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;
// The server counts calls by the minute; whoever tells of more is not waited for.
const longestToldSeconds = 60;

/**
 * How long to wait before the next attempt.
 * @param toldSeconds what the server said, where there were too many calls
 */
export function waitMs(tries: number, toldSeconds = 0): number {
  const ownMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1));
  return toldSeconds > longestToldSeconds ? ownMs : Math.max(ownMs, toldSeconds * 1000);
}
