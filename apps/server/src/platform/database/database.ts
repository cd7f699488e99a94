import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CallbackClient } from './callback-client.ts';
import { nameFrequentStatements, preparingClient } from './prepared-statements.ts';
import { pipeliningClient } from './pipelining.ts';
import { endDeadPeers } from './dead-peers.ts';
import { FirstFreePool } from './first-free-pool.ts';

/** The handle in a context: the pool, or the open transaction. Rooms access their own tables through {@link over}. */
export type Db = Kysely<unknown>;

// bigint (OID 20) fits a JavaScript number in every column here: counts and order numbers.
pg.types.setTypeParser(20, Number);
// numeric (OID 1700): percentages and ratings of at most three decimals.
pg.types.setTypeParser(1700, Number);
// date (OID 1082) stays text: a calendar day has no time zone.
pg.types.setTypeParser(1082, (value: string) => value);

/** The address of a PostgreSQL server. */
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

/** Options of a pool. */
export interface PoolOptions {
  /** How long a request waits for a connection, in milliseconds; then it is refused (503) and nothing has been done. */
  readonly waitMs?: number;
  /**
   * False behind a transaction pooler, which gives each transaction another connection and keeps no prepared
   * statements.
   */
  readonly prepare?: boolean;
  /**
   * Whether statements that nobody awaits are sent with the next one; bulk copying cannot do that (pg-copy-streams).
   */
  readonly together?: boolean;
  /** True if reads must be current: connections to a read-only server are refused. */
  readonly takesWrites?: boolean;
  /** How long a statement waits for a lock, in milliseconds; if left out, for as long as somebody else holds it. */
  readonly lockWaitMs?: number;
  /** After how many milliseconds of silence to check that the database's machine is still there. */
  readonly silentMs?: number;
  readonly log?: KyselyConfig['log'];
}

// A machine that vanishes does not close its connections: without keepalive they would be waited for indefinitely.
const network = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, idleTimeoutMillis: 30_000 };

// PostgreSQL's error code (docs: Appendix A) for a write on a read-only server.
const onlyReads = '25006';

/**
 * Refuses a connection to a read-only server, as libpq's `target_session_attrs=read-write` does: a standby's data may
 * be stale. During a failover the address still leads to the old server for a moment.
 */
async function refuseReader(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw Object.assign(new Error('The database only reads.'), { code: onlyReads });
}

/**
 * Ends a connection whose server has become read-only; the next connection goes to wherever the address points by then.
 */
function endWhenReader(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === onlyReads) void client.end();
  });
}

/** What a connection begins with, before it is anybody's. */
function beginningOf({ takesWrites = false, lockWaitMs }: PoolOptions): {
  onConnect?: (client: pg.ClientBase) => Promise<void>;
} {
  if (!takesWrites && lockWaitMs === undefined) return {};
  return {
    onConnect: async (client) => {
      if (takesWrites) await refuseReader(client);
      if (lockWaitMs !== undefined) await client.query(`set lock_timeout = ${lockWaitMs}`);
    },
  };
}

/** Opens a pool of at most `max` connections. A lost idle connection is dropped, not thrown. */
export function openDatabase(address: DatabaseAddress, max = 16, options: PoolOptions = {}): Database {
  const { waitMs = 5_000, prepare = true, together = false, takesWrites = false, log } = options;
  const Single = prepare ? preparingClient(nameFrequentStatements()) : CallbackClient;
  const pool = new FirstFreePool({
    ...address,
    ...network,
    max,
    connectionTimeoutMillis: waitMs,
    Client: together ? pipeliningClient(Single) : Single,
    pipeline: together,
    // Not `verify`: if the caller has given up meanwhile, the pool never gets such a connection back.
    ...beginningOf(options),
  });
  // Without a listener, losing an idle connection would end the process; the pool opens a new one.
  pool.on('error', () => undefined);
  // The pool only listens to idle connections: one lost while in use emits an error in addition to its failed
  // statement.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (takesWrites) endWhenReader(client);
  });
  const stopLooking = endDeadPeers(pool, options.silentMs ?? 5_000);
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<unknown>(log ? { dialect, log } : { dialect });
  const close = async (): Promise<void> => {
    stopLooking();
    await db.destroy();
    // Kysely only ends a pool that it has used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
