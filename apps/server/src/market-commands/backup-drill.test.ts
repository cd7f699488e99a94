import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { createLog, openMarket } from '../open-market.ts';
import type { Ctx } from '../platform/context.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { folderStorage, privateRoot } from '../platform/files/storage.ts';
import { contentOf } from '../testing/contract/digest.ts';
import { giveRecords } from '../testing/contract/owned-records.ts';
import {
  createTestDatabase,
  openTestMarket,
  placeTestOrder,
  type TestDatabase,
  type TestMarket,
} from '../testing/index.ts';
import { runCommand } from './index.ts';

const picture = new Uint8Array([1, 2, 3]);
const names = ['items/pizza.webp', 'private/proof.jpg'];

let market: TestMarket;
let source: Database;
let sourceUrl = '';
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  const url = new URL(inject('postgresUrl'));
  const found = await sql<{ name: string }>`select current_database() as name`.execute(market.ctx.db);
  url.pathname = `/${found.rows[0]?.name}`;
  sourceUrl = url.href;
  source = openDatabase({ connectionString: sourceUrl }, 2);
  for (const name of names) await market.ctx.storage.put(name, picture);
  await giveRecords(market, { token: (await market.newCustomer()).token });
});
afterAll(async () => {
  await source.close();
  await market.close();
});
beforeEach(async () => {
  market.clock.advance(61_000);
  folder = await mkdtemp(join(tmpdir(), 'promenade-drill-'));
  return () => rm(folder, { recursive: true });
});

/** An empty place to restore into. */
interface Place {
  readonly ctx: Ctx;
  readonly database: Database;
  /** What the program is told of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}
async function emptyPlace(): Promise<Place> {
  const own: TestDatabase = await createTestDatabase();
  const database = openDatabase({ connectionString: own.connectionString }, 2);
  const environment = { DATABASE_URL: own.connectionString, DATA_DIR: join(folder, own.name) };
  const storage = folderStorage(join(environment.DATA_DIR, 'media'));
  const ctx = { ...market.ctx, db: database.db, storage };
  const close = async () => {
    await database.close();
    await own.drop();
  };
  return { ctx, database, environment, close };
}

async function run(
  command: 'backup' | 'restore',
  into: string,
  place?: Place,
  mediaRoot = market.ctx.storage.root,
) {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await runCommand(command, {
    args: [into],
    folder,
    output: { isTTY: false, write: (text: string) => printed.push(text) > 0 } as NodeJS.WriteStream,
    errors: { write: (text: string) => complaints.push(text) > 0 } as NodeJS.WritableStream,
    hasMarket: () => true,
    withDatabase: (work) => work({ pool: (place?.database ?? source).pool, mediaRoot }),
    withMarket: async (work, options) => {
      const { environment } = place as Place;
      const opened = await openMarket(loadConfig(environment), createLog('silent'), options);
      return work(opened).finally(opened.close);
    },
  });
  return { code, printed: printed.join(''), complaint: complaints.join('').trim() };
}

const ordersIn = async ({ db }: Pick<Ctx, 'db'>) =>
  (await sql<{ id: string }>`select id from orders`.execute(db)).rows.map(({ id }) => id);

describe('the drill', () => {
  test('a backup is restored into an empty place, row by row, file by file, and it goes on from there', async () => {
    expect(await run('backup', 'one')).toMatchObject({ code: 0, complaint: '' });
    expect(await readdir(folder)).toEqual(['one']);
    const place = await emptyPlace();
    const restored = await run('restore', 'one', place);
    expect(restored).toMatchObject({ code: 0, complaint: '' });
    expect(restored.printed).toContain('The books are right');
    const [here, there] = [await contentOf(market.ctx), await contentOf(place.ctx)];
    const { schema_migrations: _ours, ...rows } = here;
    expect(there).toMatchObject(rows);
    for (const name of names) expect(await place.ctx.storage.find(name)).toEqual(Buffer.from(picture));
    // Numbers go on behind those that were given, and what the database itself guards is guarded again.
    const { rows: next } = await sql<{ next: number; last: number }>`
      select nextval('orders_number_seq') as next, max(number) as last from orders`.execute(place.ctx.db);
    expect(next[0]?.next).toBeGreaterThan(next[0]?.last ?? Number.POSITIVE_INFINITY);
    await expect(sql`delete from order_records`.execute(place.ctx.db)).rejects.toThrow('only added to');
    await expect(sql`delete from ledger_postings`.execute(place.ctx.db)).rejects.toThrow('final');
    await expect(sql`delete from shoppers`.execute(place.ctx.db)).rejects.toThrow('foreign key');
    await place.close();
  });

  test('while orders go on being placed it holds every order answered before, and each of its orders whole', async () => {
    const { token } = await market.newCustomer();
    const before = [(await placeTestOrder(market, { token })).order_id];
    let isOver = false;
    const goOn = (async () => {
      while (!isOver) await placeTestOrder(market, { token: (await market.newCustomer()).token });
    })();
    expect((await run('backup', 'busy')).code).toBe(0);
    const during = await ordersIn(market.ctx);
    isOver = true;
    await goOn;
    const place = await emptyPlace();
    expect(await run('restore', 'busy', place)).toMatchObject({ code: 0 });
    const kept = await ordersIn(place.ctx);
    expect(kept).toEqual(expect.arrayContaining(before));
    expect(during).toEqual(expect.arrayContaining(kept));
    const { rows } = await sql<{ id: string }>`
      select id from orders where not exists (select from order_events where order_id = orders.id)
        or (select count(*) from order_lines where order_id = orders.id) = 0 and parcel is null and not is_prescription
        or not exists (select from order_records where order_id = orders.id and what = 'placed')`.execute(
      place.ctx.db,
    );
    expect(rows).toEqual([]);
    await place.close();
  });
});

describe('a backup', () => {
  test('that is damaged, or was never finished, is restored nowhere', async () => {
    const place = await emptyPlace();
    const empty = await contentOf(place.ctx);
    const refused = async (name: string) => {
      const { code, complaint } = await run('restore', name, place);
      expect(code).toBe(1);
      expect(await contentOf(place.ctx)).toEqual(empty);
      return complaint;
    };
    await run('backup', 'good');
    const orders = join(folder, 'good/tables/orders.copy.gz');
    const bytes = await readFile(orders);
    await writeFile(
      orders,
      bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte)),
    );
    expect(await refused('good')).toContain('orders.copy.gz is missing or not what was written');
    await rm(orders);
    expect(await refused('good')).toContain('orders.copy.gz is missing');
    await writeFile(orders, bytes);
    const manifest = await readFile(join(folder, 'good/manifest.json'), 'utf8');
    await writeFile(join(folder, 'good/manifest.json'), manifest.replace('"rows": ', '"rows": 1'));
    expect(await refused('good')).toContain('its manifest is not what was written');
    await rm(join(folder, 'good/manifest.json'));
    expect(await refused('good')).toContain('never finished');
    expect(await refused('nowhere')).toContain('is not a backup');
    await place.close();
  });

  test('of an older version, or of a newer one, is refused with what to do', async () => {
    const place = await emptyPlace();
    await run('backup', 'other');
    const path = join(folder, 'other/manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: { name: string }[] };
    const refused = async (migrations: object[]) => {
      const text = JSON.stringify({ ...manifest, migrations });
      await writeFile(path, text);
      await writeFile(join(folder, 'other/manifest.sha256'), createHash('sha256').update(text).digest('hex'));
      return run('restore', 'other', place);
    };
    const { migrations } = manifest;
    const [before = { name: '' }, last = { name: '' }] = migrations.slice(-2);
    const anew = 'Restore it with the version that made it, into a new DATA_DIR or database';
    expect(await refused(migrations.slice(0, -1))).toMatchObject({
      code: 1,
      complaint: `The backup is of an older schema, up to ${before.name}. ${anew}, then run this one on that.`,
    });
    expect(await refused([...migrations, { ...last, name: '9999-later.sql' }])).toMatchObject({
      code: 1,
      complaint: `The backup has a schema that this version does not know (9999-later.sql). ${anew}.`,
    });
    expect(await ordersIn(place.ctx)).toEqual([]);
    await place.close();
  });

  test('takes no other’s place: neither a folder that is there nor a market that is in use', async () => {
    await run('backup', 'one');
    expect(await run('backup', 'one')).toMatchObject({
      code: 1,
      complaint: `${join(folder, 'one')} is there already: name a folder that is not, one for each backup.`,
    });
    await rename(join(folder, 'one'), join(folder, 'two.unfinished'));
    expect((await run('backup', 'two')).complaint).toContain('Delete it, or name another folder');
    expect((await readdir(folder)).sort()).toEqual(['two.unfinished']);
    const environment = { DATABASE_URL: sourceUrl, DATA_DIR: join(folder, 'used') };
    const used: Place = { ctx: market.ctx, database: source, environment, close: async () => undefined };
    const before = await contentOf(market.ctx);
    expect((await run('restore', 'two.unfinished', used)).complaint).toContain('This market is not empty');
    expect(await contentOf(market.ctx)).toEqual(before);
  });

  test('that is restored twice at once stands once, and the other is refused', async () => {
    await run('backup', 'one');
    const place = await emptyPlace();
    const both = await Promise.all([run('restore', 'one', place), run('restore', 'one', place)]);
    const [done, refused] = both.toSorted((a, b) => a.code - b.code);
    expect(done).toMatchObject({ code: 0, complaint: '' });
    expect(refused).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('This market is not empty'),
    });
    expect(await ordersIn(place.ctx)).toHaveLength((await ordersIn(market.ctx)).length);
    await place.close();
  });

  test('of a place where no market is, as where DATA_DIR was forgotten, is refused, and nothing is left', async () => {
    const place = await emptyPlace();
    const refused = { code: 1, complaint: expect.stringContaining('There is no market here to back up.') };
    expect(await run('backup', 'empty', place)).toMatchObject(refused);
    await sql`drop table modules cascade`.execute(place.ctx.db);
    expect(await run('backup', 'empty', place)).toMatchObject(refused);
    expect(await readdir(folder)).toEqual([]);
    await place.close();
  });

  test('without a single picture, as where DATA_DIR is not that of the servers, is refused', async () => {
    const { code, complaint } = await run('backup', 'bare', undefined, join(folder, 'nowhere/media'));
    expect([code, complaint]).toEqual([
      1,
      `No picture of this market is in ${join(folder, 'nowhere/media')}. Set DATA_DIR to the folder that its servers use.`,
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('into a folder that cannot be made is told of with the folder’s name', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const { code, complaint } = await run('backup', 'a-file/in/backup');
    await rm(join(folder, 'a-file'));
    expect([code, complaint]).toEqual([1, `${join(folder, 'a-file/in/backup')} cannot be made (ENOTDIR).`]);
  });

  test('of files that cannot be listed fails: it does not leave them out', async () => {
    const root = join(folder, 'media');
    await mkdir(root);
    await writeFile(join(root, 'pizza.webp'), picture);
    await writeFile(privateRoot(root), 'not a folder');
    const { code, complaint } = await run('backup', 'half', undefined, root);
    expect([code, complaint]).toEqual([1, expect.stringContaining('ENOTDIR')]);
    expect((await readdir(folder)).sort()).toEqual(['media', 'media-private']);
  });

  test('that cannot be written leaves nothing behind', async () => {
    await market.ctx.storage.put('items/odd.webp', picture);
    const unreadable = { ...source.pool, connect: () => Promise.reject(new Error('no connection')) };
    const { pool } = source;
    Object.assign(source, { pool: unreadable });
    expect(await run('backup', 'none')).toMatchObject({ code: 1, complaint: 'no connection' });
    Object.assign(source, { pool });
    expect(await readdir(folder)).toEqual([]);
  });
});
