import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import { failureOf } from '../database/unavailable.ts';
import { coalesceTopics } from './coalesced-topics.ts';

/** The channel of notifications between the servers of a market. */
export const eventChannel = 'promenade';
// Shorter than people notice; at most 200 statements per second and server.
const pauseMs = 5;

/** Publish and subscribe across all servers on the database. */
export interface Events {
  /** Publishes that `topic` has changed; within a transaction, when it commits. */
  readonly publish: (db: Db, topic: string) => Promise<void>;
  /**
   * Publishes that `topic` has changed, shortly and in a batch, outside any transaction. For committed changes:
   * PostgreSQL lets transactions that notify commit only one after the other. A failure is logged, and the
   * notification lost.
   */
  readonly publishSoon: (topic: string) => void;
  /** Notifies the listeners on this server at once; its own notification also comes back through the database later. */
  readonly publishHere: (topic: string) => void;
  /** Calls back on each notification of `topic`; returns a function to unsubscribe. */
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  /** Publishes what is pending, and stops listening. */
  readonly close: () => Promise<void>;
}

type Listeners = Map<string, Set<() => void>>;

function notifyListeners(listeners: Listeners, topic: string): void {
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

async function publish(db: Db, topic: string): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${topic})`.execute(db);
}

/** The statement that publishes several notifications at once. */
export const notifyStatement = 'select pg_notify($1, topic) from unnest($2::text[]) as topic';

// Listeners also check periodically, so a lost notification does no lasting harm.
async function publishAll(pool: pg.Pool, log: Logger, topics: readonly string[]): Promise<void> {
  await pool.query(notifyStatement, [eventChannel, topics]).catch((error: unknown) => {
    log.warn({ ...failureOf(error), changes: topics.length }, 'word of changes was lost');
  });
}

/**
 * Listens on one connection from the pool. If it is lost, a new one is taken and every listener is called once, since
 * notifications may have been missed meanwhile.
 */
export async function listenForEvents(pool: pg.Pool, log: Logger): Promise<Events> {
  const listeners: Listeners = new Map();
  let client: pg.PoolClient | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = await pool.connect();
    next.on('notification', (message) => notifyListeners(listeners, message.payload ?? ''));
    let lost = false;
    next.on('error', () => {
      // A database that stops reports it, and then disconnects: two errors for one lost connection.
      if (lost || closed) return;
      lost = true;
      next.release(true);
      // If it was lost before it listened, the caller takes a new one.
      if (client !== next) return;
      client = undefined;
      void reconnect();
    });
    try {
      await next.query(`listen ${eventChannel}`);
    } catch (error) {
      if (!lost) next.release(true);
      lost = true;
      throw error;
    }
    // Closed meanwhile: the pool would wait for this connection forever.
    if (closed) next.release(true);
    else client = next;
  }
  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      await connect();
      for (const topic of listeners.keys()) notifyListeners(listeners, topic);
    } catch (error) {
      log.warn(failureOf(error), 'event connection lost; trying again');
      if (!closed) setTimeout(() => void reconnect(), 1000).unref();
    }
  }

  await connect();
  const soon = coalesceTopics((topics) => publishAll(pool, log, topics), pauseMs);
  return {
    publish,
    publishSoon: soon.add,
    publishHere: (topic) => notifyListeners(listeners, topic),
    subscribe: (topic, listener) => subscribeIn(listeners, topic, listener),
    close: async () => {
      closed = true;
      await soon.close();
      client?.release(true);
      client = undefined;
    },
  };
}
