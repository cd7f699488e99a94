import { isAnswer } from '../../../lib/api/is-answer.ts';
import { guestOf, type Lines } from './cart-op.ts';
import { type CartPorts, waitMs } from './cart-ports.ts';
import type { ServerCarts } from './server-carts.ts';

// After that the failure is reported; the stream, or the next look at the cart, tries again.
const mostTries = 5;

interface Reader {
  readonly resolve: (lines: Lines) => void;
  readonly reject: (error: unknown) => void;
}

interface Need {
  readonly readers: Reader[];
  /** The lines from the stream, to be compared with what is known before a read; null if a read is needed anyway. */
  hint: Lines | null;
  tries: number;
}

function isFinal(error: unknown, tries: number): boolean {
  if (tries >= mostTries) return true;
  return isAnswer(error) && error.code !== 'guest_unknown';
}

/** The requested reads of carts, and the one in flight. */
export class Reads {
  readonly #ports: CartPorts;
  readonly #serverCarts: ServerCarts;
  readonly #needs = new Map<string, Need>();
  #current = new AbortController();

  constructor(ports: CartPorts, serverCarts: ServerCarts) {
    this.#ports = ports;
    this.#serverCarts = serverCarts;
  }

  /** The lines as a read that starts now will find them. */
  ask(moduleId: string): Promise<Lines> {
    return new Promise((resolve, reject) => {
      this.need(moduleId).readers.push({ resolve, reject });
    });
  }

  /** What is known may be outdated. */
  need(moduleId: string): Need {
    const need = this.#needs.get(moduleId) ?? { readers: [], hint: null, tries: 0 };
    need.hint = null;
    this.#needs.set(moduleId, need);
    return need;
  }

  /** The stream has pushed lines: a read is needed unless they are known. */
  hint(moduleId: string, lines: Lines): void {
    const need = this.#needs.get(moduleId);
    if (!need) this.#needs.set(moduleId, { readers: [], hint: lines, tries: 0 });
    else if (need.hint) need.hint = lines;
  }

  isNeeded(): boolean {
    return this.#needs.size > 0;
  }

  /** The read in flight is aborted and repeated later: a change goes first. */
  interrupt(): void {
    this.#current.abort();
  }

  async readNext(): Promise<void> {
    const [moduleId, need] = [...this.#needs][0] as [string, Need];
    // A push during this read requires another one, since the read may be older than the push.
    this.#needs.delete(moduleId);
    // Our own change, pushed back to us.
    if (need.hint && JSON.stringify(need.hint) === JSON.stringify(this.#serverCarts.get(moduleId))) return;
    this.#current = new AbortController();
    const { signal } = this.#current;
    try {
      const lines = await this.#read(moduleId, signal);
      if (lines) for (const { resolve } of need.readers) resolve(lines);
      else this.#again(moduleId, need);
    } catch (error) {
      await this.#failed(moduleId, need, error, signal);
    }
  }

  async #read(moduleId: string, signal: AbortSignal): Promise<Lines | undefined> {
    const who = await this.#ports.who();
    const call = { id: 'cart.list', input: { query: guestOf(who) } } as const;
    const lines = await this.#ports.send(call, { who, moduleId, signal });
    // Undefined if the owner has changed: read again, as the new one.
    return !signal.aborted && this.#serverCarts.set(moduleId, who, lines) ? lines : undefined;
  }

  async #failed(moduleId: string, need: Need, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return this.#again(moduleId, need);
    const tries = need.tries + 1;
    if (isFinal(error, tries)) {
      for (const { reject } of need.readers) reject(error);
      return undefined;
    }
    this.#again(moduleId, { ...need, tries });
    return this.#ports.wait(waitMs(tries), signal);
  }

  #again(moduleId: string, { readers, tries }: Need): void {
    const need = this.need(moduleId);
    need.readers.push(...readers);
    need.tries = tries;
  }
}
