import type { PendingMutation } from '@promenade/domain/cart';
import type { ScreenLine } from '../screen-line.ts';
import type { CartOp, Entry, Lines } from './cart-op.ts';
import type { CartPorts } from './cart-ports.ts';
import { Queue } from './queue.ts';
import { Reads } from './reads.ts';
import { ServerCarts } from './server-carts.ts';

/** A module's cart in this tab. */
export interface CartSnapshot {
  /** The server's latest lines; undefined before the first answer. */
  readonly lines: Lines | undefined;
  /** Unanswered changes, oldest first. */
  readonly pending: readonly PendingMutation<ScreenLine>[];
  /** The changes in flight wait for a connection. */
  readonly waits: boolean;
}

/**
 * The carts of this tab, one for each module: the server's latest state and the unanswered changes. Changes are sent
 * one at a time, each under one key until it is answered; reads wait until none is in flight. So an answer is always
 * newer than the previous one, and the overlay never applies a change that the server's lines already include.
 */
export class CartCore {
  readonly #serverCarts: ServerCarts;
  readonly #reads: Reads;
  readonly #queue: Queue;
  readonly #ports: CartPorts;
  readonly #snapshots = new Map<string, CartSnapshot>();
  #running = false;

  constructor(given: CartPorts) {
    const told =
      <Args extends readonly unknown[]>(tell: (...args: Args) => void) =>
      (...args: Args): void => {
        this.#snapshots.clear();
        tell(...args);
      };
    const ports = { ...given, onServerLines: told(given.onServerLines), onPending: told(given.onPending) };
    this.#ports = ports;
    this.#serverCarts = new ServerCarts(ports);
    this.#reads = new Reads(ports, this.#serverCarts);
    this.#queue = new Queue(ports, this.#serverCarts, this.#reads);
    this.#start();
  }

  /** The lines as a read that starts now will find them. */
  read(moduleId: string): Promise<Lines> {
    const lines = this.#reads.ask(moduleId);
    this.#start();
    return lines;
  }

  /** Makes a change; resolves when the server has, rejects with its refusal. */
  change(moduleId: string, op: CartOp): Promise<Lines> {
    const answer = this.#queue.push(moduleId, op);
    this.#reads.interrupt();
    this.#start();
    return answer;
  }

  /** The same object until something in it changes. */
  snapshot(moduleId: string): CartSnapshot {
    const known = this.#snapshots.get(moduleId);
    if (known) return known;
    const snapshot = {
      lines: this.#serverCarts.get(moduleId),
      pending: this.#queue.pending(moduleId),
      waits: this.#queue.isWaiting(),
    };
    this.#snapshots.set(moduleId, snapshot);
    return snapshot;
  }

  /** The lines pushed by the stream. They may be older than an answer, so they are compared with what is known. */
  pushed(moduleId: string, lines: Lines): void {
    this.#reads.hint(moduleId, lines);
    this.#start();
  }

  /** Another tab has changed a cart. */
  changedElsewhere(moduleId: string): void {
    if (this.#serverCarts.get(moduleId)) this.#reads.need(moduleId);
    this.#start();
  }

  /** The cart has become an order. */
  emptied(moduleId: string): void {
    this.#serverCarts.set(moduleId, this.#ports.whoNow(), []);
    this.#reads.need(moduleId);
    this.#ports.tellTabs(moduleId);
    this.#start();
  }

  /** Somebody has signed in or out, in any tab. */
  whoChanged(): void {
    for (const moduleId of this.#serverCarts.modules()) this.#reads.need(moduleId);
    this.#serverCarts.forget();
    this.#reads.interrupt();
    this.#queue.whoChanged();
    this.#start();
  }

  /** Takes over the unanswered changes of a closed page. */
  adopt(entries: readonly Entry[]): void {
    this.#queue.adopt(entries);
    this.#start();
  }

  /** Nothing is in flight, and nothing is about to be. */
  isIdle(): boolean {
    return !this.#running;
  }

  #start(): void {
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    // Everything else requested in this task is included: a change is sent before a read.
    await undefined;
    while (this.#queue.isFilled() || this.#reads.isNeeded()) {
      if (this.#queue.isFilled()) await this.#queue.sendFirst();
      else await this.#reads.readNext();
    }
    this.#running = false;
  }
}
