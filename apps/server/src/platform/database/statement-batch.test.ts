import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { CallbackClient } from './callback-client.ts';
import type { Statements } from './statement-batch.ts';

let market: TestMarket;
let client: CallbackClient;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  client = new CallbackClient({ connectionString: market.connectionString, pipeline: true });
  await client.connect();
  await client.query('create table notes (text text primary key)');
});
afterAll(async () => {
  await client.end();
  await market.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await client.query('truncate notes');
});

const connection = () =>
  (client as unknown as { connection: EventEmitter & { stream: Writable } }).connection;
const add = (text: unknown) => ({ text: 'insert into notes values ($1)', values: [text] });
const texts = { text: 'select text from notes order by text', values: [] };
const begin = { text: 'begin' };
const commit = { text: 'commit' };
const rowsOf = async (statements: Statements) =>
  (await client.queryTogether(statements)).map(({ rows }) => rows);
const kept = async () => (await rowsOf([texts])).flat().map(({ text }) => text);

/** How often PostgreSQL says something while `work` is done. */
async function countOf(message: string, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const heard = (): number => (count += 1);
  connection().on(message, heard);
  await work();
  connection().off(message, heard);
  return count;
}

test('statements of a batch are one message, and PostgreSQL says once that it is ready: it did for each', async () => {
  const write = vi.spyOn(connection().stream, 'write');
  const batch = () => rowsOf([begin, add('a'), texts, add('b'), texts, commit]);
  let rows: unknown;
  expect(await countOf('readyForQuery', async () => (rows = await batch()))).toBe(1);
  expect(rows).toEqual([[], [], [{ text: 'a' }], [], [{ text: 'a' }, { text: 'b' }], []]);
  expect(write).toHaveBeenCalledTimes(1);
});

test('what fails of a batch keeps what follows from being done, the commit too', async () => {
  const failing = client.queryTogether([begin, add('a'), add('a'), add('b'), commit]);
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await client.query('rollback');
  expect(await kept()).toEqual([]);
});

test('a value that cannot be written keeps the whole batch from being sent: the commit was', async () => {
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;
  await expect(client.queryTogether([begin, add('a'), add(circular), commit])).rejects.toThrow('circular');
  expect(await rowsOf([begin, add('b'), commit])).toEqual([[], [], []]);
  expect(await kept()).toEqual(['b']);
});

test('a row that cannot be read fails its batch, and the next one is answered', async () => {
  const json = 114;
  const parser = pg.types.getTypeParser(json);
  pg.types.setTypeParser(json, () => {
    throw new Error('no such JSON');
  });
  const unreadable = { text: `select '{}'::json as a` };
  await expect(client.queryTogether([unreadable, { text: 'select 1' }])).rejects.toThrow('no such JSON');
  pg.types.setTypeParser(json, parser);
  expect(await rowsOf([unreadable])).toEqual([[{ a: {} }]]);
});

test('the columns of a prepared statement are asked for once: each time they were sent with the rows', async () => {
  const named = { name: 'notes', text: 'select text, $1::int as n from notes', values: [1] };
  const entered = { name: 'entered', ...add('a') };
  const both = () => rowsOf([begin, entered, named, { text: 'rollback' }]);
  expect(await countOf('rowDescription', both)).toBe(1);
  let rows: unknown;
  const again = async () => (rows = await both());
  expect(await countOf('rowDescription', again)).toBe(0);
  expect(rows).toEqual([[], [], [{ text: 'a', n: 1 }], []]);
  // The two that are not prepared.
  expect(await countOf('noData', again)).toBe(2);
});

test('a statement twice in one batch is prepared once', async () => {
  const named = { name: 'twice', text: 'select $1::int as n', values: [1] };
  const batch = () => rowsOf([named, { ...named, values: [2] }]);
  expect(
    await countOf('parseComplete', async () => expect(await batch()).toEqual([[{ n: 1 }], [{ n: 2 }]])),
  ).toBe(1);
});

test('what was to be prepared behind a failure is prepared the next time', async () => {
  const named = { name: 'behind', text: 'select $1::int as n', values: [1] };
  const failing = client.queryTogether([begin, { text: 'select 1 / $1::int', values: [0] }, named]);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await client.query('rollback');
  expect(await rowsOf([named])).toEqual([[{ n: 1 }]]);
});

test('a batch on a connection that is lost fails, and says so', async () => {
  const lost = new CallbackClient({ connectionString: market.connectionString, pipeline: true });
  await lost.connect();
  lost.on('error', () => undefined);
  const asked = lost.queryTogether([
    begin,
    { text: 'select pg_terminate_backend(pg_backend_pid())' },
    commit,
  ]);
  await expect(asked).rejects.toThrow(/terminat/i);
  await expect(lost.queryTogether([begin, commit])).rejects.toThrow();
  await lost.end();
});
