/**
 * `npm run bench -- growth`: what calls cost as goods, open carts and orders grow, as multiples of the smallest size, and
 * as charts in `docs/charts`. `BENCH_GOODS`, `BENCH_CARTS` and `BENCH_ORDERS` name other sizes (`10000,100000`).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withThrowaway } from '../throwaway.ts';
import { chartOf } from './chart.ts';
import { curvesOf, type Measurements, printCurves } from './curves.ts';
import { measureGoods } from './goods.ts';
import { measureShoppers } from './shoppers.ts';

const folder = fileURLToPath(new URL('../../../docs/charts/', import.meta.url));
const sizesOf = (variable: string, usual: string): number[] =>
  (process.env[variable] ?? usual).split(',').map(Number);

const goods = sizesOf('BENCH_GOODS', '1000,10000,100000,1000000');
const carts = sizesOf('BENCH_CARTS', '1000,10000,100000');
const orders = sizesOf('BENCH_ORDERS', '1000,10000,100000,1000000');

async function report(name: string, title: string, measured: Measurements): Promise<void> {
  process.stdout.write(`\n${title}\n`);
  printCurves(measured);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.svg`, chartOf(title, name, curvesOf(measured)));
}

await withThrowaway(async (throwaway) => {
  const older = await measureShoppers(throwaway, { carts, orders });
  await report('carts', 'Processor time as carts stay open', older.carts);
  await report('orders', 'Processor time as orders add up', older.orders);
});
await withThrowaway(async (throwaway) => {
  await report('goods', 'Processor time as the catalogue grows', await measureGoods(throwaway, goods));
});
