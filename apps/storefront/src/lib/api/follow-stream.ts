import { Refusal } from '@promenade/contract/client';

const firstWaitMs = 1000;
const usualLongestWaitMs = 15_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Followed {
  /** Reads the stream until it ends; tells of each event, and answers whether more may come. */
  readonly read: (onEvent: () => void) => Promise<boolean>;
  /** Whether changes arrive by themselves now. */
  readonly onLive?: (live: boolean) => void;
  readonly signal: AbortSignal;
  /** Between two tries at most. */
  readonly longestWaitMs?: number;
}

/**
 * Reads a stream and opens it again, after longer and longer pauses, until there is nothing more to come. Whoever is
 * refused is not let in by asking again.
 */
export async function followStream({
  read,
  onLive = () => undefined,
  signal,
  longestWaitMs = usualLongestWaitMs,
}: Followed): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const mayGoOn = await read(() => {
        waitMs = firstWaitMs;
        onLive(true);
      });
      if (!mayGoOn) return;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) return;
    }
    if (signal.aborted) return;
    onLive(false);
    await pause(waitMs, signal);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  }
}
