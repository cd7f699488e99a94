import { Refusal } from '@promenade/contract/client';

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

/** A stream to be followed, and how. */
export interface Followed {
  /** Reads the stream until it ends; tells of each event, and answers whether more may come. */
  readonly read: (onEvent: () => void) => Promise<boolean>;
  /** Whether changes arrive by themselves now. */
  readonly onLive?: (live: boolean) => void;
  readonly signal: AbortSignal;
  /** Between two tries at most. */
  readonly longestWaitMs?: number;
  /** Waits, at most so long; a test gives its own clock. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1: how much of a pause's second half is waited. */
  readonly chance?: () => number;
}

/**
 * Reads a stream and opens it again, after longer and longer pauses, until there is nothing more to come. Whoever is
 * refused is not let in by asking again. One that told something and then ended has had its time, and is live still.
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
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) return;
    }
    if (signal.aborted) return;
    if (!isLive) onLive(false);
    // A server that stops loses all its pages in one moment: from half a pause to a whole one, they come back one by one.
    await wait(waitMs * (0.5 + chance() / 2), signal);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  }
}
