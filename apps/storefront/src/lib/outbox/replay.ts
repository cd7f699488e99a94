import type { OutboxEntry, OutboxStore } from './entry.ts';

// The market answers a key the same for 48 hours (decision 3): what is older is not sent any more.
const longestMs = 24 * 3_600_000;

// Browsers without locks send twice where a page and the worker meet, which comes to the same.
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('promenade-outbox', work) : work();

/** The market's words for its no; empty where it has none. */
async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as {
    errors?: readonly { message: string }[];
    message?: string;
  };
  return body.errors?.[0]?.message || body.message || String(response.status);
}

/** Whether the entry has been dealt with; false where the market could not be asked. */
async function sendOne(entry: OutboxEntry, store: OutboxStore): Promise<boolean> {
  const { url, method, headers, body, id = 0 } = entry;
  const response = await fetch(url, { method, headers, body }).catch(() => undefined);
  if (!response || response.status >= 500 || response.status === 429) return false;
  if (response.ok) await store.remove(id);
  else await store.put({ ...entry, refused: await refusalOf(response) });
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
