import { Refusal } from '@promenade/contract/client';
import type { PendingMutation } from '@promenade/domain/cart';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { lineLike, type ScreenLine } from '../screen-line.ts';
import {
  callOf,
  type CartOp,
  type Entry,
  isNewLine,
  isStrangers,
  isToken,
  lineIdOf,
  type Lines,
  renamed,
  type Who,
} from './cart-op.ts';
import { type CartPorts, ChangeDropped, waitMs } from './cart-ports.ts';
import { isLapsed, readOutbox, writeOutbox } from './outbox.ts';
import type { Reads } from './reads.ts';
import type { ServerCarts } from './server-carts.ts';

// The number of attempts after a server error or rate limit; a call without an answer is repeated until there is one.
const mostAnsweredTries = 4;

interface Asker {
  readonly resolve: (lines: Lines) => void;
  readonly reject: (error: unknown) => void;
}

interface Item {
  entry: Entry;
  readonly askers: Asker[];
  tries: number;
  /** Of the tries, those that the market, or whoever stands before it, has answered. */
  answeredTries: number;
  /** An earlier page may have sent it. */
  readonly resumed: boolean;
  readonly gone: AbortController;
}

function itemOf(entry: Entry): Item {
  const gone = new AbortController();
  return { entry, askers: [], tries: 0, answeredTries: 0, resumed: entry.sentAs !== null, gone };
}

/** Unanswered changes, oldest first. */
export class Queue {
  readonly #ports: CartPorts;
  readonly #serverCarts: ServerCarts;
  readonly #reads: Reads;
  #items: Item[];
  #lastWho: Who | null;
  #waits = false;

  constructor(ports: CartPorts, serverCarts: ServerCarts, reads: Reads) {
    this.#ports = ports;
    this.#serverCarts = serverCarts;
    this.#reads = reads;
    const who = ports.whoNow();
    this.#lastWho = who;
    const left = readOutbox(ports.outbox);
    const sendable = this.#sendable(left, who);
    if (sendable.length < left.length) writeOutbox(ports.outbox, sendable);
    this.#items = sendable.map(itemOf);
  }

  /** Of what an earlier page left, what is this shopper's and not too old; the shopper is told of what is. */
  #sendable(left: readonly Entry[], who: Who | null): Entry[] {
    const own = left.filter((entry) => !isStrangers(entry, who));
    const sendable = own.filter((entry) => !isLapsed(entry, Date.now()));
    if (sendable.length < own.length) this.#ports.onLapsed?.();
    return sendable;
  }

  /** Changes of a closed page: behind those in flight, before those not sent yet, as they are older. */
  adopt(entries: readonly Entry[]): void {
    const who = this.#ports.whoNow();
    const known = new Set(this.#items.map(({ entry }) => entry.key));
    const items = this.#sendable(entries, who)
      .filter(({ key }) => !known.has(key))
      .map(itemOf);
    if (items.length === 0) return;
    const isSent = ({ entry }: Item) => entry.sentAs !== null;
    this.#items = [...this.#items.filter(isSent), ...items, ...this.#items.filter((item) => !isSent(item))];
    this.#changed();
  }

  isFilled(): boolean {
    return this.#items.length > 0;
  }

  /** Whether the first change waits for a connection. */
  isWaiting(): boolean {
    return this.#waits;
  }

  pending(moduleId: string): PendingMutation<ScreenLine>[] {
    const entries = this.#items.map(({ entry }) => entry).filter((entry) => entry.moduleId === moduleId);
    return entries.flatMap(({ op }) => ('pending' in op ? [op.pending] : []));
  }

  push(moduleId: string, op: CartOp): Promise<Lines> {
    const item = this.#stepped(moduleId, op) ?? itemOf(this.#entryOf(moduleId, op));
    if (!this.#items.includes(item)) this.#items.push(item);
    this.#changed();
    return new Promise((resolve, reject) => {
      item.askers.push({ resolve, reject });
    });
  }

  /** Quick steps of a line are sent as their final quantity. */
  #stepped(moduleId: string, op: CartOp): Item | undefined {
    const last = this.#items.at(-1);
    if (op.kind !== 'update' || last?.entry.op.kind !== 'update' || last.entry.sentAs) return undefined;
    if (lineIdOf(last.entry.op) !== lineIdOf(op) || last.entry.moduleId !== moduleId) return undefined;
    last.entry = { ...last.entry, op };
    return last;
  }

  async sendFirst(): Promise<void> {
    const item = this.#items[0] as Item;
    try {
      const who = item.entry.sentAs ?? (await this.#ports.who());
      if (!this.#items.includes(item)) return;
      item.entry = { ...item.entry, sentAs: who, madeBy: who };
      this.#changed();
      const { op, moduleId, key } = item.entry;
      const lines = await this.#ports.send(callOf(op, who), { who, moduleId, key, signal: item.gone.signal });
      if (this.#items.includes(item)) this.#answered(item, who, lines);
    } catch (error) {
      if (this.#items.includes(item)) await this.#failed(item, error);
    }
  }

  #answered(item: Item, who: Who, lines: Lines): void {
    const { entry, tries, resumed } = item;
    this.#waits = false;
    this.#items = this.#items.filter((one) => one !== item);
    this.#nameLine(entry, lines);
    const isShown = this.#serverCarts.set(entry.moduleId, who, lines);
    // The answer of an earlier attempt is as old as that attempt.
    if (!isShown || tries > 0 || resumed) this.#reads.need(entry.moduleId);
    // Carts of every module were merged.
    if (entry.op.kind === 'take')
      for (const moduleId of this.#serverCarts.modules()) this.#reads.need(moduleId);
    if ('guestId' in who && isToken(this.#ports.whoNow())) this.#takeAlong(who.guestId, entry.moduleId);
    this.#changed();
    this.#ports.tellTabs(entry.moduleId);
    for (const { resolve } of item.askers) resolve(lines);
  }

  /** The line of an add has a server id now; the changes behind it use that. */
  #nameLine({ op }: Entry, lines: Lines): void {
    const id = op.kind === 'add' ? lineLike(lines, op.pending.line, this.#ports.decimals)?.id : undefined;
    const from = lineIdOf(op);
    if (id === undefined || from === undefined) return;
    for (const item of this.#items) item.entry = renamed(item.entry, from, id);
  }

  async #failed(item: Item, error: unknown): Promise<void> {
    const answer = error instanceof Refusal ? error : undefined;
    item.tries += 1;
    if (answer) item.answeredTries += 1;
    const { entry, tries, answeredTries, gone } = item;
    const isOneOfTooMany = answer?.status === 429;
    const isRefused = isAnswer(error) && !isOneOfTooMany;
    if (answer?.code === 'guest_unknown' && answeredTries < mostAnsweredTries) {
      // The market has deleted this guest: the change belongs to the next one.
      item.entry = { ...entry, sentAs: null };
      return;
    }
    if (isRefused || (answer && answeredTries >= mostAnsweredTries)) {
      this.#refused(item, error);
      return;
    }
    this.#waits = answer === undefined;
    this.#ports.onPending();
    const toldSeconds = isOneOfTooMany ? (answer.retryAfterSeconds ?? 0) : 0;
    await this.#ports.wait(waitMs(tries, toldSeconds), gone.signal);
  }

  #refused(item: Item, error: unknown): void {
    this.#waits = false;
    this.#reads.need(item.entry.moduleId);
    // Changes of a line that was never created are dropped with it.
    const lineId = lineIdOf(item.entry.op);
    if (item.askers.length === 0) this.#ports.onUnclaimedRefusal?.(item.entry, error);
    const isOfLine = ({ entry }: Item) =>
      lineId !== undefined && isNewLine(lineId) && lineIdOf(entry.op) === lineId;
    this.#drop((one) => one === item || isOfLine(one), error);
  }

  #drop(isDropped: (item: Item) => boolean, error: unknown): void {
    const dropped = this.#items.filter(isDropped);
    this.#items = this.#items.filter((item) => !isDropped(item));
    this.#changed();
    for (const { askers, gone } of dropped) {
      gone.abort();
      for (const { reject } of askers) reject(error);
    }
  }

  whoChanged(): void {
    const [before, now] = [this.#lastWho, this.#ports.whoNow()];
    this.#lastWho = now;
    this.#drop(({ entry }) => isStrangers(entry, now), new ChangeDropped());
    if (before && 'guestId' in before && isToken(now)) {
      this.#takeAlong(before.guestId, this.#items[0]?.entry.moduleId ?? this.#ports.moduleNow());
    }
  }

  /** Inserted before what was not sent yet, and after what was sent as a guest. */
  #takeAlong(guestId: string, moduleId: string): void {
    if (this.#items.some(({ entry: { op } }) => op.kind === 'take' && op.guestId === guestId)) return;
    const isSent = ({ entry }: Item) => entry.sentAs !== null;
    const take = itemOf(this.#entryOf(moduleId, { kind: 'take', guestId }));
    this.#items = [...this.#items.filter(isSent), take, ...this.#items.filter((item) => !isSent(item))];
    this.#changed();
  }

  #entryOf(moduleId: string, op: CartOp): Entry {
    const [key, madeBy] = [this.#ports.newIdempotencyKey(), this.#ports.whoNow()];
    return { key, moduleId, madeBy, sentAs: null, madeAtMs: Date.now(), op };
  }

  #changed(): void {
    writeOutbox(
      this.#ports.outbox,
      this.#items.map(({ entry }) => entry),
    );
    this.#ports.onPending();
  }
}
