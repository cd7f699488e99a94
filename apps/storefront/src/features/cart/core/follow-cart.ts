import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';

/** What the stream tells. */
export type CartEvent = Reply<'cart.events'>;

/** How the stream is read. */
export interface StreamPorts {
  /** Reads until the stream ends or breaks; throws a Refusal where it is not let in. */
  readonly open: (onEvent: (event: CartEvent) => void, signal: AbortSignal) => Promise<void>;
  readonly onEvent: (event: CartEvent) => void;
  /** Waits, at most so long: a connection that is back ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Reads the cart's stream and opens it again, after longer and longer pauses, until `signal` says so. */
export async function followCart(ports: StreamPorts, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  const onEvent = (event: CartEvent): void => {
    waitMs = firstWaitMs;
    ports.onEvent(event);
  };
  while (!signal.aborted) {
    try {
      await ports.open(onEvent, signal);
    } catch (error) {
      // Not let in: whoever comes next opens a stream of their own.
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) return;
    }
    if (signal.aborted) return;
    await ports.wait(waitMs, signal);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  }
}
