import pg from 'pg';

/** Somebody who waits for a connection. */
interface Waiting {
  readonly callback: (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;
  readonly timedOut: boolean;
}

/** What the driver's pool has, and its types do not tell. */
interface Insides {
  readonly _pendingQueue: Waiting[];
  readonly _clients: readonly object[];
  readonly _idle: readonly unknown[];
  _isFull(): boolean;
  newClient(waiting: Waiting): void;
}

const DriverPool = pg.Pool as unknown as new (options: pg.PoolConfig) => pg.Pool & Insides;

/**
 * A pool that gives whoever waits the first connection that is free. The driver's own binds a request to the connection
 * that is opened for it: where opening one takes long, as on a machine with twenty times its work, the request waited
 * for it beside connections that had become free, and was refused after `connectionTimeoutMillis`. Here all wait in the
 * pool's queue, each for that long at most, and connections are opened for the queue (decision 52).
 */
export class FirstFreePool extends DriverPool {
  readonly #opened = new WeakSet<object>();
  #opening = 0;
  #queues = false;
  /** The last one was not given: nobody asks for another until one ends, or somebody new comes. */
  #wasRefused = false;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('remove', () => {
      this.#wasRefused = false;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
  override connect(...given: any[]): any {
    const opens = !this.ending && !super._isFull() && this._idle.length === 0;
    this.#queues = true;
    const waited = (super.connect as (...all: unknown[]) => unknown).apply(this, given);
    this.#queues = false;
    if (opens) this.#open();
    return waited;
  }

  // A full pool lets its callers wait in the queue, with an end to it.
  override _isFull(): boolean {
    return this.#queues || super._isFull();
  }

  /** What the pool does for the first of its queue when there is room for another connection. */
  override newClient(waiting: Waiting): void {
    this._pendingQueue.unshift(waiting);
    if (!this.#wasRefused) this.#open();
  }

  #open(): void {
    if (this.#opening >= this._pendingQueue.length) return;
    this.#opening += 1;
    super.newClient({
      timedOut: false,
      callback: (error, client, release) => {
        this.#opening -= 1;
        this.#wasRefused = error !== undefined;
        if (error) this.#refuse(error);
        if (client) this.#opened.add(client);
        release?.();
      },
    });
  }

  // Where there are other connections, one of them may be free before the wait is over.
  #refuse(error: Error): void {
    if (this._clients.some((client) => this.#opened.has(client))) return;
    const refused = this._pendingQueue.splice(0, this.#opening === 0 ? Infinity : 1);
    for (const { callback } of refused) callback(error);
  }
}
