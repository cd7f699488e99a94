import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Faults } from '../faults/faults.ts';
import type { Db } from './database.ts';

type PoolOfDialect = ConstructorParameters<typeof PostgresDialect>[0]['pool'];

// Of a statement that is never answered: the pool's own timeout for a new connection.
const patienceMs = 10_000;

async function cut(client: pg.PoolClient): Promise<never> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  // One that was cut before ends no second time: the rollback after a statement that was cut waited for it for ever.
  if (!stream.closed) {
    const ended = new Promise((resolve) => client.once('end', resolve));
    stream.destroy();
    await ended;
  }
  // The driver's own message.
  throw new Error('Connection terminated unexpectedly');
}

function misbehaving(client: pg.PoolClient, faults: Faults, wait: Waiting): pg.PoolClient {
  const send = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
  const query = async (...parts: unknown[]): Promise<unknown> => {
    const { lagMs, end, isDone } = faults.next('database');
    await wait(end === 'timeout' ? patienceMs : lagMs);
    if (end === 'none') return send(...parts);
    if (end === 'fail' && isDone) await send(...parts);
    return cut(client);
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type Waiting = (milliseconds: number) => Promise<unknown>;

function faultyPool(pool: pg.Pool, faults: Faults, wait: Waiting): PoolOfDialect {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const faulty = known.get(client) ?? misbehaving(client, faults, wait);
      known.set(client, faulty);
      return faulty;
    },
    // The opener of the pool closes it.
    end: async () => undefined,
  } as unknown as PoolOfDialect;
}

/**
 * A handle on the same pool whose connections are slow or lost, by the seed: before a statement is executed, or after.
 */
export function faultyDatabase(pool: pg.Pool, faults: Faults, wait: Waiting): Db {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: faultyPool(pool, faults, wait) }) });
}
