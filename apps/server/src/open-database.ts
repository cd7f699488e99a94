import { join, resolve } from 'node:path';
import type { Config } from './config/config.ts';
import type { BackupSource } from './platform/backup/index.ts';
import { type DatabaseAddress, openDatabase } from './platform/database/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';

async function findDatabase(
  config: Config,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const { databaseUrl, searchPath } = config;
  const dataDir = resolve(config.dataDir);
  // A backup's transaction is long, and not for a pooler that others wait for.
  const found = config.scale.database.sessionUrl ?? databaseUrl ?? (await findRunningPostgres(dataDir));
  if (found !== undefined) return { address: { connectionString: found }, stop: async () => undefined };
  const started = await startEmbeddedPostgres({ dataDir, searchPath, log: () => undefined });
  return { address: { connectionString: started.connectionString }, stop: started.stop };
}

/**
 * The same market for a second process: where a server runs on the embedded database, its address is told, and all is as
 * with several servers on one PostgreSQL.
 */
export async function besideRunning(config: Config): Promise<Config> {
  if (config.databaseUrl !== undefined) return config;
  return { ...config, databaseUrl: await findRunningPostgres(config.dataDir) };
}

/**
 * Reaches the market that the configuration names as it is: nothing is migrated, and where a server runs on the embedded
 * database, that one is asked.
 */
export async function withDatabase<T>(
  config: Config,
  work: (source: BackupSource) => Promise<T>,
): Promise<T> {
  const { address, stop } = await findDatabase(config);
  const { pool, close } = openDatabase(address, 2);
  try {
    return await work({ pool, mediaRoot: join(resolve(config.dataDir), 'media') });
  } finally {
    await close();
    await stop();
  }
}
