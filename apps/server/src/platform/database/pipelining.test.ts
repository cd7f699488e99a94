import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type Database, type Db, openDatabase } from './database.ts';
import { pipelined } from './pipelining.ts';
import type { StatementBatch } from './statement-batch.ts';

let market: TestMarket;
let database: Database;
let sent: string[] = [];
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  database = openDatabase({ connectionString: market.connectionString }, 1, { together: true });
  await sql`create table notes (text text primary key)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await market.close();
});
beforeEach(() => {
  sent = [];
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(
    this: pg.Client,
    ...all: unknown[]
  ) {
    const [first] = all as [string | { text: string } | StatementBatch];
    if (typeof first === 'string') sent.push(first);
    else sent.push(...('statements' in first ? first.statements.map(({ text }) => text) : [first.text]));
    return (query as (...input: unknown[]) => unknown).apply(this, all) as never;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sql`truncate notes`.execute(database.db);
});

const note = (db: Db, text: string) => sql`insert into notes values (${text}) ${pipelined}`.execute(db);
const notes = async (db: Db): Promise<string[]> =>
  (await sql<{ text: string }>`select text from notes order by text`.execute(db)).rows.map(
    ({ text }) => text,
  );
const kinds = () => sent.map((text) => text.split(' ')[0]);

test('what nobody waits for goes with the next statement, before it, and with the commit', async () => {
  await database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    expect(sent).toEqual([]);
    expect(await notes(db)).toEqual(['a']);
    await note(db, 'b');
    expect(kinds()).toEqual(['begin', 'insert', 'select']);
  });
  expect(kinds()).toEqual(['begin', 'insert', 'select', 'insert', 'commit']);
  expect(await notes(database.db)).toEqual(['a', 'b']);
});

test('one that fails fails the next, with its own reason, and nothing is kept', async () => {
  const work = database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    await notes(db);
    await note(db, 'a');
    await note(db, 'c');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await notes(database.db)).toEqual([]);
  const read = database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    await note(db, 'a');
    return notes(db);
  });
  await expect(read).rejects.toMatchObject({ code: '23505' });
  expect(await notes(database.db)).toEqual([]);
});

test('what is undone before it was sent is not sent, and nothing of it comes later', async () => {
  const work = database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    throw new Error('undo');
  });
  await expect(work).rejects.toThrow('undo');
  expect(sent).toEqual([]);
  const later = database.db.transaction().execute(async (db) => {
    await notes(db);
    await note(db, 'b');
    throw new Error('undo');
  });
  await expect(later).rejects.toThrow('undo');
  expect(kinds()).toEqual(['begin', 'select', 'rollback']);
  expect(await notes(database.db)).toEqual([]);
  await database.db.transaction().execute(async () => undefined);
  expect(await notes(database.db)).toEqual([]);
});

test('outside of a transaction it is done when it is answered', async () => {
  await note(database.db, 'a');
  expect(kinds()).toEqual(['insert']);
  await expect(note(database.db, 'a')).rejects.toMatchObject({ code: '23505' });
  expect(await notes(database.db)).toEqual(['a']);
});

test('a statement that is prepared for the first time behind one that failed works when it is asked again', async () => {
  const work = (text: string) =>
    database.db.transaction().execute(async (db) => {
      await note(db, text);
      return sql`select ${text} as "behind"`.execute(db);
    });
  await note(database.db, 'taken');
  for (let time = 0; time < 8; time += 1) await work('taken').catch(() => undefined);
  for (let time = 0; time < 8; time += 1)
    expect((await work(`new ${time}`)).rows).toEqual([{ behind: `new ${time}` }]);
});

test('rows of what goes with the next statement are there once that one is answered, and none if it failed', async () => {
  const along = (db: Db) =>
    sql<{ text: string }>`select text from notes order by text ${pipelined}`.execute(db);
  await database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    const { rows } = await along(db);
    expect(rows).toEqual([]);
    await note(db, 'b');
    expect(await notes(db)).toEqual(['a', 'b']);
    expect(rows).toEqual([{ text: 'a' }]);
  });
  expect(kinds()).toEqual(['begin', 'insert', 'select', 'insert', 'select', 'commit']);
  let unread: readonly unknown[] = [];
  const failing = database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    unread = (await along(db)).rows;
    return notes(db);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(unread).toEqual([]);
});

test('a value that cannot be sent keeps the whole transaction from being done: the rest of it was committed', async () => {
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;
  const work = database.db.transaction().execute(async (db) => {
    await note(db, 'a');
    await sql`insert into notes values (${circular}) ${pipelined}`.execute(db);
  });
  await expect(work).rejects.toThrow('circular');
  expect(await notes(database.db)).toEqual([]);
});
