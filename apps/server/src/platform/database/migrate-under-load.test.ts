import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';
import { migrate, pendingMigrations } from './migrate.ts';

// What the next version might do under the rules of docs/scale.md, to tables that are in use.
const next: Readonly<Record<string, string>> = {
  '9001-next.sql': `
    alter table items add column origin text;
    alter table stores add column motto jsonb not null default '{}';
    alter table carts add column colour text;
    alter table cart_lines add column remark text;
    alter table orders add column remark text;
    create table item_origins (item_id uuid primary key references items (id), origin text not null);`,
  '9002-index.sql': `-- Without a transaction: nobody waits while the index is made.
    create index concurrently items_by_origin on items (origin) where origin is not null;`,
};

let market: TestMarket;
let pool: pg.Pool;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket({ asOwner: true });
  pool = new pg.Pool({ connectionString: market.connectionString });
  folder = await mkdtemp(join(tmpdir(), 'promenade-migrations-'));
  for (const [name, text] of Object.entries(next)) await writeFile(join(folder, name), text);
});
afterAll(async () => {
  await pool.end();
  await market.close();
  await rm(folder, { recursive: true });
});

/** Repeats the work until told to stop and returns how often it ran; a failure fails the test. */
async function again(work: () => Promise<unknown>, until: () => boolean): Promise<number> {
  let times = 0;
  while (!until()) {
    await work();
    times += 1;
  }
  return times;
}

const orderOfANewGuest = async () =>
  placeTestOrder(market, { guestId: (await market.newGuest()).guestId }, { quantity: 1 });

/** A long report: no migration can lock the table while it runs. */
async function longReading(): Promise<{ end: () => Promise<void> }> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select count(*) from items');
  return {
    end: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

const waiting = async (): Promise<number> =>
  (
    await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%alter table items%'`,
    )
  ).rowCount ?? 0;

test('a migration under load fails no request, and gives way to whoever holds what it needs', async () => {
  // Prepares all statements before the tables change.
  for (let time = 0; time < 12; time += 1) await orderOfANewGuest();
  const reading = await longReading();
  let done = false;
  const load = [
    again(orderOfANewGuest, () => done),
    again(
      () => market.call('catalog.item', { params: { id: fixture.items.pasta } }),
      () => done,
    ),
    again(
      () => market.call('catalog.popularItems', { query: { limit: 10, offset: 1 } }),
      () => done,
    ),
    again(
      () => market.call('catalog.stores', { query: { limit: 10, offset: 1 } }),
      () => done,
    ),
  ];
  const migrated = migrate(pool, pathToFileURL(`${folder}/`)).finally(() => {
    done = true;
  });
  await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toBe(1);
  await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toBe(0);
  await reading.end();
  expect(await migrated).toEqual(Object.keys(next));
  for (const times of await Promise.all(load)) expect(times).toBeGreaterThan(0);
  const { rows } = await pool.query(
    `select indisvalid from pg_index where indexrelid = 'items_by_origin'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a server runs on a schema that is newer than its own', async () => {
  expect(await pendingMigrations(pool)).toEqual([]);
  await orderOfANewGuest();
});

test('an index whose making was cut short is made anew', async () => {
  await pool.query(`update pg_index set indisvalid = false where indexrelid = 'items_by_origin'::regclass`);
  const name = '9003-index.sql';
  const text = `-- Without a transaction: as above.\ncreate index concurrently if not exists items_by_origin on items (origin) where origin is not null;`;
  await writeFile(join(folder, name), text);
  expect(await migrate(pool, pathToFileURL(`${folder}/`))).toEqual([name]);
  const { rows } = await pool.query(
    `select indisvalid from pg_index where indexrelid = 'items_by_origin'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});
