import { urlOf } from '@promenade/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { callAs, type CallerThen, headersOf } from '../../lib/api/browser-client.ts';
import { ensureGuestId } from '../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { refusalTexts } from '../../lib/api/refusal-toasts.ts';
import { keepAnswer } from '../../lib/connection/keep-answer.ts';
import { waitOnline } from '../../lib/connection/wait-online.ts';
import { readStored, subscribeStored } from '../../lib/session/browser-store.ts';
import { storedModule } from '../../lib/session/stored-module.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { CartCore } from './core/cart-core.ts';
import { type CartCall, type Entry, guestOf, type Lines, sameWho, type Who } from './core/cart-op.ts';
import type { SentAs } from './core/cart-ports.ts';
import { claimTelling, keptOutbox, takeLeft } from './kept-outbox.ts';

/** Key of a module's lines in the query cache. */
export const linesKey = (moduleId: string) => ['cart.list', moduleId] as const;

// An answer that takes longer is requested again, under the same key.
const longestAnswerMs = 15_000;
// After that nobody expects it any more: it is the time to look up and read.
const unclaimedToastMs = 8000;
const channelName = 'promenade-cart';

const moduleNow = (): string => storedModule()?.id ?? '';

function whoNow(): Who | null {
  const [token, guestId] = [readStored('token'), readStored('guest_id')];
  if (token !== null) return { token };
  return guestId === null ? null : { guestId };
}

/** A change returns the whole cart, so it is cached as the answer of a read, for offline use. */
function keepLines(caller: CallerThen, who: Who, lines: Lines): Promise<void> {
  const path = urlOf('cart.list', { query: guestOf(who) });
  return keepAnswer({ path, headers: headersOf(caller), reply: lines });
}

async function send({ id, input }: CartCall, { who, moduleId, key, signal }: SentAs): Promise<Lines> {
  const caller = { token: 'token' in who ? who.token : null, moduleId };
  const call = callAs(caller);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestAnswerMs)]);
  const keyed = key === undefined ? {} : { idempotencyKey: key };
  const lines = (await call(id, { ...input, ...keyed, signal: inTime } as never)) as Lines;
  if (id !== 'cart.list') void keepLines(caller, who, lines).catch(() => undefined);
  return lines;
}

/** This tab's cart core, and what renders it. */
export interface BrowserCore {
  readonly core: CartCore;
  /** Calls back at every change; returns a function that cancels it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Takes over what closed tabs had not sent; what other shoppers had requested is dropped. */
const adoptLeft = (core: CartCore): Promise<void> => takeLeft().then((entries) => core.adopt(entries));

async function inView(): Promise<void> {
  while (document.visibilityState !== 'visible')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/**
 * A change of an earlier page is refused, and nobody waits for its answer any more: the visible tab shows a message,
 * as two tabs may have taken the change over.
 */
async function showUnclaimed({ op, key }: Entry, error: unknown): Promise<void> {
  await inView();
  if (!(await claimTelling(key))) return;
  const name = 'pending' in op && 'line' in op.pending ? `${op.pending.line.item.name}: ` : '';
  for (const text of refusalTexts(error, '')) showToast('error', `${name}${text}`, unclaimedToastMs);
}

function listen(core: CartCore, channel: BroadcastChannel | undefined): void {
  let who = whoNow();
  subscribeStored(() => {
    const now = whoNow();
    if (sameWho(who, now)) return;
    who = now;
    core.whoChanged();
    void adoptLeft(core);
  });
  channel?.addEventListener('message', ({ data }) => core.changedElsewhere(String(data)));
}

function createBrowserCore(client: QueryClient, decimals: number, lapsed: string): BrowserCore {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const core = new CartCore({
    whoNow,
    who: async () => whoNow() ?? { guestId: await ensureGuestId() },
    send,
    newIdempotencyKey,
    moduleNow,
    decimals,
    outbox: keptOutbox(),
    wait: waitOnline,
    onServerLines: (moduleId, lines) => {
      client.setQueryData(linesKey(moduleId), lines);
      tell();
    },
    onPending: tell,
    tellTabs: (moduleId) => channel?.postMessage(moduleId),
    onUnclaimedRefusal: (entry, error) => void showUnclaimed(entry, error),
    onLapsed: () => void inView().then(() => showToast('error', lapsed, unclaimedToastMs)),
  });
  listen(core, channel);
  void adoptLeft(core);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { core, subscribe };
}

let shared: BrowserCore | undefined;

/**
 * The only core of this tab, created when the cart is first rendered.
 * @param lapsed what to say where an earlier page's changes are too old to be sent
 */
export function browserCore(client: QueryClient, decimals: number, lapsed: string): BrowserCore {
  shared ??= createBrowserCore(client, decimals, lapsed);
  return shared;
}
