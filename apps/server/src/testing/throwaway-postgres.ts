import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discardDataDir, startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';

const PREFIX = 'promenade-test-cluster-';

/** A throwaway cluster does not have to survive a power cut, so nothing is flushed to disk. */
const THROWAWAY_SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** A PostgreSQL for tests: a role that may create databases, and a way to stop it. */
export interface TestPostgres {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** The server that TEST_DATABASE_URL names, or our own cluster in the temporary folder, deleted on `stop`. */
export async function startTestPostgres(databaseUrl: string | undefined): Promise<TestPostgres> {
  if (databaseUrl) return { connectionString: databaseUrl, stop: async () => undefined };
  await discardAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: THROWAWAY_SETTINGS });
  const stop = async () => {
    await server.stop();
    await discardDataDir(dataDir);
  };
  return { connectionString: server.connectionString, stop };
}

/** Stops the clusters that killed test runs have left running; one whose owner is alive refuses, and stays. */
export async function discardAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => discardDataDir(join(tmpdir(), name)).catch(() => undefined)));
}
