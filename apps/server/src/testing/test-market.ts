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

/** How a test wants its market. */
export interface TestMarketOptions {
  readonly settings?: Partial<MarketSettings>;
  /** Carriers and providers in place of the local ones. */
  readonly services?: Partial<SignInServices>;
  /** Payment gateways outside. */
  readonly gateways?: GatewaySources;
  /** Where the market believes to be reached. */
  readonly publicUrl?: string;
  /** Connections to PostgreSQL at most. */
  readonly connections?: number;
  /** A way to the database of the test's own: where to connect in place of its address. */
  readonly through?: (connectionString: string) => Promise<string>;
  /** Ids that are the same in every run. */
  readonly ids?: (clock: FakeClock) => Ids;
  /** False where answers are provoked at random: they are no test of the refusals that a call lists. */
  readonly countRefusals?: boolean;
  /** Begins with a copy of another test's database, by its name; nobody may be connected to that one. */
  readonly copyOf?: string;
  /** Leaves the database for such copies; it goes with the run. */
  readonly keepDatabase?: boolean;
  /** Nothing but the schema: for what fills a market itself. */
  readonly empty?: boolean;
}

/** A small market of a test file's own, served in this process from a database of its own. */
export interface TestMarket extends TestClient {
  readonly app: FastifyInstance;
  readonly ctx: Ctx;
  /** Where its database is, for connections of the test's own. */
  readonly connectionString: string;
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
  /** Ends of connections at a statement of the test's choice. */
  readonly connections: LostConnections;
  /** Rows of a table, for 'nothing was left behind'. */
  readonly count: (table: string) => Promise<number>;
  /** Faults logged so far; `close` throws when there are any, so a test that causes one empties this. */
  readonly faults: string[];
  readonly close: () => Promise<void>;
}

const ERROR_LEVEL = 50;

function faultLog(faults: string[]): Logger {
  const keep = (line: string): void => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    // A request that failed has a line for itself beside that of its fault.
    if (level >= ERROR_LEVEL && msg !== 'request') faults.push(line);
  };
  return pino({ level: 'error' }, { write: keep });
}

async function countRows({ db }: Ctx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
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
  countRefusals = true,
}: TestMarketOptions = {}): Promise<TestMarket> {
  const own = await createTestDatabase(copyOf ?? (empty ? undefined : inject('fixtureTemplate')));
  const database = openDatabase({ connectionString: await through(own.connectionString) }, connections, {
    together: true,
  });
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
    connectionString: own.connectionString,
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
      await database.close();
      if (!keepDatabase) await own.drop();
      for (const root of [ctx.storage.root, privateRoot(ctx.storage.root)])
        await rm(root, { recursive: true, force: true });
      writeRecord();
      if (faults.length > 0) throw new Error(`The server faulted:\n${faults.join('\n')}`);
    },
  };
}
