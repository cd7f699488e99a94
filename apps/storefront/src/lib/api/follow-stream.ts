import { isAnswer } from './is-answer.ts';

const firstWaitMs = 1000;
const usualLongestWaitMs = 15_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** A stream to follow, and how. */
export interface Followed {
  /** Reads the stream until it ends; reports each event, and returns whether more may come. */
  readonly read: (onEvent: () => void) => Promise<boolean>;
  /** Whether changes are being pushed now. */
  readonly onLive?: (live: boolean) => void;
  readonly signal: AbortSignal;
  /** The longest pause between two attempts. */
  readonly longestWaitMs?: number;
  /** Waits at most so long; a test provides its own clock. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 to below 1: how much of the second half of a pause is waited. */
  readonly chance?: () => number;
}

/**
 * Reads a stream and reconnects with growing pauses until there is nothing more to come. A refusal is not retried. A
 * stream that delivered something before it ended reached its time limit, and is still live.
 */
export async function followStream({
  read,
  onLive = () => undefined,
  signal,
  longestWaitMs = usualLongestWaitMs,
  wait = pause,
  chance = Math.random,
}: Followed): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    let isLive = false;
    try {
      const mayGoOn = await read(() => {
        waitMs = firstWaitMs;
        isLive = true;
        onLive(true);
      });
      if (!mayGoOn) return;
    } catch (error) {
      isLive = false;
      if (isAnswer(error) && error.status !== 429) return;
    }
    if (signal.aborted) return;
    if (!isLive) onLive(false);
    // A server that stops loses all its pages at once: they reconnect spread over half a pause to a whole one.
    await wait(waitMs * (0.5 + chance() / 2), signal);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  }
}
