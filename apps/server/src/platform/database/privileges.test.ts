import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createLog, openMarket } from '../../open-market.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';

const role = `fits_${process.pid}`;
let database: TestDatabase;
let owner: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Pool({ connectionString: database.connectionString });
  await owner.query(`create role ${role} login password 'a-password'`);
});
beforeEach(() =>
  owner.query(`grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role}`),
);
afterAll(async () => {
  await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await database.drop();
});

/** What a start says for that role; empty if the market opens. */
async function startSays(): Promise<string> {
  const address = new URL(database.connectionString);
  [address.username, address.password] = [role, 'a-password'];
  const config = loadConfig({ DATABASE_URL: address.href, PORT: '0' });
  return openMarket(config, createLog('silent')).then(
    (market) => market.close().then(() => ''),
    ({ message }: Error) => message,
  );
}

test('a role that only reads does not open a market: it opened, and each order failed', async () => {
  await owner.query(`revoke insert on all tables in schema public from ${role}`);
  expect(await startSays()).toMatch(
    /^The role of DATABASE_URL may not read and write \w+, \w+, \w+ and \d+ more\. Give it what docs\/security\.md lists/,
  );
});

test('a table that a migration made for the owner alone is named at the start: its calls failed', async () => {
  await owner.query('create table later_made (id bigint generated always as identity)');
  expect(await startSays()).toContain('may not read and write later_made. Give');
  await owner.query('drop table later_made');
});

test('a role without the sequences is refused, one with all of them opens the market', async () => {
  expect(await startSays()).toBe('');
  await owner.query(`create sequence later_counted`);
  expect(await startSays()).toContain('may not read and write later_counted.');
  await owner.query('drop sequence later_counted');
});

test('what somebody else keeps beside the market is none of its role’s business', async () => {
  await owner.query(`create role others_${role}; create table foreign_made (id int);
    alter table foreign_made owner to others_${role}`);
  expect(await startSays()).toBe('');
  await owner.query(`drop table foreign_made; drop role others_${role}`);
});
