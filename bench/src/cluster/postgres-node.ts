import { spawnSync } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@promenade/server/platform/embedded-postgres/index.ts';
import pg from 'pg';

/** A PostgreSQL that can be stopped, killed and started again, always at the same address. */
export interface PostgresNode {
  readonly url: string;
  readonly dataDir: string;
  readonly start: () => Promise<void>;
  /** An orderly shutdown: sessions are ended, open transactions rolled back. */
  readonly stop: () => Promise<void>;
  /** As when a machine loses power. */
  readonly kill: () => Promise<void>;
}

interface Plan {
  readonly folder: string;
  readonly name: string;
  readonly settings?: Readonly<Record<string, string>>;
}

// Each start has a socket folder of its own; a link provides one address for all of them.
async function pointTo(link: string, socketDir: string): Promise<void> {
  await rm(`${link}.new`, { force: true });
  await symlink(socketDir, `${link}.new`);
  await rename(`${link}.new`, link);
}

function socketDirOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

function throughLink(url: string, link: string): string {
  const linked = new URL(url);
  linked.searchParams.set('host', link);
  return linked.href;
}

/** Starts a PostgreSQL in a folder of its own. */
export async function startNode({ folder, name, settings = {} }: Plan): Promise<PostgresNode> {
  const dataDir = join(folder, name);
  const link = join(folder, `at-${name}`);
  let running: EmbeddedPostgres | undefined;
  const start = async (): Promise<string> => {
    running = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
    await pointTo(link, socketDirOf(running.connectionString));
    return running.connectionString;
  };
  const url = throughLink(await start(), link);
  return {
    url,
    dataDir,
    start: async () => void (await start()),
    stop: async () => running?.stop(),
    kill: async () => {
      const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
      // Cleanup only: nobody needs stopping any more.
      await running?.stop();
    },
  };
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of ['postgres', 'postgres-password']) {
    const { status, stderr } = spawnSync('cp', ['-a', join(from, name), to]);
    if (status !== 0) throw new Error(`The primary could not be copied: ${stderr}`);
  }
}

/**
 * What a copy of a running primary must not include: its process's file and its WAL, which the replica gets by
 * streaming.
 */
async function makeStandby(clusterDir: string, label: string): Promise<void> {
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(clusterDir, name), { force: true });
  const log = join(clusterDir, 'pg_wal');
  for (const entry of await readdir(log, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(log, entry.name));
  const { uid, gid } = await stat(join(clusterDir, 'PG_VERSION'));
  for (const [name, text] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(clusterDir, name), text, { mode: 0o600 });
    await chown(join(clusterDir, name), uid, gid);
  }
}

function connectionInfo(url: string, application: string): string {
  const { username, password, port, searchParams } = new URL(url);
  return `host=${searchParams.get('host')} port=${port} user=${username} password=${password} application_name=${application}`;
}

// Either node may become the primary: it keeps enough WAL for a replica that was away.
const followed = { wal_keep_size: '512MB' };

/**
 * Starts a streaming replica: a copy of the primary's files, taken while it runs (docs: 25.3, low-level base backup).
 */
export async function startReplica(
  primary: PostgresNode,
  folder: string,
  name: string,
): Promise<PostgresNode> {
  const client = new pg.Client(primary.url);
  await client.connect();
  await client.query(`select pg_backup_start('replica', fast => true)`);
  await copyFiles(primary.dataDir, join(folder, name));
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  await makeStandby(join(folder, name, 'postgres'), rows[0]?.labelfile ?? '');
  return startNode({
    folder,
    name,
    settings: { ...followed, primary_conninfo: connectionInfo(primary.url, name) },
  });
}

/** Starts an empty primary. */
export async function startPrimary(folder: string): Promise<PostgresNode> {
  // PostgreSQL may run as another account than ours, and needs access to the folder.
  await chmod(folder, 0o755);
  return startNode({ folder, name: 'primary', settings: followed });
}
