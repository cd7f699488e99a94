import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameFrequentStatements, preparingClient } from './prepared-statements.ts';

/** The handle a context carries: the pool, or the transaction that is open. Rooms see their own tables through {@link over}. */
export type Db = Kysely<unknown>;

// bigint (OID 20) fits a JavaScript number in every column here: counts and order numbers.
pg.types.setTypeParser(20, Number);
// numeric (OID 1700): percentages and ratings of at most three decimals.
pg.types.setTypeParser(1700, Number);
// date (OID 1082) stays the text it is: a calendar day has no time zone.
pg.types.setTypeParser(1082, (value: string) => value);

/** How to reach PostgreSQL. */
export interface DatabaseAddress {
  readonly connectionString?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

/** A pool and the query builder over it. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** How a pool is used. */
export interface PoolOptions {
  /** How long a request waits for a connection, milliseconds; then it is refused (503), and nothing was done. */
  readonly waitMs?: number;
  /** False behind a pooler that gives each transaction another connection, and keeps no prepared statements. */
  readonly prepare?: boolean;
  readonly log?: KyselyConfig['log'];
}

// A machine that is gone hangs up nothing: without asking now and then its connections would be waited for.
const network = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, idleTimeoutMillis: 30_000 };

/** Opens a pool of at most `max` connections. A lost idle connection is dropped, not thrown. */
export function openDatabase(
  address: DatabaseAddress,
  max = 16,
  { waitMs = 5_000, prepare = true, log }: PoolOptions = {},
): Database {
  const Client = prepare ? preparingClient(nameFrequentStatements()) : pg.Client;
  const pool = new pg.Pool({ ...address, ...network, max, connectionTimeoutMillis: waitMs, Client });
  // Without a listener the loss of an idle connection would end the process; the pool opens another.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only: one that is lost while it is used says so beside its failed statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<unknown>(log ? { dialect, log } : { dialect });
  return { db, pool, close: () => db.destroy() };
}
