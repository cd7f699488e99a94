import type { OutboxEntry, OutboxStore } from './entry.ts';

// The market repeats its answer to a key for 48 hours (decision 3): older entries are not sent any more.
const longestMs = 24 * 3_600_000;

// While it is sent, nothing else is (see below): a line may be dead without the browser being told.
const longestAnswerMs = 30_000;

const lockName = 'promenade-outbox';

// Browsers without locks send twice if a page and the worker coincide, which has the same effect as once.
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work();

/** For what a page has stored and is sending itself: a replay does not send it again before its answer. */
export const besideReplay = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, { mode: 'shared' }, work) : work();

interface Answer {
  readonly errors?: readonly { readonly message: string }[];
  readonly message?: string;
}

/** What the market answered; undefined if it was not the market, as on a network that requires a login. */
const answerOf = (response: Response): Promise<Answer | null> => response.json().catch(() => null);

/** Whether the entry has been dealt with; false if the market could not be reached. */
async function sendOne(entry: OutboxEntry, store: OutboxStore): Promise<boolean> {
  const { url, method, headers, body, id = 0 } = entry;
  const signal = AbortSignal.timeout(longestAnswerMs);
  const response = await fetch(url, { method, headers, body, signal }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) return false;
  const answer = await answerOf(response);
  if (!answer) return false;
  const refused = answer.errors?.[0]?.message || answer.message || String(response.status);
  if (response.ok) await store.remove(id);
  else await store.put({ ...entry, refused });
  return true;
}

/** What waited too long is not sent; its shopper, who believes it done, is told. */
async function giveUp(entry: OutboxEntry, store: OutboxStore): Promise<void> {
  const { id = 0, lapsed } = entry;
  if (lapsed === undefined) await store.remove(id);
  else await store.put({ ...entry, refused: lapsed });
}

/** Sends what waits, oldest first, one at a time. Returns whether everything has been dealt with. */
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
