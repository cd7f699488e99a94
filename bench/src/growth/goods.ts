/** What calls of the catalogue cost as it grows from a thousand goods to a million. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { compare } from '../compare.ts';
import { measureKind } from '../kinds.ts';
import { addOperation, headersOf } from '../operations.ts';
import { prepareGoods } from '../prepare-goods.ts';
import { startBare, startServer } from '../processes.ts';
import type { Throwaway } from '../throwaway.ts';
import type { Cost, Costs, Measurements } from './curves.ts';

const port = 3982;
const connections = 16;

// A larger market has more stores, and more in each: 63 of 16 at a thousand, 2,000 of 500 at a million.
const storesFor = (items: number): number => Math.round(200 * Math.sqrt(items / 10_000));

async function measureSize(url: string, folder: string, postgresPid: number, items: number): Promise<Costs> {
  const stores = storesFor(items);
  const scale = { stores, itemsPerStore: Math.round(items / stores) };
  const { bench, kinds, recordings, close } = await prepareGoods(url, folder, scale);
  const adding = await addOperation(bench);
  const file = join(folder, 'recordings.json');
  await writeFile(file, JSON.stringify({ ...recordings, [adding.name]: adding.packed }));
  const server = await startServer(url, port, folder);
  const bare = await startBare(url, file);
  const headers = headersOf(bench);
  const costs = new Map<string, Cost>();
  try {
    for (const kind of kinds)
      costs.set(kind.name, await measureKind(kind, { server, bare, postgresPid, connections, headers }));
    const added = await compare(adding, connections, { server, bare, postgresPid });
    if (added.failed > 0) throw new Error('Some carts were not filled: the figures mean nothing.');
    costs.set(adding.name, added);
  } finally {
    await bare.stop();
    await server.stop();
    await close();
  }
  return costs;
}

/** Each size in a database of its own. */
export async function measureGoods(
  { url, folder, postgresPid }: Throwaway,
  sizes: readonly number[],
): Promise<Measurements> {
  const measured = new Map<number, Costs>();
  for (const items of sizes) {
    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query(`create database goods_${items}`);
    const own = new URL(url);
    own.pathname = `/goods_${items}`;
    measured.set(items, await measureSize(own.href, folder, postgresPid, items));
    await admin.query(`drop database goods_${items}`);
    await admin.end();
    process.stdout.write(`${items} goods measured\n`);
  }
  return measured;
}
