/** What shoppers' calls cost as carts stay open and orders add up, in a market of ten thousand goods. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from '../compare.ts';
import {
  addOperation,
  type Bench,
  firstShoppers,
  type Operation,
  placeOperation,
  readOperation,
} from '../operations.ts';
import { prepareGoods } from '../prepare-goods.ts';
import { startBare, startServer } from '../processes.ts';
import type { Throwaway } from '../throwaway.ts';
import type { Costs, Measurements } from './curves.ts';
import { addOldOrders, addOpenCarts } from './older-market.ts';

const port = 3982;
const connections = 16;
const scale = { stores: 200, itemsPerStore: 50 };

/** Carts first, then orders of the same shoppers. */
export interface Sizes {
  readonly carts: readonly number[];
  readonly orders: readonly number[];
}

type Sides = Parameters<typeof compare>[2];

async function measure(operations: readonly Operation[], sides: Sides): Promise<Costs> {
  const costs = new Map<string, Awaited<ReturnType<typeof compare>>>();
  for (const operation of operations) {
    const cost = await compare(operation, connections, sides);
    if (cost.failed > 0)
      throw new Error(`Some answers of ${operation.name} were wrong: the figures mean nothing.`);
    costs.set(operation.name, cost);
  }
  return costs;
}

/** Fills the database from size to size, and measures at each. */
async function grow(
  sizes: readonly number[],
  add: (range: readonly [number, number]) => Promise<void>,
  atEach: () => Promise<Costs>,
): Promise<Measurements> {
  const measured = new Map<number, Costs>();
  let there = 0;
  for (const size of sizes) {
    await add([there + 1, size]);
    there = size;
    measured.set(size, await atEach());
    process.stdout.write(`${size} measured\n`);
  }
  return measured;
}

async function measureIn(bench: Bench, sides: Sides, operations: Operations, sizes: Sizes) {
  const { adding, buying } = operations;
  const { chooser, order } = operations.shoppers;
  const vacuum = () => bench.pool.query('vacuum analyze');
  const carts = await grow(
    sizes.carts,
    async (range) => {
      await addOpenCarts(bench, chooser, range);
      await vacuum();
    },
    () => measure([adding], sides),
  );
  const orders = await grow(
    sizes.orders,
    async (range) => {
      await addOldOrders(bench, order.id, sizes.carts.at(-1) ?? 1, range);
      await vacuum();
    },
    () => measure(buying, sides),
  );
  return { carts, orders };
}

interface Operations {
  readonly shoppers: Awaited<ReturnType<typeof firstShoppers>>;
  readonly adding: Operation;
  readonly buying: readonly Operation[];
}

async function recordAll(bench: Bench): Promise<Operations> {
  const shoppers = await firstShoppers(bench);
  const { buyer, order } = shoppers;
  const adding = await addOperation(bench);
  const placing = await placeOperation(bench);
  const details = `/api/v1/customer/order/details?order_id=${order.id}&guest_id=${buyer.guestId}`;
  const own = `/api/v1/customer/order/running-orders?guest_id=${buyer.guestId}&limit=10&offset=1`;
  const buying = [
    placing,
    await readOperation(bench, 'order-details', details),
    await readOperation(bench, 'own-orders', own),
  ];
  return { shoppers, adding, buying };
}

/** One database, which grows. */
export async function measureShoppers(
  { url, folder, postgresPid }: Throwaway,
  sizes: Sizes,
): Promise<{ readonly carts: Measurements; readonly orders: Measurements }> {
  const opened = new AsyncDisposableStack();
  try {
    const { bench, close } = await prepareGoods(url, folder, scale);
    opened.defer(close);
    const operations = await recordAll(bench);
    const all = [operations.adding, ...operations.buying];
    const file = join(folder, 'recordings.json');
    await writeFile(file, JSON.stringify(Object.fromEntries(all.map(({ name, packed }) => [name, packed]))));
    const server = await startServer(url, port, folder);
    opened.defer(server.stop);
    const bare = await startBare(url, file);
    opened.defer(bare.stop);
    return await measureIn(bench, { server, bare, postgresPid }, operations, sizes);
  } finally {
    await opened.disposeAsync();
  }
}
