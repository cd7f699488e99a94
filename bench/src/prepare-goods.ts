import { buildApp } from '@promenade/server/app.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import pg from 'pg';
import { writeGoods } from './goods-at-scale.ts';
import { type Kind, recordKinds } from './kinds.ts';
import { itemIdOf, type Scale, writeMarketAtScale } from './market-at-scale.ts';
import { type Bench, headersOf } from './operations.ts';
import { type Misspelt, misspeltOf, namesOf, searchKinds } from './searches.ts';

/** A generated market of goods with its requests. */
export interface PreparedGoods {
  readonly bench: Bench;
  readonly kinds: readonly Kind[];
  readonly slips: readonly Misspelt[];
  readonly recordings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const misspeltSearches = 300;
const requestsOfAKind = 64;

function listKinds({ stores, itemsPerStore }: Scale): Kind[] {
  const step = Math.floor((stores * itemsPerStore) / requestsOfAKind);
  const details = Array.from({ length: requestsOfAKind }, (_, turn) => itemIdOf(1 + turn * step));
  return [
    { name: 'list items', paths: ['/api/v1/items/popular?limit=24'] },
    { name: 'list stores', paths: ['/api/v1/stores/get-stores?limit=24'] },
    { name: 'detail', paths: details.map((id) => `/api/v1/items/details/${id}`) },
  ];
}

/** Fills an empty database with goods, and records each request's statements for the baseline. */
export async function prepareGoods(url: string, folder: string, scale: Scale): Promise<PreparedGoods> {
  const log = createLog('error');
  const opened = await openMarket(loadConfig({ DATABASE_URL: url, DATA_DIR: folder }), log, {
    mayMigrate: true,
  });
  const market = await writeMarketAtScale(opened.ctx, scale, writeGoods);
  const app = await buildApp({ ctx: opened.ctx, log });
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // If something fails, PostgreSQL is stopped while the pool is open; the first error is the one to see.
  pool.on('error', () => undefined);
  const bench: Bench = { app, pool, market, ...scale };
  const names = await namesOf(pool, misspeltSearches);
  const slips = misspeltOf(names);
  const searches = searchKinds(names, slips).map((kind) => ({ ...kind, name: `search ${kind.name}` }));
  const kinds = [...listKinds(scale), ...searches];
  const recordings = await recordKinds(app, kinds, headersOf(bench));
  const close = async (): Promise<void> => {
    await app.close();
    await opened.close();
    await pool.end();
  };
  return { bench, kinds, slips, recordings, close };
}
