import type { Reply } from '@promenade/contract/calls';
import { type CallInput, headersOfWrite, Refusal, urlOf } from '@promenade/contract/client';
import { type CallId, callPaths } from '@promenade/contract/paths';
import { browserHeaders, call } from '../api/browser-client.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { whoIsHere } from '../session/who-is-here.ts';
import { roomOf, tellPageOfWrite } from '../session/write-signal.ts';
import { showToast } from '../toast/toasts.ts';
import type { OutboxEntry } from './entry.ts';
import { indexedStore as store } from './indexed-store.ts';
import { besideReplay, replayOutbox } from './replay.ts';

export const syncTag = 'promenade-outbox';

// It is about something long done: there is more to understand than at a press.
const toldForMs = 10_000;
const tryAgainMs = 15_000;

const listeners = new Set<() => void>();
let waiting: readonly OutboxEntry[] = [];

/** What waited and does so no more has been sent, by this page, another or the worker: what is shown of it is old. */
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

/** Whether a write about this waits to be sent. */
export const isWaiting = async (subject: string): Promise<boolean> =>
  (await look()).some((entry) => entry.subject === subject);

export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the noes that came for what was sent later, each once; one that came after its shopper had left, to nobody. */
async function tellRefused(): Promise<void> {
  for (const { id = 0, who, refused } of await look()) {
    if (refused === undefined) continue;
    await store.remove(id);
    if (who === whoIsHere()) showToast('error', refused, toldForMs);
  }
}

let again: ReturnType<typeof setTimeout> | undefined;

/** A market that is renewed, or busy, is back without any word of the browser's: its connection was there all along. */
function tryAgainLater(): void {
  if (again) return;
  again = setTimeout(() => {
    again = undefined;
    flushOutbox().catch(() => undefined);
  }, tryAgainMs);
}

/** Sends what waits, as far as the market can be reached, and tells what it refused. */
export async function flushOutbox(): Promise<void> {
  if ((await look()).length === 0) return;
  if (!(await replayOutbox(store, Date.now()))) tryAgainLater();
  await tellRefused();
  await look();
}

/** Whoever was here has left: what they had not sent is nobody's any more. */
export async function forgetOthers(): Promise<void> {
  const who = whoIsHere();
  for (const { id = 0, who: its } of await look()) if (its !== who) await store.remove(id);
  await look();
}

/** The browser sends it when it can, the page closed or not, where it knows how (Background Sync). */
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
  // The market refuses what says that it is JSON and is empty.
  const headers = body === null ? bare : { ...bare, 'content-type': 'application/json' };
  const url = urlOf(id, input);
  return { url, method, headers, body, who: whoIsHere(), madeAtMs: Date.now(), room: roomOf(id), ...about };
}

/**
 * What a write is about, so that a screen can show it as done while it waits, and what to say if that is too long:
 * nothing where the page does it anew by itself.
 */
export type About = Pick<OutboxEntry, 'subject' | 'value' | 'lapsed'>;

// In the air from this page: nothing waits behind them, and they are not yet a word of the connection.
const inAir = new Set<number>();

/** Written down before it goes out: a page that is left meanwhile leaves it to the next. */
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

// The market's own no. A fault, a call for patience and the page of a network to be signed in to first are no answer.
const isNo = (error: unknown): boolean =>
  error instanceof Refusal && error.status < 500 && error.status !== 429 && error.code !== 'unexpected';

/**
 * Sends a write that may as well be done later: now if the market can be reached, else when it can, under the same key
 * and behind what waits already; a page that is left before the answer leaves it to the next one. Answers the reply, or
 * `kept`. A refusal is thrown; one that comes later is told.
 * Never for what costs money: orders, trips and payments are sent by a press, or not at all (decision 33).
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
