import type { Reply } from '@promenade/contract/calls';
import { followStream } from '../../../lib/api/follow-stream.ts';

/** What the stream tells. */
export type CartEvent = Reply<'cart.events'>;

/** How the stream is read. */
export interface StreamPorts {
  /** Reads until the stream ends or breaks; throws a Refusal where it is not let in. */
  readonly open: (onEvent: (event: CartEvent) => void, signal: AbortSignal) => Promise<void>;
  readonly onEvent: (event: CartEvent) => void;
  /** Waits, at most so long: a connection that is back ends it. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1: how much of a pause's second half is waited. */
  readonly chance: () => number;
}

const longestWaitMs = 30_000;

/** Reads the cart's stream and opens it again, after longer and longer pauses, until `signal` says so. */
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
