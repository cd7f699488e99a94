import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newerSchemaText } from './newer-schema.ts';
import { openTestMarket } from './testing/index.ts';

test('a start on a database that a newer version has migrated says so: it said nothing, and migrating that it has the schema of this version', async () => {
  const market = await openTestMarket();
  const { db } = market.ctx;
  expect(await newerSchemaText(market.ctx)).toBe('');
  for (const name of ['9998-earlier.sql', '9999-later.sql'])
    await sql`insert into schema_migrations (name, checksum) values (${name}, '')`.execute(db);
  const said = await newerSchemaText(market.ctx);
  await market.close();
  expect(said).toBe(
    'A newer version has migrated this database, up to 9999-later.sql. This one runs on it as long as that only added to it: docs/operating.md, Upgrading.\n',
  );
});
