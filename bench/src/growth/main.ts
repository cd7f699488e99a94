/**
 * `npm run bench -- growth`: what calls cost as goods, open carts and orders grow, as multiples of the smallest size, and
 * as charts in `docs/charts`. `BENCH_GOODS`, `BENCH_CARTS` and `BENCH_ORDERS` name other sizes (`10000,100000`), or
 * none (``), to leave goods, or carts and orders, out; `BENCH_TURNS` says how often each catalogue is measured.
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
  (process.env[variable] ?? usual).split(',').filter(Boolean).map(Number);

const goods = sizesOf('BENCH_GOODS', '1000,10000,100000,1000000');
const carts = sizesOf('BENCH_CARTS', '1000,10000,100000');
const orders = sizesOf('BENCH_ORDERS', '1000,10000,100000,1000000');
const turns = Number(process.env['BENCH_TURNS'] ?? 3);

async function report(name: string, title: string, measured: Measurements): Promise<void> {
  process.stdout.write(`\n${title}\n`);
  printCurves(measured);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.svg`, chartOf(title, name, curvesOf(measured)));
}

if (carts.length + orders.length > 0)
  await withThrowaway(async (throwaway) => {
    const older = await measureShoppers(throwaway, { carts, orders });
    await report('carts', 'Processor time as carts stay open', older.carts);
    await report('orders', 'Processor time as orders add up', older.orders);
  });
if (goods.length > 0)
  await withThrowaway(async (throwaway) => {
    const measured = await measureGoods(throwaway, goods, turns);
    await report('goods', 'Processor time as the catalogue grows', measured);
  });
