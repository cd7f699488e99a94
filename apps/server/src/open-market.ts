import { join, resolve } from 'node:path';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config/config.ts';
import { ownUrl } from './config/own-url.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Ctx } from './platform/context.ts';
import {
  type Database,
  type DatabaseAddress,
  openDatabase,
  type PoolOptions,
} from './platform/database/database.ts';
import { migrate, pendingMigrations } from './platform/database/migrate.ts';
import { accountOf, makeServingAccount } from './platform/database/serving-account.ts';
import { refuseUnfitRole } from './platform/database/privileges.ts';
import type { Replicas } from './platform/database/replicas.ts';
import { refuseSharedSessions } from './platform/database/sessions.ts';
import { type Events, listenForEvents } from './platform/events/events.ts';
import { geoSource } from './platform/sources/geo-source.ts';
import { randomIds } from './platform/ids.ts';
import { signInServices } from './platform/sources/sign-in-services.ts';
import { maskedLog } from './platform/secrets/masked-log.ts';
import type { Trace } from './platform/telemetry/trace.ts';
import type { FileScanner } from './platform/files/file-scanner.ts';
import { folderStorage } from './platform/files/storage.ts';
import { startDatabase } from './start-database.ts';

/** A market's database and storage, ready for use cases. */
export interface OpenMarket {
  readonly ctx: Ctx;
  readonly log: Logger;
  /** Whether the database is our own, below DATA_DIR. */
  readonly embedded: boolean;
  /** The database's own connections, for what is no use case: backups. */
  readonly pool: Database['pool'];
  /** The connections behind `ctx.db`. */
  readonly requestPool: Database['pool'];
  /** Absolute path of DATA_DIR. */
  readonly dataDir: string;
  /** Does what only the owner of the tables may, such as an import, beside what is served. */
  readonly asOwner: <T>(work: (market: OpenMarket) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** The program's log: JSON lines with secrets masked, on standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return maskedLog(level, destination);
}

interface Databases {
  readonly database: Database;
  /** For what needs one connection for long: listening and migrations. */
  readonly session: Database;
  readonly replicas: Replicas | undefined;
  readonly close: () => Promise<void>;
}

async function findReplicas({ databaseUrl, scale }: Config, log: Logger): Promise<Replicas | undefined> {
  const { replicaUrls: urls, replicaAgeMs: oldestMs, pool: connections, prepare } = scale.database;
  if (databaseUrl === undefined || urls.length === 0) return undefined;
  const { openReplicas } = await import('./platform/database/replicas.ts');
  return openReplicas({ urls, primaryUrl: databaseUrl, oldestMs, connections, prepare }, log);
}

// Longer than requests wait for each other. A row or table that somebody holds for longer, such as at a terminal, would
// otherwise take one connection after the other, and with the last one the whole market.
const lockWaitMs = 10_000;

/** How the pool of requests is opened. */
function poolOptions(config: Config, { copies = false, serves = false }: OpenOptions): PoolOptions {
  const { waitMs, prepare = true, sessionUrl } = config.scale.database;
  // Behind a pooler of transactions what is set would be the next one's, be it a command.
  const patience = serves && sessionUrl === undefined ? { lockWaitMs } : {};
  return { waitMs, prepare, together: prepare && !copies, takesWrites: true, ...patience };
}

async function openDatabases(
  address: DatabaseAddress,
  config: Config,
  { log, ...options }: { readonly log: Logger } & OpenOptions,
): Promise<Databases> {
  const { pool, sessionUrl } = config.scale.database;
  const database = openDatabase(address, pool, poolOptions(config, options));
  const session =
    sessionUrl === undefined
      ? database
      : openDatabase({ connectionString: sessionUrl }, 2, { takesWrites: true });
  const replicas = await findReplicas(config, log);
  const close = async (): Promise<void> => {
    await replicas?.close();
    if (session !== database) await session.close();
    await database.close();
  };
  return { database, session, replicas, close };
}

/** What servers need of the database that this process comes to as its owner. */
async function letServe(pool: Database['pool'], { scale, databaseUrl = '' }: Config): Promise<void> {
  const account = accountOf(scale.database.servingUrl ?? databaseUrl);
  if (account && account.name !== accountOf(databaseUrl)?.name) await makeServingAccount(pool, account);
}

async function bringSchemaUp(
  pool: Database['pool'],
  config: Config,
  { mayMigrate = false }: OpenOptions,
): Promise<void> {
  if (config.databaseUrl === undefined || mayMigrate) {
    await migrate(pool);
    await letServe(pool, config);
    return;
  }
  const pending = await pendingMigrations(pool);
  if (pending.length > 0) {
    const lacking = pending.length > 3 ? `${pending.length} migrations` : pending.join(', ');
    // A command reaches the embedded one by an address too, beside a server of the version before.
    throw new Error(
      `The market's database lacks ${lacking}. Run: npm run migrate (without DATABASE_URL: stop the market, and npm start).`,
    );
  }
}

async function findTrace({ telemetry: { traces } }: Config): Promise<Trace | undefined> {
  if (!traces) return undefined;
  const { startTracing } = await import('./platform/telemetry/tracing.ts');
  return startTracing(traces);
}

async function measured(ctx: Ctx, { pool }: Database, { telemetry }: Config): Promise<Ctx> {
  if (!telemetry.metrics) return ctx;
  const { startMetrics } = await import('./platform/telemetry/metrics.ts');
  return { ...ctx, meter: startMetrics(ctx, pool) };
}

async function findScanner({ scanner }: Config): Promise<FileScanner | undefined> {
  if (!scanner) return undefined;
  const { clamdScanner } = await import('./platform/files/clamd.ts');
  return clamdScanner(scanner);
}

interface Opened {
  readonly log: Logger;
  readonly clock: Clock;
  readonly trace: Trace | undefined;
  readonly scanner: FileScanner | undefined;
  readonly replicas: Replicas | undefined;
  readonly events: Events;
  readonly db: Ctx['db'];
}

/** The context of no request yet. */
function contextOf(config: Config, { trace, scanner, replicas, ...opened }: Opened): Ctx {
  const publicUrl = config.publicUrl ?? ownUrl(config);
  return {
    ...opened,
    ...(replicas && { replicas }),
    ...(trace && { trace }),
    ...(scanner && { scanner }),
    ids: randomIds(opened.clock),
    storage: folderStorage(join(resolve(config.dataDir), 'media')),
    geo: geoSource(config.geo, publicUrl),
    ...signInServices(config.signIn),
    gateways: config.gateways,
    actor: { kind: 'system' },
    language: 'en',
    where: { zoneIds: [], moduleId: undefined, point: undefined },
    publicUrl,
    requestId: 'system',
  };
}

/** The same market as the account that owns its tables. */
async function ownedBy<T>(
  connectionString: string,
  market: OpenMarket,
  config: Config,
  work: (owned: OpenMarket) => Promise<T>,
): Promise<T> {
  const { db, pool, close } = openDatabase(
    { connectionString },
    config.scale.database.pool,
    poolOptions(config, {}),
  );
  try {
    return await work({ ...market, ctx: { ...market.ctx, db }, pool, requestPool: pool });
  } finally {
    await close();
  }
}

/** How a market is opened. */
export interface OpenOptions {
  /** Bring the schema of DATABASE_URL up to date as well; the embedded one always is. */
  readonly mayMigrate?: boolean;
  /** Whose time it is; the machine's, but for journeys that need a certain hour. */
  readonly clock?: Clock;
  /** Hears that the embedded database has ended unasked: nothing works from then on. */
  readonly databaseEnded?: (problem: Error) => void;
  /** Whether it serves shoppers: no statement of theirs waits without end for a lock. Commands wait. */
  readonly serves?: boolean;
  /** Whether rows will be copied in bulk: the driver does so only where each statement is sent by itself. */
  readonly copies?: boolean;
}

/**
 * Opens the market that the configuration names. The embedded database is migrated by itself; a server
 * behind its schema on DATABASE_URL is refused with the command to run.
 */
export async function openMarket(
  config: Config,
  log: Logger,
  options: OpenOptions = {},
): Promise<OpenMarket> {
  const { clock = systemClock, databaseEnded, serves = false } = options;
  const own = config.databaseUrl === undefined;
  const { address, ownerAddress, stop } = await startDatabase(config, log, { databaseEnded, serves });
  const databases = await openDatabases({ connectionString: address }, config, { ...options, log });
  const { database, session, replicas } = databases;
  const trace = await findTrace(config);
  trace?.watchDatabase(database.pool);
  const closeDatabase = async (): Promise<void> => {
    await databases.close();
    await stop();
    await trace?.stop().catch(() => undefined);
  };
  try {
    if (!own) await refuseSharedSessions(database.pool, session.pool, config.scale.database);
    if (ownerAddress === undefined) await bringSchemaUp(session.pool, config, options);
    if (!own) await refuseUnfitRole(database.pool);
    const events = await listenForEvents(session.pool, log);
    const scanner = await findScanner(config);
    const ctx = contextOf(config, { log, clock, trace, scanner, replicas, events, db: database.db });
    const market: OpenMarket = {
      ctx: await measured(ctx, database, config),
      log,
      embedded: own,
      pool: session.pool,
      requestPool: database.pool,
      dataDir: resolve(config.dataDir),
      asOwner: (work) =>
        ownerAddress === undefined ? work(market) : ownedBy(ownerAddress, market, config, work),
      close: async () => {
        await events.close();
        await closeDatabase();
      },
    };
    return market;
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
