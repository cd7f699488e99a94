import { rmSync } from 'node:fs';
import { chmod, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { makeFolder } from '../files/make-folder.ts';
import { findLentAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { checkVersion, createCluster, EMBEDDED_ROLE, readPassword } from './cluster.ts';
import { DEFAULT_PATIENCE_MILLISECONDS, isHeld, lockDataDir } from './lock.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { birthOf } from './processes.ts';
import { type Cluster, clearOrphan, stopPostgres } from './orphan.ts';
import { makeRunDir, removeRunDir } from './run-dir.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { PostgresStartProblem } from './start-problem.ts';

/** Options of `startEmbeddedPostgres`. */
export interface EmbeddedPostgresOptions {
  /** The folder of the cluster, its password and its log. Created if missing. */
  readonly dataDir: string;
  /** Called with a sentence for each notable step. */
  readonly log: (sentence: string) => void;
  /** Where to look for an installed PostgreSQL if the bundled one cannot run, in the format of PATH. */
  readonly searchPath?: string;
  /** PostgreSQL settings in addition to our own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Maximum duration of a clean shutdown. */
  readonly longestStopSeconds?: number;
  /** How long to wait for another process that holds the data folder and may be stopping. */
  readonly patienceMilliseconds?: number;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** For `pg` and other clients. */
  readonly connectionString: string;
  /** Resolves when PostgreSQL ends, with whether `stop` was called. */
  readonly ended: Promise<{ readonly asked: boolean }>;
  /** Ends the sessions, writes everything to disk, and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of a data folder, which belongs to this process until `stop`. First cleans up after a killed
 * predecessor.
 * @throws PostgresStartProblem with a sentence for the terminal
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  const unlock = await lockDataDir(dataDir, options.patienceMilliseconds ?? DEFAULT_PATIENCE_MILLISECONDS);
  try {
    return await openCluster(dataDir, options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * The connection string of the PostgreSQL that a running market has started on a data folder, for other programs.
 * Undefined if none runs, or if its market was killed: nobody would stop that server, and the caller's own start cleans
 * it up.
 */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const dataDir = resolve(folder);
  if (!(await isHeld(dataDir))) return undefined;
  const clusterDir = join(dataDir, 'postgres');
  const file = await readPostmasterFile(clusterDir);
  if (file?.status !== 'ready' || (await birthOf(file.pid)) === '') return undefined;
  const server = { host: file.socketDir || '127.0.0.1', port: file.port };
  return connectionStringOf(server, await readPassword(clusterDir), EMBEDDED_ROLE);
}

/**
 * Deletes a data folder with its content, and stops a PostgreSQL that a killed process left there.
 * @throws PostgresStartProblem if a living process holds it
 */
export async function discardDataDir(dataDir: string): Promise<void> {
  const clusterDir = join(dataDir, 'postgres');
  const account = await findLentAccount(clusterDir);
  await lockDataDir(dataDir, 0);
  const binaries = await findBinaries({ dir: dataDir, account }, dataDir, '');
  await clearOrphan({ clusterDir, binaries, account });
  // Another process that removes it, too, may put its lock there meanwhile.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    throw new PostgresStartProblem(
      `The data folder ${dataDir} cannot be made (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that can be written.',
    );
  }
}

async function openCluster(
  dataDir: string,
  options: EmbeddedPostgresOptions,
  unlock: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const clusterDir = join(dataDir, 'postgres');
  const account = await findLentAccount(clusterDir);
  const binaries = await findBinaries({ dir: dataDir, account }, dataDir, options.searchPath ?? '');
  const runDir = await makeRunDir(account);
  try {
    const plan = { clusterDir, binaries, account, runDir };
    await prepareCluster(plan, options);
    const logPath = join(dataDir, 'postgres.log');
    const server = await startServer({ ...plan, logPath, settings: options.settings ?? {} });
    stopOnExit(server, runDir);
    const connectionString = await databaseOf(server, clusterDir);
    return running({ ...plan, ...options }, server, connectionString, unlock);
  } catch (error) {
    await removeRunDir(runDir);
    throw error;
  }
}

interface OpenCluster extends Cluster {
  readonly runDir: string;
}

/** Permission bits of the group and of others. */
const OTHERS = 0o077;

async function prepareCluster(plan: OpenCluster, options: EmbeddedPostgresOptions): Promise<void> {
  const { log, longestStopSeconds } = options;
  const exists = await stat(plan.clusterDir).catch(() => undefined);
  if (!exists) {
    log(`Creating a PostgreSQL ${plan.binaries.majorVersion} database in ${plan.clusterDir}`);
    await createCluster(plan);
  }
  await checkVersion(plan.clusterDir, plan.binaries);
  // Copying, or mounting a volume, may have changed the mode, and PostgreSQL refuses a folder that others can access.
  if (exists && (exists.mode & OTHERS) !== 0) await chmod(plan.clusterDir, 0o700);
  if (await clearOrphan(plan, longestStopSeconds)) {
    log('Cleared the PostgreSQL that a killed Promenade had left');
  }
}

/**
 * If the process ends without `stop` (a fault, a refusal while starting, Ctrl-C before the market is open), its
 * PostgreSQL is stopped too: at that point we can only send the signal, and the server completes its shutdown by
 * itself.
 */
function stopOnExit(server: ServerProcess, runDir: string): void {
  const shutDown = () => {
    server.child.kill('SIGINT');
    rmSync(runDir, { recursive: true, force: true });
  };
  process.once('exit', shutDown);
  void server.ended.then(() => process.off('exit', shutDown));
}

/** The connection string of our database; if it cannot be created, as on a full disk, the server is stopped. */
async function databaseOf(server: ServerProcess, clusterDir: string): Promise<string> {
  try {
    const password = await readPassword(clusterDir);
    await ensureDatabase(connectionStringOf(server, password, 'postgres'));
    return connectionStringOf(server, password, EMBEDDED_ROLE);
  } catch (error) {
    await endAtOnce(server);
    throw error;
  }
}

/** Without a final checkpoint, for which there may be no room: the next start replays the log. */
async function endAtOnce({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGQUIT');
  await ended;
}

/** A new cluster only has the databases of initdb; ours is created once. */
async function ensureDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  // The query itself fails too and reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [EMBEDDED_ROLE]);
    if (found.rowCount === 0) await client.query(`create database ${EMBEDDED_ROLE}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionStringOf(
  server: Pick<ServerProcess, 'host' | 'port'>,
  password: string,
  database: string,
): string {
  const host = encodeURIComponent(server.host);
  return `postgres://${EMBEDDED_ROLE}:${password}@localhost:${server.port}/${database}?host=${host}`;
}

function running(
  plan: OpenCluster & Pick<EmbeddedPostgresOptions, 'longestStopSeconds'>,
  server: ServerProcess,
  connectionString: string,
  unlock: () => Promise<void>,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await stopPostgres(plan, { longestSeconds: plan.longestStopSeconds });
    // On a full disk it might wait for its last checkpoint forever.
    await endAtOnce(server);
    await removeRunDir(plan.runDir);
    await unlock();
  };
  return {
    connectionString,
    ended: server.ended.then(() => ({ asked: stopping !== undefined })),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
