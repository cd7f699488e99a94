import type pg from 'pg';

const rounds = 3;

/** A session, identified by its backend process, database and the server's start time. */
interface Session {
  readonly pid: number;
  readonly database: string;
}

async function sessionOf(client: pg.ClientBase): Promise<Session> {
  const { rows } = await client.query<Session>(
    `select pg_backend_pid() as pid,
       concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as database`,
  );
  return rows[0] as Session;
}

/**
 * Whether, while `holding` keeps a session in a transaction, `asking` has a session of its own rather than any free
 * one.
 */
async function areTwo(asking: pg.ClientBase, holding: pg.ClientBase): Promise<boolean> {
  const { pid } = await sessionOf(asking);
  await holding.query('begin');
  try {
    return (await sessionOf(holding)).pid !== pid && (await sessionOf(asking)).pid === pid;
  } finally {
    await holding.query('rollback');
  }
}

/** Whether each connection has its own session; behind a transaction pooler it does not. */
async function hasSessions(pool: pg.Pool): Promise<boolean> {
  const asking = await pool.connect();
  try {
    const holding = await pool.connect();
    try {
      // On a busy pooler a connection may get its previous session again by chance.
      for (let round = 0; round < rounds; round += 1) if (!(await areTwo(asking, holding))) return false;
      return true;
    } finally {
      holding.release();
    }
  } finally {
    asking.release();
  }
}

/** The environment's settings for sessions. */
export interface SessionSettings {
  readonly sessionUrl: string | undefined;
  /** Undefined if not set. */
  readonly prepare: boolean | undefined;
}

async function databaseOf(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  return sessionOf(client)
    .then(({ database }) => database)
    .finally(() => client.release());
}

async function refuseOther(pool: pg.Pool, session: pg.Pool): Promise<void> {
  const database = await databaseOf(pool);
  const beside = await databaseOf(session).catch((cause: Error) => {
    throw new Error(`DATABASE_SESSION_URL cannot be used: ${cause.message}`, { cause });
  });
  if (beside !== database)
    throw new Error('DATABASE_SESSION_URL leads to another database than DATABASE_URL.');
  if (!(await hasSessions(session)))
    throw new Error('DATABASE_SESSION_URL leads to a pooler of transactions: it has to lead past it.');
}

/**
 * Refuses at the start what would fail later and at random: behind a transaction pooler LISTEN receives nothing, the
 * migrations' advisory lock protects nothing, and a name may refer to what another server has prepared.
 */
export async function refuseSharedSessions(
  pool: pg.Pool,
  session: pg.Pool,
  { sessionUrl, prepare }: SessionSettings,
): Promise<void> {
  if (sessionUrl !== undefined) await refuseOther(pool, session);
  if ((sessionUrl !== undefined && prepare !== undefined) || (await hasSessions(pool))) return;
  throw new Error(
    'DATABASE_URL leads to a pooler of transactions. Set DATABASE_SESSION_URL to the same database past it, and DATABASE_PREPARE to off, or to on where the pooler keeps prepared statements (PgBouncer from 1.21, with max_prepared_statements).',
  );
}
