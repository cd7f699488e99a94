import { setTimeout as pause } from 'node:timers/promises';

/** Notifications that are sent in batches. */
export interface CoalescedTopics {
  /** Sends a word, at once where none has just gone out; else with all that come meanwhile. */
  readonly say: (word: string) => void;
  /** Sends what waits without a further pause; settles when it has gone out. Words that come after it are not sent. */
  readonly close: () => Promise<void>;
}

/**
 * A busy server has hundreds of words a second, each of which would be a statement of its own. The first is sent
 * at once; those that come while it is under way and within `pauseMs` after it wait, and go together, each once.
 * `send` takes care of its own failures.
 */
export function coalesceTopics(
  send: (words: readonly string[]) => Promise<void>,
  pauseMs: number,
): CoalescedTopics {
  const waiting = new Set<string>();
  const closing = new AbortController();
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    do {
      const words = [...waiting];
      waiting.clear();
      await send(words);
      await pause(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    } while (waiting.size > 0);
    sending = undefined;
  }
  return {
    say: (word) => {
      if (closing.signal.aborted) return;
      waiting.add(word);
      sending ??= sendAll();
    },
    close: async () => {
      closing.abort();
      await sending;
    },
  };
}
