import type { QueryClient } from '@tanstack/react-query';
import { callAs } from '../../lib/api/browser-client.ts';
import { ensureGuestId } from '../../lib/api/guest.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { readStored, subscribeStored } from '../../lib/session/browser-store.ts';
import { parseModule } from '../../lib/session/visit.ts';
import { CartCore } from './core/cart-core.ts';
import { type CartCall, type Lines, sameWho, type Who } from './core/cart-op.ts';
import type { CartPorts, SentAs } from './core/cart-ports.ts';

/** Key of a module's lines in the query cache. */
export const linesKey = (moduleId: string) => ['cart.list', moduleId] as const;

// An answer that has not come by then is asked for again, under the same key.
const longestAnswerMs = 15_000;
const outboxName = 'cart-outbox';
const channelName = 'promenade-cart';

const moduleNow = (): string => parseModule(readStored('module') ?? undefined)?.id ?? '';

function whoNow(): Who | null {
  const [token, guestId] = [readStored('token'), readStored('guest_id')];
  if (token !== null) return { token };
  return guestId === null ? null : { guestId };
}

async function send({ id, input }: CartCall, { who, moduleId, key, signal }: SentAs): Promise<Lines> {
  const call = callAs({ token: 'token' in who ? who.token : null, moduleId });
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestAnswerMs)]);
  const keyed = key === undefined ? {} : { idempotencyKey: key };
  return (await call(id, { ...input, ...keyed, signal: inTime } as never)) as Lines;
}

/** Waits, at most so long: a connection that is back ends it. */
export function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      removeEventListener('online', stop);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    addEventListener('online', stop);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

// Private windows may refuse storage: a reload then forgets what was not sent, as it would without an outbox.
function outboxStore(): CartPorts['outbox'] {
  return {
    read: () => {
      try {
        return sessionStorage.getItem(outboxName);
      } catch {
        return null;
      }
    },
    write: (text) => {
      try {
        if (text === null) sessionStorage.removeItem(outboxName);
        else sessionStorage.setItem(outboxName, text);
      } catch {
        // As above.
      }
    },
  };
}

/** This tab's cart core, with what draws it. */
export interface BrowserCore {
  readonly core: CartCore;
  /** Calls back at every change; answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

function listen(core: CartCore, channel: BroadcastChannel | undefined): void {
  let who = whoNow();
  subscribeStored(() => {
    const now = whoNow();
    if (sameWho(who, now)) return;
    who = now;
    core.whoChanged();
  });
  channel?.addEventListener('message', ({ data }) => core.changedElsewhere(String(data)));
}

function createBrowserCore(client: QueryClient, decimals: number): BrowserCore {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  const core = new CartCore({
    whoNow,
    who: async () => whoNow() ?? { guestId: await ensureGuestId() },
    send,
    newKey,
    moduleNow,
    decimals,
    outbox: outboxStore(),
    wait: waitOnline,
    onTruth: (moduleId, lines) => {
      client.setQueryData(linesKey(moduleId), lines);
      tell();
    },
    onPending: tell,
    tellTabs: (moduleId) => channel?.postMessage(moduleId),
  });
  listen(core, channel);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { core, subscribe };
}

let shared: BrowserCore | undefined;

/** The one core of this tab, made when the cart is first drawn. */
export function browserCore(client: QueryClient, decimals: number): BrowserCore {
  shared ??= createBrowserCore(client, decimals);
  return shared;
}
