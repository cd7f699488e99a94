import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { ownersConfig } from '../../config/owners-config.ts';
import { runMarketCommand } from '../../market-command.ts';
import { createLog, openMarket } from '../../open-market.ts';
import { createTestDatabase, openTestMarket, type TestDatabase } from '../../testing/index.ts';
import { widePowersText } from '../../wide-powers.ts';
import {
  accountOf,
  makeServingAccount,
  mayChangeTables,
  refuseNoOwner,
  servingGrants,
} from './serving-account.ts';

// Named as it has to be quoted.
const name = `Serves-${process.pid}`;
let database: TestDatabase;
let owner: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Pool({ connectionString: database.connectionString });
});
beforeEach(() => makeServingAccount(owner, { name, password: 'p:ss/wörd' }));
afterAll(async () => {
  await owner.query(`drop owned by "${name}"; drop role "${name}"`);
  await owner.end();
  await database.drop();
});

function addressAs(password: string): string {
  const address = new URL(database.connectionString);
  [address.username, address.password] = [encodeURIComponent(name), encodeURIComponent(password)];
  return address.href;
}

async function asServer<T>(work: (pool: pg.Pool) => Promise<T>, password = 'p:ss/wörd'): Promise<T> {
  const pool = new pg.Pool({ connectionString: addressAs(password), max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

test('the account signs in with the password that its address has, whatever signs are in it', async () => {
  expect(accountOf(addressAs('p:ss/wörd'))).toEqual({ name, password: 'p:ss/wörd' });
  await asServer((pool) => pool.query('select 1 from orders'));
  await expect(asServer((pool) => pool.query('select 1'), 'another')).rejects.toThrow(
    /password authentication failed/,
  );
});

test('an account that is there keeps its password, but in a database that is the market’s alone', async () => {
  await makeServingAccount(owner, { name, password: 'later' });
  await asServer((pool) => pool.query('select 1'));
  await makeServingAccount(owner, { name, password: 'later' }, { isOurs: true });
  await asServer((pool) => pool.query('select 1'), 'later');
  await makeServingAccount(owner, { name, password: 'p:ss/wörd' }, { isOurs: true });
});

test('in a database that is the market’s alone it makes no temporary tables either', async () => {
  const temporary = (pool: pg.Pool) => pool.query('create temporary table mine (id int)');
  await owner.query(`grant temporary on database ${database.name} to public`);
  await asServer(temporary);
  await makeServingAccount(owner, { name, password: 'p:ss/wörd' }, { isOurs: true });
  await expect(asServer(temporary)).rejects.toThrow('permission denied to create temporary tables');
});

test('a password is in no statement: statements are logged', async () => {
  const asked: string[] = [];
  const client = await owner.connect();
  const { query } = client;
  client.query = ((text: string, ...rest: unknown[]) => {
    asked.push(text);
    return (query as (...given: unknown[]) => unknown).call(client, text, ...rest);
  }) as typeof client.query;
  const watched = { connect: async () => client } as unknown as pg.Pool;
  await makeServingAccount(watched, { name, password: 'p:ss/wörd' }, { isOurs: true });
  expect(
    asked.some((text) => text.startsWith('alter role') && text.includes("password 'SCRAM-SHA-256$")),
  ).toBe(true);
  expect(asked.join('\n')).not.toContain('p:ss/wörd');
});

test('what was taken from it is given back by the next migration, and nothing is touched where nothing is lacking', async () => {
  await owner.query(`revoke delete on orders from "${name}"`);
  await makeServingAccount(owner, { name });
  await asServer((pool) => pool.query('delete from orders'));
  const { rows: before } = await owner.query("select xmin::text from pg_class where relname = 'orders'");
  await makeServingAccount(owner, { name });
  const { rows: after } = await owner.query("select xmin::text from pg_class where relname = 'orders'");
  expect(after).toEqual(before);
});

test.each([
  'create table mine (id int)',
  'create schema mine',
  'drop table jobs',
  'alter table orders add column mine int',
  'truncate order_records',
  'alter table order_records disable trigger all',
  'set session_replication_role = replica',
  'create or replace function ledger_is_final() returns trigger language plpgsql as $$ begin return new; end $$',
  "copy orders to program 'id'",
  "select pg_read_file('postgresql.conf')",
  'alter system set jit = on',
  'create role mine',
])('and cannot: %s', async (text) => {
  await expect(asServer((pool) => pool.query(text))).rejects.toThrow(/permission denied|must be owner/);
});

test('what a later migration makes is served too', async () => {
  await owner.query('create table later_made (id bigint generated always as identity, n int)');
  await asServer((pool) => pool.query('insert into later_made (n) values (1)'));
  const { rows } = await owner.query('select n from later_made');
  expect(rows).toEqual([{ n: 1 }]);
});

test('npm run migrate with both addresses makes the account, and a market is served on it', async () => {
  const place = await createTestDatabase('template0');
  const served = `made_${process.pid}`;
  const address = new URL(place.connectionString);
  [address.username, address.password] = [served, 'word'];
  const env = { DATABASE_URL: address.href, DATABASE_OWNER_URL: place.connectionString };
  const log = createLog('silent');
  // Twice, as with each new version.
  for (const _version of ['first', 'second']) {
    const migrated = await openMarket(ownersConfig(loadConfig(env)), log, { mayMigrate: true });
    await migrated.close();
  }
  const { requestPool, close } = await openMarket(loadConfig(env), log, { serves: true });
  expect((await requestPool.query('select current_user as name')).rows).toEqual([{ name: served }]);
  expect(await mayChangeTables(requestPool)).toBe(false);
  await close();
  await place.drop();
  await owner.query(`drop role ${served}`);
});

test('an import on the account of servers is refused at once: a map was read for minutes, and then not written', async () => {
  await asServer((pool) =>
    expect(refuseNoOwner(pool)).rejects.toThrow(
      /^The account of DATABASE_URL does not own the tables, .* set DATABASE_OWNER_URL to the address/,
    ),
  );
  await refuseNoOwner(owner);
  const said: string[] = [];
  const stream = { write: (text: string) => said.push(text) > 0 } as NodeJS.WriteStream;
  const called = { args: [], folder: tmpdir(), output: stream, errors: stream };
  expect(await runMarketCommand('demo', called, { DATABASE_URL: addressAs('p:ss/wörd') })).toBe(1);
  expect(said.join('')).toContain('set DATABASE_OWNER_URL');
  // One that only looks is not.
  said.length = 0;
  const code = await runMarketCommand('settings', called, { DATABASE_URL: addressAs('p:ss/wörd') });
  expect([code, said.join('')]).toEqual([0, expect.stringContaining('guestCheckout')]);
});

describe('docs/security.md', () => {
  test('lists for an owner who may make no accounts what npm run migrate does', async () => {
    const text = await readFile(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
    const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? [];
    const [make, ...grants] = block.trim().split(';\n');
    expect(make).toBe("create role promenade_serves login password 'a-password'");
    const ours = servingGrants('promenade_serves', 'DATABASE_NAME', 'public').map((line) =>
      line.replaceAll('"', ''),
    );
    expect(grants.map((line) => line.replace(/;$/, ''))).toEqual(ours);
  });
});

describe('a start at an https address', () => {
  const https = { publicUrl: 'https://market.example' };
  test.each([
    ['whose account owns the tables says so: nobody knew', true],
    ['whose account only reads and writes rows says nothing', false],
  ])('%s', async (_what, asOwner) => {
    const market = await openTestMarket({ asOwner, empty: true });
    onTestFinished(() => market.close());
    const pool = new pg.Pool({ connectionString: market.connectionString, max: 1 });
    onTestFinished(() => pool.end());
    expect(await mayChangeTables(pool)).toBe(asOwner);
    expect(await widePowersText(pool, { publicUrl: 'http://localhost:3000' })).toBe('');
    expect(await widePowersText(pool, https)).toBe(
      asOwner
        ? 'The account of DATABASE_URL may change and drop tables, which serving never needs. Give servers one that may not: docs/security.md, Two database accounts.\n'
        : '',
    );
  });
});
