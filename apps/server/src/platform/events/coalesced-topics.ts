import { setTimeout as pause } from 'node:timers/promises';

/** Notifications that are sent in batches. */
export interface CoalescedTopics {
  /** Sends a topic: at once if the last batch is long enough ago, else with the next batch. */
  readonly add: (topic: string) => void;
  /** Sends what is waiting without a further pause; resolves once it is sent. Later topics are not sent. */
  readonly close: () => Promise<void>;
}

/**
 * A busy server has hundreds of notifications a second, each of which would be a statement of its own. The first is
 * sent at once; those added while it is being sent and within `pauseMs` after are sent together, without duplicates.
 * `send` must handle its own failures.
 */
export function coalesceTopics(
  send: (topics: readonly string[]) => Promise<void>,
  pauseMs: number,
): CoalescedTopics {
  const waiting = new Set<string>();
  const closing = new AbortController();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    do {
      const topics = [...waiting];
      waiting.clear();
      await send(topics);
      await pause(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    } while (waiting.size > 0);
    sending = undefined;
  }
  return {
    add: (topic) => {
      if (closing.signal.aborted) return;
      waiting.add(topic);
      sending ??= sendAll();
    },
    close: async () => {
      closing.abort();
      await sending;
    },
  };
}
