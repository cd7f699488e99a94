import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';

let database: TestDatabase;
let owner: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Pool({ connectionString: database.connectionString });
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

// A key's lookup is `where key = $1`: an index over rows that have one will do, one over fewer rows will not.
const unindexed = `
  select k.conrelid::regclass::text as "table", a.attname::text as "column", k.confrelid::regclass::text as refers_to
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = k.conrelid and i.indisvalid and i.indkey[0] = k.conkey[1]
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  order by 1, 2`;

// Nobody deletes from these: what a market no longer has is closed, and what was sold is kept for the books.
const never = [
  ...['brands', 'campaigns', 'cashback_rules', 'categories', 'items', 'modules', 'providers'],
  ...['stores', 'vehicle_brands', 'vehicle_categories', 'vehicle_units', 'vehicles', 'zones'],
  ...['ledger_accounts', 'orders', 'trips'],
];

// The others' reasons.
const because: Readonly<Record<string, string>> = {
  'account_codes.customer_id': 'codes are forgotten within the hour',
  'coupon_uses.coupon_id':
    'only where an operator gives the code of a retired coupon to another, and then once',
};

/** Tables that a statement of the program deletes from, as their owner's migrations do not while a market is open. */
function deletedFrom(): Set<string> {
  const root = new URL('../../', import.meta.url);
  const files = globSync('**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.fixture.ts', 'testing/**'],
  });
  const texts = files.map((name) => readFileSync(new URL(name, root), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/\.deleteFrom\('(\w+)'\)/g),
    ...text.matchAll(/\bdelete\s+from\s+(\w+)/gi),
  ]);
  return new Set(found.map(([, table]) => table as string));
}

test('a key that nothing looks up is of a table that loses no rows, or says why: an erasure read every notification', async () => {
  const { rows } = await owner.query<{ table: string; column: string; refers_to: string }>(unindexed);
  const told = rows
    .filter(({ refers_to }) => !never.includes(refers_to))
    .map((row) => `${row.table}.${row.column}`);
  expect(told).toEqual(Object.keys(because));
  // Nor is a table named that no such key refers to.
  expect([...new Set(rows.map(({ refers_to }) => refers_to))].sort()).toEqual(
    expect.arrayContaining([...never].sort()),
  );
});

test('and such a table loses none', () => {
  const deleted = deletedFrom();
  expect(deleted.size).toBeGreaterThan(30);
  expect(never.filter((table) => deleted.has(table))).toEqual([]);
});
