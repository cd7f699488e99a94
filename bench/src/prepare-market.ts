import { buildApp } from '@promenade/server/app.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import type pg from 'pg';
import { type ScaledMarket, writeMarketAtScale } from './market-at-scale.ts';
import { type Operation, recordOperations } from './operations.ts';

const itemsPerStore = 50;

/** Fills an empty database with a market of that many stores, and records each operation on it once. */
export async function prepareMarket(
  url: string,
  folder: string,
  pool: pg.Pool,
  stores: number,
): Promise<{ market: ScaledMarket; operations: Operation[] }> {
  const log = createLog('error');
  const opened = await openMarket(loadConfig({ DATABASE_URL: url, DATA_DIR: folder }), log, {
    mayMigrate: true,
  });
  const market = await writeMarketAtScale(opened.ctx, { stores, itemsPerStore });
  const app = await buildApp({ ctx: opened.ctx, log });
  const operations = await recordOperations({ app, pool, market, stores, itemsPerStore });
  await app.close();
  await opened.close();
  return { market, operations };
}
