import type pg from 'pg';

const rounds = 3;

/** A session by its process, and the database it is of: by its name, and since when its server runs. */
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

/** While `holding` keeps a session for a transaction, `asking` has another one: its own, and not one that is just free. */
async function areTwo(asking: pg.ClientBase, holding: pg.ClientBase): Promise<boolean> {
  const { pid } = await sessionOf(asking);
  await holding.query('begin');
  try {
    return (await sessionOf(holding)).pid !== pid && (await sessionOf(asking)).pid === pid;
  } finally {
    await holding.query('rollback');
  }
}

/** Whether each connection has a session of its own; behind a pooler of transactions none has. */
async function hasSessions(pool: pg.Pool): Promise<boolean> {
  const asking = await pool.connect();
  try {
    const holding = await pool.connect();
    try {
      // On a busy pooler one may be given its last session again by chance.
      for (let round = 0; round < rounds; round += 1) if (!(await areTwo(asking, holding))) return false;
      return true;
    } finally {
      holding.release();
    }
  } finally {
    asking.release();
  }
}

/** What of the environment says how sessions are reached. */
export interface SessionSettings {
  readonly sessionUrl: string | undefined;
  /** Undefined: nobody has said so. */
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
 * Says at the start what would fail later and by chance: behind a pooler of transactions nobody hears a word, the lock of
 * migrations holds nothing, and a name may stand for what another server has prepared under it.
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
