import { Refusal } from '@promenade/contract/client';
import { applyPending, type Cart } from '@promenade/domain/cart';
import { CartCore } from '../../apps/storefront/src/features/cart/core/cart-core.ts';
import {
  type CartOp,
  isNewLine,
  lineIdOf,
  sameWho,
  type Who,
} from '../../apps/storefront/src/features/cart/core/cart-op.ts';
import { type CartEvent, followCart } from '../../apps/storefront/src/features/cart/core/follow-cart.ts';
import { type ScreenLine, screenCart } from '../../apps/storefront/src/features/cart/screen-line.ts';
import type { MarketServer } from './market-server.ts';
import type { Network } from './network.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The fixture's currency. */
export const decimals = 2;

/** What the tabs of a browser share. */
export interface Browser {
  token: string | null;
  guestId: string | null;
  readonly tabs: Tab[];
}

export interface World {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly server: MarketServer;
  readonly newIdempotencyKey: () => string;
  /** Idempotency keys used so far. */
  readonly keys: string[];
  /** Keys of changes to a line that is still being added: if that is refused, they are never sent. */
  readonly unsure: Set<string>;
}

export function whoIn({ token, guestId }: Browser): Who | null {
  if (token !== null) return { token };
  return guestId === null ? null : { guestId };
}

/** A browser tab: the storefront's own cart code on a simulated network and clock. */
export class Tab {
  readonly #world: World;
  readonly #browser: Browser;
  #outbox: string | null = null;
  #page = new AbortController();
  #stream = new AbortController();
  #who: Who | null;
  moduleId: string;
  core: CartCore;

  constructor(world: World, browser: Browser, moduleId: string) {
    this.#world = world;
    this.#browser = browser;
    this.#who = whoIn(browser);
    this.moduleId = moduleId;
    this.core = this.#load();
    browser.tabs.push(this);
  }

  who(): Who {
    return whoIn(this.#browser) as Who;
  }

  /** The lines as shown on the screen. */
  screen(): Cart<ScreenLine> {
    const { lines, pending } = this.core.snapshot(this.moduleId);
    return applyPending(screenCart(lines ?? [], decimals), pending);
  }

  do(op: CartOp): void {
    const { keys, unsure } = this.#world;
    const known = keys.length;
    const lineId = op.kind === 'add' ? undefined : lineIdOf(op);
    this.core.change(this.moduleId, op).catch((error: unknown) => {
      // A refusal is an answer too; the reference model decides whether it was right.
      if (!(error instanceof Refusal)) throw error;
    });
    if (lineId !== undefined && isNewLine(lineId)) for (const key of keys.slice(known)) unsure.add(key);
  }

  show(moduleId: string): void {
    this.moduleId = moduleId;
    this.#read();
    this.#follow();
  }

  /** Everything that was not stored is lost; requests already sent are still under way. */
  reload(): void {
    this.#page.abort();
    this.#stream.abort();
    this.core = this.#load();
  }

  /** The browser's storage has changed. */
  storageChanged(): void {
    const who = whoIn(this.#browser);
    if (sameWho(who, this.#who)) return;
    this.#who = who;
    this.core.whoChanged();
    this.#read();
    this.#follow();
  }

  #load(): CartCore {
    this.#page = new AbortController();
    const { signal: page } = this.#page;
    const { time, network, server, newIdempotencyKey } = this.#world;
    // A page that was closed receives nothing any more.
    const here = <T>(answer: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        answer.then(
          (value) => !page.aborted && resolve(value),
          (error: unknown) => !page.aborted && reject(error),
        );
      });
    this.core = new CartCore({
      whoNow: () => whoIn(this.#browser),
      who: async () => this.who(),
      send: (call, { who, moduleId, key, signal }) =>
        here(network.call(() => server.serve(call, who, moduleId, key), signal)),
      newIdempotencyKey,
      moduleNow: () => this.moduleId,
      decimals,
      outbox: {
        read: () => this.#outbox,
        write: (text) => {
          if (!page.aborted) this.#outbox = text;
        },
      },
      wait: (ms, signal) => here(time.wait(ms, signal)),
      onServerLines: () => undefined,
      onPending: () => undefined,
      tellTabs: (moduleId) => this.#tellTabs(moduleId),
    });
    this.#read();
    this.#follow();
    return this.core;
  }

  #read(): void {
    const { core, moduleId } = this;
    // An aborted read is repeated on the stream's next event.
    core.read(moduleId).catch(() => undefined);
  }

  #tellTabs(moduleId: string): void {
    for (const tab of this.#browser.tabs) {
      if (tab !== this) this.#world.time.after(1, () => tab.core.changedElsewhere(moduleId));
    }
  }

  #follow(): void {
    this.#stream.abort();
    this.#stream = new AbortController();
    const { signal } = this.#stream;
    const { core, moduleId } = this;
    const onEvent = ({ lines }: CartEvent): void => core.pushed(moduleId, lines);
    const open = (tell: (event: CartEvent) => void, gone: AbortSignal) => this.#open(moduleId, tell, gone);
    const wait = (ms: number, gone: AbortSignal) => this.#world.time.wait(ms, gone);
    void followCart({ open, onEvent, wait, chance: () => 0.5 }, signal);
  }

  /** A stream: its events arrive late but in order, until it breaks. */
  #open(moduleId: string, onEvent: (event: CartEvent) => void, gone: AbortSignal): Promise<void> {
    const { time, network, server } = this.#world;
    const who = this.who();
    let lastMs = 0;
    return new Promise((resolve) => {
      const follower = {
        who,
        moduleId,
        tell: (event: CartEvent): void => {
          lastMs = Math.max(lastMs, time.now() + network.delayMs());
          const isEnd = network.isBroken();
          time.after(lastMs - time.now(), () => {
            if (isEnd) end();
            else if (!gone.aborted) onEvent(event);
          });
        },
      };
      const end = (): void => {
        server.followers.delete(follower);
        resolve();
      };
      gone.addEventListener('abort', end, { once: true });
      time.after(network.delayMs(), async () => {
        if (gone.aborted || network.isLost()) return end();
        server.followers.add(follower);
        follower.tell(await server.eventFor(who, moduleId));
      });
    });
  }
}
