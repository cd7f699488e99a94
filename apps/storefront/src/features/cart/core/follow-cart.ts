import type { Reply } from '@promenade/contract/calls';
import { followStream } from '../../../lib/api/follow-stream.ts';

/** What the stream tells. */
export type CartEvent = Reply<'cart.events'>;

/** How the stream is read. */
export interface StreamPorts {
  /** Reads until the stream ends or breaks; throws a Refusal if access is denied. */
  readonly open: (onEvent: (event: CartEvent) => void, signal: AbortSignal) => Promise<void>;
  readonly onEvent: (event: CartEvent) => void;
  /** Waits for the given time at most: a connection that is back ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1: how much of the second half of a pause is waited. */
  readonly chance: () => number;
}

const longestWaitMs = 30_000;

/** Reads the cart's stream and reconnects, with growing pauses, until `signal` aborts. */
export function followCart({ open, onEvent, wait, chance }: StreamPorts, signal: AbortSignal): Promise<void> {
  const read = async (tell: () => void): Promise<boolean> => {
    await open((event) => {
      tell();
      onEvent(event);
    }, signal);
    return true;
  };
  return followStream({ read, signal, wait, chance, longestWaitMs });
}
