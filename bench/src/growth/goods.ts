/** What calls of the catalogue cost as it grows from a thousand goods to a million. */
import pg from 'pg';
import { measureSide } from '../compare.ts';
import { drive } from '../driver.ts';
import type { Kind } from '../kinds.ts';
import type { LoadRequest, LoadResult } from '../load.ts';
import { addOperation, headersOf, type Operation } from '../operations.ts';
import { prepareGoods } from '../prepare-goods.ts';
import { type Measured, startServer } from '../processes.ts';
import type { Throwaway } from '../throwaway.ts';
import { type Cost, type Costs, type Measurements, medianCosts } from './curves.ts';

const port = 3982;
const connections = 16;
const writes = 1600;

// A larger market has more stores, and more in each: 63 of 16 at a thousand, 2,000 of 500 at a million.
const storesFor = (items: number): number => Math.round(200 * Math.sqrt(items / 10_000));

/** A market of goods in a database of its own, ready to be asked. */
interface Filled {
  readonly url: string;
  readonly kinds: readonly Kind[];
  readonly headers: Readonly<Record<string, string>>;
  readonly adding: Operation;
  readonly close: () => Promise<void>;
}

async function fill({ url, folder }: Throwaway, items: number): Promise<Filled> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database goods_${items}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/goods_${items}`;
  const stores = storesFor(items);
  const scale = { stores, itemsPerStore: Math.round(items / stores) };
  const { bench, kinds, close } = await prepareGoods(own.href, folder, scale);
  const adding = await addOperation(bench);
  process.stdout.write(`${items} goods filled\n`);
  return { url: own.href, kinds, headers: headersOf(bench), adding, close };
}

/** What one kind of request takes from a server that has answered as many before. */
async function costOf(
  server: Measured,
  postgresPid: number,
  drives: readonly [() => Promise<LoadResult>, () => Promise<LoadResult>],
): Promise<Cost> {
  const [warmUp, measured] = drives;
  await warmUp();
  const { result, cpuMs } = await measureSide(server, postgresPid, measured);
  if (result.failed > 0) throw new Error(`${result.failed} answers were wrong: the figures mean nothing.`);
  return { medianMs: result.medianMs, cpuMs };
}

async function measureSize(filled: Filled, { folder, postgresPid }: Throwaway): Promise<Costs> {
  const server = await startServer(filled.url, port, folder);
  const costs = new Map<string, Cost>();
  try {
    for (const { name, paths } of filled.kinds) {
      const reads = paths.map((path): LoadRequest => ({ method: 'GET', path, headers: filled.headers }));
      const reading = (seconds: number) => () => drive(server.url, { connections, seconds }, reads);
      costs.set(name, await costOf(server, postgresPid, [reading(2), reading(4)]));
    }
    const adds = [(await filled.adding.prepare(writes)).real, (await filled.adding.prepare(writes)).real];
    const adding = (requests: readonly LoadRequest[]) => () =>
      drive(server.url, { connections, amount: requests.length }, requests);
    const [warm = [], load = []] = adds;
    costs.set(filled.adding.name, await costOf(server, postgresPid, [adding(warm), adding(load)]));
  } finally {
    await server.stop();
  }
  return costs;
}

async function measureInTurns(
  throwaway: Throwaway,
  filled: ReadonlyMap<number, Filled>,
  turns: number,
): Promise<Measurements> {
  const measured = new Map<number, Costs[]>();
  const admin = new pg.Client(throwaway.url);
  await admin.connect();
  // What has just been filled is on its way to the disk otherwise, while the first sizes are measured.
  await admin.query('checkpoint');
  await admin.end();
  for (let turn = 1; turn <= turns; turn++) {
    for (const [items, market] of filled)
      measured.set(items, [...(measured.get(items) ?? []), await measureSize(market, throwaway)]);
    process.stdout.write(`turn ${turn} of ${turns} measured\n`);
  }
  return new Map([...measured].map(([items, costs]) => [items, medianCosts(costs)]));
}

/** Fills a database for each size, then measures all of them in turn, `turns` times; the costs are medians. */
export async function measureGoods(
  throwaway: Throwaway,
  sizes: readonly number[],
  turns: number,
): Promise<Measurements> {
  const filled = new Map<number, Filled>();
  try {
    for (const items of sizes) filled.set(items, await fill(throwaway, items));
    return await measureInTurns(throwaway, filled, turns);
  } finally {
    for (const { close } of filled.values()) await close();
  }
}
