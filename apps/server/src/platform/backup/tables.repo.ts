import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { BackupProblem } from './backup-problem.ts';
import type { Manifest } from './manifest.ts';

type Client = pg.PoolClient;

/** A table and its writable columns; generated columns are left out. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

// The list of applied migrations is in the manifest instead.
const leftOut = ['schema_migrations'];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function listShapes(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

// A deferred reference is checked at the end of the transaction, so it imposes no order.
async function listReferences(client: Client): Promise<{ table: string; refers_to: string }[]> {
  const { rows } = await client.query<{ table: string; refers_to: string }>(
    `select distinct c.relname as table, f.relname as refers_to
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and not k.condeferrable and c.oid <> f.oid
       and c.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** All tables of the market, referenced ones before those that refer to them. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const left = new Map((await listShapes(client)).map((shape) => [shape.name, shape]));
  const references = await listReferences(client);
  const ordered: TableShape[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some((one) => one.table === name && left.has(one.refers_to)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const shape of free) {
      ordered.push(shape);
      left.delete(shape.name);
    }
  }
  return ordered;
}

/** The migrations applied to this database, in order. */
export async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

/** The sequences with their last value. */
export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `select sequencename::text as name, last_value as last from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

/** Begins a transaction that sees a single snapshot, whatever is written meanwhile; returns its time. */
export async function beginSnapshot(client: Client): Promise<Date> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ now: Date }>('select now()');
  return rows[0]?.now as Date;
}

/** Streams a table's rows in COPY's text format (PostgreSQL manual, COPY); their number is known at the end. */
export function copyOut(
  client: Client,
  { name, columns }: TableShape,
): { readonly open: () => Readable; readonly rows: () => number } {
  const list = columns.map(quoted).join(', ');
  const copy = to(`copy ${quoted(name)} (${list}) to stdout`);
  return { open: () => client.query(copy), rows: () => copy.rowCount };
}

/** Accepts what `copyOut` produced. */
export function copyIn(client: Client, { name, columns }: TableShape): Writable {
  const list = columns.map(quoted).join(', ');
  return client.query(from(`copy ${quoted(name)} (${list}) from stdin`));
}

/** Number of rows of a table. */
export async function countRows(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${quoted(name)}`);
  return rows[0]?.count ?? 0;
}

/**
 * Empties the tables before they are filled: rows inserted by migrations are in the backup too. Our triggers are
 * disabled, since their results are in the backup; references and checks stay in force.
 * @throws BackupProblem if somebody else has filled the tables meanwhile: disabling the triggers locks them, so nobody
 * writes to them afterwards
 */
export async function beginFilling(client: Client, tables: readonly TableShape[]): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set constraints all deferred');
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await refuseUsedMarket(client);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

/** Ends filling: checks deferred references and re-enables our triggers. */
export async function endFilling(
  client: Client,
  tables: readonly TableShape[],
  sequences: Manifest['sequences'],
): Promise<void> {
  // A table with a pending constraint check cannot be altered.
  await client.query('set constraints all immediate');
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
  await client.query('commit');
  await client.query('analyze');
}

// Any row in one of these tables means that the market is not empty.
const tablesOfUsedMarket = ['modules', 'stores', 'shoppers', 'orders'];

/**
 * @throws BackupProblem if the market is empty: the operator probably meant another market, and would notice too late
 */
export async function refuseEmptyMarket(client: Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('modules') is not null as made`);
  if (rows[0]?.made) for (const name of tablesOfUsedMarket) if ((await countRows(client, name)) > 0) return;
  throw new BackupProblem(
    'There is no market here to back up. DATA_DIR or DATABASE_URL say which is meant, as for npm start.',
  );
}

/** @throws BackupProblem if the market is not empty */
export async function refuseUsedMarket(client: Client): Promise<void> {
  for (const name of tablesOfUsedMarket) {
    if ((await countRows(client, name)) > 0)
      throw new BackupProblem(
        `This market is not empty (${name}). A backup is restored into an empty one: a new DATA_DIR, or a new database.`,
      );
  }
}
