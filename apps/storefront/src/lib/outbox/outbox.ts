import type { Reply } from '@promenade/contract/calls';
import { type CallInput, headersOfWrite, urlOf } from '@promenade/contract/client';
import { type CallId, callPaths } from '@promenade/contract/paths';
import { browserHeaders, call } from '../api/browser-client.ts';
import { isAnswer } from '../api/is-answer.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { roomOf, tellPageOfWrite } from '../session/write-signal.ts';
import { showToast } from '../toast/toasts.ts';
import type { OutboxEntry } from './entry.ts';
import { indexedStore as store } from './indexed-store.ts';
import { besideReplay, replayOutbox } from './replay.ts';

export const syncTag = 'promenade-outbox';

// It is about something done long ago, so it stays visible longer than after a press.
const toldForMs = 10_000;
const tryAgainMs = 15_000;

const listeners = new Set<() => void>();
let waiting: readonly OutboxEntry[] = [];

/**
 * Entries that no longer wait have been sent, by this page, another or the worker: what is shown of their subject is
 * outdated.
 */
function tellGone(before: readonly OutboxEntry[]): void {
  const stays = new Set(waiting.map(({ id }) => id));
  const rooms = new Set(
    before.flatMap(({ id, room }) => (room === undefined || stays.has(id) ? [] : [room])),
  );
  for (const room of rooms) tellPageOfWrite(room);
}

async function look(): Promise<readonly OutboxEntry[]> {
  const now = await store.list().catch(() => []);
  const before = waiting;
  waiting = now;
  tellGone(before);
  for (const listener of listeners) listener();
  return waiting;
}

export const readWaiting = (): readonly OutboxEntry[] => waiting;

/** Whether a write about this subject waits to be sent. */
export const isWaiting = async (subject: string): Promise<boolean> =>
  (await look()).some((entry) => entry.subject === subject);

export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the refusals of writes that were sent later, each once; nobody is shown one whose shopper has left. */
async function tellRefused(): Promise<void> {
  for (const { id = 0, who, refused } of await look()) {
    if (refused === undefined) continue;
    await store.remove(id);
    if (who === whoIsHere()) showToast('error', refused, toldForMs);
  }
}

let again: ReturnType<typeof setTimeout> | undefined;

/** A market that restarts, or is busy, comes back without a browser event: the connection was there all along. */
function tryAgainLater(): void {
  if (again) return;
  again = setTimeout(() => {
    again = undefined;
    flushOutbox().catch(() => undefined);
  }, tryAgainMs);
}

/** Sends what waits, as far as the market can be reached, and shows what it refused. */
export async function flushOutbox(): Promise<void> {
  if ((await look()).length === 0) return;
  if (!(await replayOutbox(store, Date.now()))) tryAgainLater();
  await tellRefused();
  await look();
}

/** The shopper has left: what they had not sent is nobody's any more. */
export async function forgetOthers(): Promise<void> {
  const who = whoIsHere();
  for (const { id = 0, who: its } of await look()) if (its !== who) await store.remove(id);
  await look();
}

/** The browser sends it when it can, even if the page is closed, if it supports Background Sync. */
async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(syncTag);
}

function entryOf<Id extends CallId>(id: Id, input: CallInput<Id>, key: string, about: About): OutboxEntry {
  const method = callPaths[id].slice(0, callPaths[id].indexOf(' '));
  const bare = { ...browserHeaders(), ...headersOfWrite(key) };
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  // The market refuses an empty body declared as JSON.
  const headers = body === null ? bare : { ...bare, 'content-type': 'application/json' };
  const url = urlOf(id, input);
  return { url, method, headers, body, who: whoIsHere(), madeAtMs: Date.now(), room: roomOf(id), ...about };
}

/**
 * The subject of a write, so that a screen can show it as done while it waits, and what to say if it waits too long:
 * nothing if the page will do it again itself.
 */
export type About = Pick<OutboxEntry, 'subject' | 'value' | 'lapsed'>;

// In flight from this page: nothing waits behind them, and they do not indicate a lost connection yet.
const inAir = new Set<number>();

/** Stored before it is sent: if the page is left meanwhile, the next page sends it. */
async function keep(entry: OutboxEntry): Promise<number | null> {
  const id = await store.put(entry).catch(() => null);
  if (id !== null) inAir.add(id);
  return id;
}

async function leaveForLater(id: number): Promise<void> {
  inAir.delete(id);
  await look();
  tryAgainLater();
  await askForSync().catch(() => undefined);
}

async function forget(id: number): Promise<void> {
  await store.remove(id).catch(() => undefined);
  inAir.delete(id);
  await look();
}

// A refusal by the market itself. An internal error, a rate limit and the login page of a network are no answer.
const isNo = (error: unknown): boolean =>
  isAnswer(error) && error.status !== 429 && error.code !== 'unexpected';

/**
 * Sends a write that may be done later: now if the market can be reached, otherwise when it can, under the same key
 * and after what waits already; if the page is left before the answer, the next page continues. Returns the reply, or
 * `kept`. A refusal is thrown; a later one is shown. Never for what costs money: orders, trips and payments are sent
 * by a press, or not at all (decision 33).
 */
export async function sendOrKeep<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  about: About,
): Promise<Reply<Id> | 'kept'> {
  const idempotencyKey = newIdempotencyKey();
  const waits = (await look()).some((entry) => !inAir.has(entry.id ?? 0));
  const kept = await keep(entryOf(id, input, idempotencyKey, about));
  if (waits && kept !== null) {
    await leaveForLater(kept);
    flushOutbox().catch(() => undefined);
    return 'kept';
  }
  try {
    const reply = await besideReplay(() => call(id, { ...input, idempotencyKey }));
    if (kept !== null) await forget(kept);
    return reply;
  } catch (error) {
    if (kept === null) throw error;
    if (!isNo(error)) {
      await leaveForLater(kept);
      return 'kept';
    }
    await forget(kept);
    throw error;
  }
}
