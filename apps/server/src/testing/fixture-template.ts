import { pino } from 'pino';
import { openDatabase } from '../platform/database/database.ts';
import { copyDatabase, type TestDatabase } from './databases.ts';
import { fakeClock } from './fake-clock.ts';
import { contextOf } from './test-context.ts';
import { writeFixture } from './write-fixture.ts';

const CONNECTIONS = 2;

/** The fixture's market, written once per run, to be copied. */
export async function createFixtureTemplate(
  serverUrl: string,
  migrated: TestDatabase,
): Promise<TestDatabase> {
  const template = await copyDatabase(serverUrl, migrated.name);
  const database = openDatabase({ connectionString: template.connectionString }, CONNECTIONS);
  const ctx = await contextOf(database, fakeClock(), pino({ level: 'silent' }), template.name);
  try {
    await writeFixture(ctx);
  } finally {
    await ctx.events.close();
    await database.close();
  }
  return template;
}
