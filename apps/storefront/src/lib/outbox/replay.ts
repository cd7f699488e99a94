import type { OutboxEntry, OutboxStore } from './entry.ts';

// The market answers a key the same for 48 hours (decision 3): what is older is not sent any more.
const longestMs = 24 * 3_600_000;

const lockName = 'promenade-outbox';

// Browsers without locks send twice where a page and the worker meet, which comes to the same.
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work();

/** For what a page sends by itself and has written down: it is not sent again by a replay before its answer. */
export const besideReplay = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, { mode: 'shared' }, work) : work();

interface Answer {
  readonly errors?: readonly { readonly message: string }[];
  readonly message?: string;
}

/** What the market said; nothing where it was not the market, as on a network that wants to be signed in to first. */
const answerOf = (response: Response): Promise<Answer | null> => response.json().catch(() => null);

/** Whether the entry has been dealt with; false where the market could not be asked. */
async function sendOne(entry: OutboxEntry, store: OutboxStore): Promise<boolean> {
  const { url, method, headers, body, id = 0 } = entry;
  const response = await fetch(url, { method, headers, body }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) return false;
  const answer = await answerOf(response);
  if (!answer) return false;
  const refused = answer.errors?.[0]?.message || answer.message || String(response.status);
  if (response.ok) await store.remove(id);
  else await store.put({ ...entry, refused });
  return true;
}

/** What waited too long is not sent; its shopper is told, who believes it done. */
async function giveUp(entry: OutboxEntry, store: OutboxStore): Promise<void> {
  const { id = 0, lapsed } = entry;
  if (lapsed === undefined) await store.remove(id);
  else await store.put({ ...entry, refused: lapsed });
}

/** Sends what waits, the oldest first, one after the other. Answers whether all of it has been dealt with. */
export function replayOutbox(store: OutboxStore, nowMs: number): Promise<boolean> {
  return alone(async () => {
    for (const entry of await store.list()) {
      if (entry.refused !== undefined) continue;
      if (nowMs - entry.madeAtMs > longestMs) await giveUp(entry, store);
      else if (!(await sendOne(entry, store))) return false;
    }
    return true;
  });
}
