import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { jobHandlers } from '../modules/rooms.ts';
import { type MarketSettings, writeMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { GatewaySources } from '../platform/sources/gateway-sources.ts';
import type { Ids } from '../platform/ids.ts';
import { runDueJobs } from '../platform/jobs/jobs.ts';
import type { SignInServices } from '../platform/sources/sign-in-sources.ts';
import { privateRoot } from '../platform/files/storage.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { loseConnections, type LostConnections } from './lose-connections.ts';
import { contextOf } from './test-context.ts';
import { createTestDatabase } from './test-database.ts';
import { fixture } from './market.fixture.ts';
import { recordRefusals } from './record-refusals.ts';
import { type StatementLog, watchStatements } from './statements.ts';
import { type TestClient, testClient } from './test-client.ts';
import {
  insertCustomer,
  insertGuest,
  insertOperator,
  type TestCustomer,
  type TestGuest,
} from './test-shoppers.ts';

/** Options of a test's market. */
export interface TestMarketOptions {
  readonly settings?: Partial<MarketSettings>;
  /** Carriers and providers that replace the local ones. */
  readonly services?: Partial<SignInServices>;
  /** External payment gateways. */
  readonly gateways?: GatewaySources;
  /** The market's public address. */
  readonly publicUrl?: string;
  /** Maximum number of connections to PostgreSQL. */
  readonly connections?: number;
  /** A proxy to the database: takes its address, and returns the one to connect to. */
  readonly through?: (connectionString: string) => Promise<string>;
  /** Ids that are the same in every run. */
  readonly ids?: (clock: FakeClock) => Ids;
  /** False if answers are provoked at random, which does not test the refusals that a call lists. */
  readonly countRefusals?: boolean;
  /** Start from a copy of another test's database, by name; it must have no open connection. */
  readonly copyOf?: string;
  /** Keep the database for such copies; it is dropped at the end of the run. */
  readonly keepDatabase?: boolean;
  /** Come as the account that owns the tables, for tests that change them or import; servers never do. */
  readonly asOwner?: boolean;
  /** Only the schema, for tests that fill a market themselves. */
  readonly empty?: boolean;
}

/** A test file's own small market, served in this process from its own database. */
export interface TestMarket extends TestClient {
  readonly app: FastifyInstance;
  readonly ctx: Ctx;
  /** The database's address, for additional connections. */
  readonly connectionString: string;
  /** The database as the account that owns its tables, for what a test changes of them; connects when asked. */
  readonly owner: Ctx['db'];
  /** Its database's name. */
  readonly database: string;
  readonly clock: FakeClock;
  readonly newGuest: () => Promise<TestGuest>;
  readonly newCustomer: () => Promise<TestCustomer>;
  readonly operatorToken: () => Promise<string>;
  /** Runs every job that is due by the test's clock. */
  readonly runJobs: () => Promise<void>;
  /** The SQL statements sent while `work` ran. */
  readonly statements: StatementLog['during'];
  /** How often `work` waited for the database. */
  readonly databaseWaits: StatementLog['waitsDuring'];
  /** Drops connections at a statement that the test chooses. */
  readonly connections: LostConnections;
  /** Number of rows of a table, to check that nothing was left behind. */
  readonly count: (table: string) => Promise<number>;
  /** Faults logged so far. `close` throws if there are any, so a test that causes one empties the list. */
  readonly faults: string[];
  readonly close: () => Promise<void>;
}

const ERROR_LEVEL = 50;

function faultLog(faults: string[]): Logger {
  const keep = (line: string): void => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    // A failed request logs a line of its own besides that of its fault.
    if (level >= ERROR_LEVEL && msg !== 'request') faults.push(line);
  };
  return pino({ level: 'error' }, { write: keep });
}

async function countRows({ db }: Ctx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const openAt = (connectionString: string, connections: number) =>
  openDatabase({ connectionString }, connections, { together: true });

/** The same database as servers come to it. */
function asServer(owner: string): string {
  const { name, password } = inject('servingAccount');
  const address = new URL(owner);
  [address.username, address.password] = [name, password];
  return address.href;
}

/**
 * Opens a market for a test file: `beforeAll(async () => { market = await openTestMarket(); })`, and
 * `afterAll(() => market.close())`.
 */
export async function openTestMarket({
  settings = {},
  services = {},
  gateways = {},
  publicUrl = 'http://market.example',
  connections = 8,
  through = async (connectionString) => connectionString,
  ids,
  copyOf,
  keepDatabase = false,
  empty = false,
  asOwner = false,
  countRefusals = true,
}: TestMarketOptions = {}): Promise<TestMarket> {
  const own = await createTestDatabase(copyOf ?? (empty ? undefined : inject('fixtureTemplate')));
  const connectionString = asOwner ? own.connectionString : asServer(own.connectionString);
  const database = openAt(await through(connectionString), connections);
  const owner = openAt(own.connectionString, 1);
  const statements = watchStatements(database.pool);
  const lost = loseConnections(database.pool);
  const faults: string[] = [];
  const clock = fakeClock();
  const log = faultLog(faults);
  const usual = await contextOf(database, clock, log, own.name);
  const ctx = { ...usual, ...services, gateways, publicUrl, ids: ids?.(clock) ?? usual.ids };
  if (Object.keys(settings).length > 0) await writeMarket(ctx, settings, []);
  const app = await buildApp({ ctx, log, validateReplies: true });
  const writeRecord = countRefusals ? recordRefusals(app, faults) : () => undefined;
  return {
    ...testClient(app, () => ctx.ids.next(), { zones: [fixture.zones.centre], module: fixture.modules.food }),
    app,
    ctx,
    connectionString,
    owner: owner.db,
    database: own.name,
    clock,
    faults,
    newGuest: () => insertGuest(ctx),
    newCustomer: () => insertCustomer(ctx),
    operatorToken: () => insertOperator(ctx),
    runJobs: () => runDueJobs(ctx, jobHandlers),
    statements: statements.during,
    databaseWaits: statements.waitsDuring,
    connections: lost,
    count: (table) => countRows(ctx, table),
    close: async () => {
      await app.close();
      await ctx.events.close();
      await Promise.all([database.close(), owner.close()]);
      if (!keepDatabase) await own.drop();
      for (const root of [ctx.storage.root, privateRoot(ctx.storage.root)])
        await rm(root, { recursive: true, force: true });
      writeRecord();
      if (faults.length > 0) throw new Error(`The server faulted:\n${faults.join('\n')}`);
    },
  };
}
