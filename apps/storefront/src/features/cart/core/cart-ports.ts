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

/** What the core asks of the browser; a test gives its own network, clock and storage. */
export interface CartPorts {
  /** Whose cart it is now; null before anybody is known. */
  readonly whoNow: () => Who | null;
  /** The same, with a guest asked for where there is nobody yet. */
  readonly who: () => Promise<Who>;
  /** Answers, throws a Refusal, or throws anything else where no answer came in time. */
  readonly send: (call: CartCall, as: SentAs) => Promise<Lines>;
  readonly newIdempotencyKey: () => string;
  /** The chosen module; '' where the market's first one is meant. */
  readonly moduleNow: () => string;
  /** Decimals of the market's currency. */
  readonly decimals: number;
  readonly outbox: OutboxStore;
  /** Waits, at most so long: a connection that is back ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The server's lines, newer than all before. */
  readonly onTruth: (moduleId: string, lines: Lines) => void;
  /** Something about what is on its way has changed. */
  readonly onPending: () => void;
  /** Tells the other tabs of this browser that a cart has changed. */
  readonly tellTabs: (moduleId: string) => void;
  /** A change was refused that no part of this page waits for: an earlier page made it. */
  readonly onUnheard?: (entry: Entry, error: unknown) => void;
}

/** The change was not sent, or what came of it is nobody's here any more: whoever made it has signed out. */
export class ChangeDropped extends Error {
  constructor() {
    super('The change was dropped.');
    this.name = 'ChangeDropped';
  }
}

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/** How long to wait before the next try. */
export function waitMs(tries: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1));
}
