import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CallbackClient } from './callback-client.ts';
import { nameFrequentStatements, preparingClient } from './prepared-statements.ts';
import { pipeliningClient } from './pipelining.ts';
import { endDeadPeers } from './dead-peers.ts';

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
  /** Whether what nobody waits for is sent with the next statement; copying in bulk is not done so (pg-copy-streams). */
  readonly together?: boolean;
  /** True where what is asked must be the truth of now: a server that only reads is no such, and is not connected to. */
  readonly takesWrites?: boolean;
  /** After how long without a word it is asked whether the machine of the database is still there, milliseconds. */
  readonly silentMs?: number;
  readonly log?: KyselyConfig['log'];
}

// A machine that is gone hangs up nothing: without asking now and then its connections would be waited for.
const network = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, idleTimeoutMillis: 30_000 };

// PostgreSQL's own word (docs: Appendix A) for a server that only reads where a write was asked for.
const onlyReads = '25006';

/**
 * Refuses a connection to a server that only reads, as `target_session_attrs=read-write` of libpq does: it follows
 * another, and what it says may be old. The address still leads to it for a moment after another has taken over.
 */
async function refuseReader(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off')
    throw Object.assign(new Error('The database only reads.'), { code: onlyReads });
}

/** Ends a connection whose server has become one that only reads; the next one goes where the address leads by then. */
function endWhenReader(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === onlyReads) void client.end();
  });
}

/** Opens a pool of at most `max` connections. A lost idle connection is dropped, not thrown. */
export function openDatabase(address: DatabaseAddress, max = 16, options: PoolOptions = {}): Database {
  const { waitMs = 5_000, prepare = true, together = false, takesWrites = false, log } = options;
  const Single = prepare ? preparingClient(nameFrequentStatements()) : CallbackClient;
  const pool = new pg.Pool({
    ...address,
    ...network,
    max,
    connectionTimeoutMillis: waitMs,
    Client: together ? pipeliningClient(Single) : Single,
    pipeline: together,
    // Not `verify`: where whoever asked has given up meanwhile, the pool never has such a connection back.
    ...(takesWrites && { onConnect: refuseReader }),
  });
  // Without a listener the loss of an idle connection would end the process; the pool opens another.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only: one that is lost while it is used says so beside its failed statement.
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
    // Kysely ends the pool that it has asked for a connection, and no other.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
