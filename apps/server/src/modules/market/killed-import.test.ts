import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { mlinsko, type Town, townAsOsmXml } from './testing/made-up-town.fixture.ts';
import { writeShortMenus } from './testing/short-menus.fixture.ts';

const cli = join(import.meta.dirname, '../../market-cli.ts');
const IMPORT_TIMEOUT_MS = 180_000;

let database: TestDatabase;
let folder: string;
let catalogueFolder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'promenade-killed-'));
  catalogueFolder = await writeShortMenus(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The real program on a town's file. */
async function startImport(town: Town): Promise<{ child: ChildProcess; printed: Promise<string> }> {
  const file = join(folder, 'town.osm');
  await writeFile(file, townAsOsmXml(town));
  const child = spawn(execPath, [cli, 'import', file, '--catalogue', catalogueFolder, '--replace'], {
    env: { ...env, DATABASE_URL: database.connectionString, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  return { child, printed: once(child, 'close').then(() => printed) };
}

/** Lets an import come as far as its last rows, and kills it outright there. */
async function killAtItsLastRows(town: Town): Promise<string> {
  const holder = new pg.Client(database.connectionString);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table item_stock in access exclusive mode');
    const { child, printed } = await startImport(town);
    const waiting = async () =>
      (await holder.query("select from pg_locks where relation = 'item_stock'::regclass and not granted"))
        .rowCount;
    await expect.poll(waiting, { timeout: IMPORT_TIMEOUT_MS, interval: 100 }).toBe(1);
    child.kill('SIGKILL');
    return await printed;
  } finally {
    await holder.end();
  }
}

let standingTown: Promise<string> | undefined;
/** What the import that both tests go on from has printed: it is made once. */
const mlinskoImported = (): Promise<string> =>
  (standingTown ??= startImport(mlinsko).then(({ printed }) => printed));

const COUNTS = `select (select count(*) from geo_streets) as streets, (select count(*) from geo_addresses) as addresses,
  (select count(*) from map_tiles) as tiles, (select count(*) from stores where active) as stores,
  (select count(*) from zones where active) as zones, (select value from settings where key = 'businessName') as name,
  (select slug from imported_market) as slug`;

async function standing(): Promise<unknown> {
  const client = new pg.Client(database.connectionString);
  await client.connect();
  try {
    // Waits for the locks of the killed process to be released, or fails.
    await client.query("set lock_timeout = '20s'");
    return (await client.query(COUNTS)).rows[0];
  } finally {
    await client.end();
  }
}

const PICTURES = `select image as name from items union select logo from stores union select cover from stores
  union select image from categories union select image_of.name from vehicles, jsonb_to_recordset(images) as image_of (name text)`;

async function pictureNames(): Promise<string[]> {
  const client = new pg.Client(database.connectionString);
  await client.connect();
  try {
    return (await client.query<{ name: string }>(PICTURES)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test(
  'a first import that is killed between pictures and rows leaves nothing, and the next one lacks no picture',
  async () => {
    await killAtItsLastRows(mlinsko);
    expect(await standing()).toMatchObject({ slug: null, streets: 0, stores: 0 });
    expect(await pictureNames()).toEqual([]);
    expect(await mlinskoImported()).toContain('Mlinsko: 10 streets');
    const names = await pictureNames();
    expect(names.length).toBeGreaterThan(20);
    const kept = await readdir(join(folder, 'media'), { recursive: true });
    // A partial file of the killed process may remain, under a name that nothing requests.
    expect(names.filter((name) => !kept.includes(name))).toEqual([]);
  },
  IMPORT_TIMEOUT_MS,
);

test(
  'an import that is killed in the middle leaves the old market as it was',
  async () => {
    await mlinskoImported();
    const before = await standing();
    expect(before).toMatchObject({ slug: 'mlinsko', streets: 10, zones: 1, stores: 6 });
    const hrastje = { name: 'Hrastje', places: mlinsko.places.slice(0, 3) };
    const printed = await killAtItsLastRows(hrastje);
    expect(printed).toContain('Writing the market');
    expect(printed).not.toContain('Open it with');
    expect(await standing()).toEqual(before);
    expect(await (await startImport(hrastje)).printed).toContain('Hrastje: 10 streets');
    expect(await standing()).toMatchObject({ slug: 'hrastje', zones: 1, stores: 3 });
  },
  IMPORT_TIMEOUT_MS,
);
