import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { makeServingAccount } from './platform/database/serving-account.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';

/** Where the database is. */
export interface StartedDatabase {
  readonly address: string;
  /** The embedded one's owner, if `address` leads to the account that serves it; its schema is up to date then. */
  readonly ownerAddress: string | undefined;
  readonly stop: () => Promise<void>;
}

/** How the database is started. */
export interface StartOptions {
  /** Hears that the embedded database has ended unasked: nothing works from then on. */
  readonly databaseEnded?: ((problem: Error) => void) | undefined;
  /** Whether shoppers are served on it. */
  readonly serves: boolean;
}

const servingName = 'promenade_serves';
const passwordBytes = 24;

/**
 * Brings the schema of the embedded database up to date as its owner, and returns the address of the account that
 * serves it. The password is made anew at each start and kept by this process alone.
 */
async function servingAddress(owner: string): Promise<string> {
  const { pool, close } = openDatabase({ connectionString: owner }, 1);
  const password = randomBytes(passwordBytes).toString('base64url');
  try {
    await migrate(pool);
    await makeServingAccount(pool, { name: servingName, password }, { isOurs: true });
  } finally {
    await close();
  }
  const address = new URL(owner);
  [address.username, address.password] = [servingName, password];
  return address.href;
}

/** The database that the configuration names; without one, the embedded one is started. */
export async function startDatabase(
  config: Config,
  log: Logger,
  { databaseEnded, serves }: StartOptions,
): Promise<StartedDatabase> {
  if (config.databaseUrl !== undefined)
    return { address: config.databaseUrl, ownerAddress: undefined, stop: async () => undefined };
  const { connectionString, ended, stop } = await startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    log: (line: string) => log.debug(line),
    searchPath: config.searchPath,
  });
  void ended.then(({ asked }) => {
    // The code that PostgreSQL itself gives where it goes.
    if (!asked) databaseEnded?.(Object.assign(new Error('it ended by itself'), { code: '57P01' }));
  });
  if (!serves) return { address: connectionString, ownerAddress: undefined, stop };
  try {
    return { address: await servingAddress(connectionString), ownerAddress: connectionString, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
