import { Refusal } from '@promenade/contract/client';
import { guestOf, type Lines } from './cart-op.ts';
import { type CartPorts, waitMs } from './cart-ports.ts';
import type { Truths } from './truths.ts';

// Then whoever waits is told; the stream, or the next look at the cart, tries anew.
const mostTries = 5;

interface Reader {
  readonly resolve: (lines: Lines) => void;
  readonly reject: (error: unknown) => void;
}

interface Need {
  readonly readers: Reader[];
  /** What the stream told, to be held against what is known before a read; null where a read is wanted anyhow. */
  hint: Lines | null;
  tries: number;
}

function isFinal(error: unknown, tries: number): boolean {
  if (tries >= mostTries) return true;
  return error instanceof Refusal && error.status < 500 && error.code !== 'guest_unknown';
}

/** Reads of carts that are wanted, and the one on its way. */
export class Reads {
  readonly #ports: CartPorts;
  readonly #truths: Truths;
  readonly #needs = new Map<string, Need>();
  #current = new AbortController();

  constructor(ports: CartPorts, truths: Truths) {
    this.#ports = ports;
    this.#truths = truths;
  }

  /** The lines as a read that begins now will find them. */
  ask(moduleId: string): Promise<Lines> {
    return new Promise((resolve, reject) => {
      this.need(moduleId).readers.push({ resolve, reject });
    });
  }

  /** What is known may be old. */
  need(moduleId: string): Need {
    const need = this.#needs.get(moduleId) ?? { readers: [], hint: null, tries: 0 };
    need.hint = null;
    this.#needs.set(moduleId, need);
    return need;
  }

  /** The stream has told lines: a read is wanted unless they are known. */
  hint(moduleId: string, lines: Lines): void {
    const need = this.#needs.get(moduleId);
    if (!need) this.#needs.set(moduleId, { readers: [], hint: lines, tries: 0 });
    else if (need.hint) need.hint = lines;
  }

  isNeeded(): boolean {
    return this.#needs.size > 0;
  }

  /** The read on its way is given up, and done later: a change goes first. */
  interrupt(): void {
    this.#current.abort();
  }

  async readNext(): Promise<void> {
    const [moduleId, need] = [...this.#needs][0] as [string, Need];
    // A word that comes while this read is on its way wants another one: the read may be older than the word.
    this.#needs.delete(moduleId);
    // Our own change, told back to us.
    if (need.hint && JSON.stringify(need.hint) === JSON.stringify(this.#truths.get(moduleId))) return;
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
    // Undefined where another one is here by now: read again, as them.
    return !signal.aborted && this.#truths.set(moduleId, who, lines) ? lines : undefined;
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
