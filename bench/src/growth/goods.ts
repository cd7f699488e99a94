/**
 * `npm run bench -- growth`: what the same calls cost as a catalogue grows from ten thousand goods to a million, as
 * ratios against the smallest. `BENCH_SIZES=10000,100000` measures others.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { compare } from './compare.ts';
import { measureKind } from './kinds.ts';
import { addOperation, headersOf } from './operations.ts';
import { prepareGoods } from './prepare-goods.ts';
import { startBare, startServer } from './processes.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const port = 3982;
const connections = 16;
const sizes = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number);

// A larger market has more stores, and more in each: 200 of 50 at ten thousand, 2,000 of 500 at a million.
const storesFor = (items: number): number => Math.round(200 * Math.sqrt(items / 10_000));

interface Cost {
  readonly medianMs: number;
  readonly cpuMs: number;
}
type Costs = Map<string, Cost>;

// How much dearer than in the smallest catalogue an operation may become.
function promiseFor(name: string): number {
  return name.startsWith('search') ? 2 : 1.5;
}

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
  const costs: Costs = new Map();
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

function printCurve(measured: ReadonlyMap<number, Costs>): void {
  const [smallest] = measured.values();
  for (const name of smallest?.keys() ?? []) {
    const first = smallest?.get(name);
    const cells = [...measured].map(([items, costs]) => {
      const cost = costs.get(name);
      const ratio = (cost?.cpuMs ?? 0) / (first?.cpuMs ?? 1);
      return `${items}: ${cost?.medianMs} ms, CPU ${cost?.cpuMs.toFixed(2)} ms, ×${ratio.toFixed(2)}`;
    });
    const last = [...measured.values()].at(-1)?.get(name);
    const grown = (last?.cpuMs ?? 0) / (first?.cpuMs ?? 1);
    const verdict = grown <= promiseFor(name) ? 'kept' : `beyond ${promiseFor(name)}`;
    process.stdout.write(`${name.padEnd(20)} ${cells.join('  ')}  ${verdict}\n`);
  }
}

async function measureAll({ url, folder, postgresPid }: Throwaway): Promise<void> {
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
  printCurve(measured);
}

await withThrowaway(measureAll);
