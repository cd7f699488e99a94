import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './database/database.ts';

const channel = 'promenade';

/** Word from one part of the market to whoever listens, on every server of the database. */
export interface Events {
  /** Says that `topic` changed; inside a transaction it is heard when that commits. */
  readonly publish: (db: Db, topic: string) => Promise<void>;
  /** Calls back at each word on `topic`; answers the way to stop. */
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  readonly close: () => Promise<void>;
}

type Listeners = Map<string, Set<() => void>>;

function tell(listeners: Listeners, topic: string): void {
  for (const listener of listeners.get(topic) ?? []) listener();
}

function subscribeIn(listeners: Listeners, topic: string, listener: () => void): () => void {
  const set = listeners.get(topic) ?? new Set();
  set.add(listener);
  listeners.set(topic, set);
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(topic);
  };
}

/**
 * Listens on one connection taken from the pool. When that is lost it is taken anew, and every
 * listener is called once, since words may have been missed meanwhile.
 */
export async function listenForEvents(pool: pg.Pool, log: Logger): Promise<Events> {
  const listeners: Listeners = new Map();
  let client: pg.PoolClient | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = await pool.connect();
    next.on('notification', (message) => tell(listeners, message.payload ?? ''));
    let lost = false;
    next.on('error', () => {
      // A database that stops says so, and then hangs up: two errors, one lost connection. After closing there is none.
      if (lost || closed) return;
      lost = true;
      next.release(true);
      // One that was lost before it listened is taken anew by whoever asked for it.
      if (client !== next) return;
      client = undefined;
      void reconnect();
    });
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      if (!lost) next.release(true);
      lost = true;
      throw error;
    }
    // Whoever closed meanwhile had none to give back; the pool would wait for this one for ever.
    if (closed) next.release(true);
    else client = next;
  }
  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      await connect();
      for (const topic of listeners.keys()) tell(listeners, topic);
    } catch (error) {
      log.warn({ err: error }, 'event connection lost; trying again');
      if (!closed) setTimeout(() => void reconnect(), 1000).unref();
    }
  }

  await connect();
  return {
    publish: async (db, topic) => {
      await sql`select pg_notify(${channel}, ${topic})`.execute(db);
    },
    subscribe: (topic, listener) => subscribeIn(listeners, topic, listener),
    close: async () => {
      closed = true;
      client?.release(true);
      client = undefined;
    },
  };
}
