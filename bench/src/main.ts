/** `npm run bench`: what the program does for a living, as ratios against a bare program on the same database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Comparison, compare } from './compare.ts';
import { residentMb } from './cpu.ts';
import { measureBytes, measurePages } from './pages.ts';
import { prepareMarket } from './prepare-market.ts';
import { startBare, startServer } from './processes.ts';
import { printComparisons, printFigures } from './report.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const stores = Number(process.env['BENCH_STORES'] ?? 2000);
const port = 3977;

async function measure({ url, folder, postgresPid }: Throwaway): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // If something fails, PostgreSQL is stopped while the pool is open; the first error is the one to see.
  pool.on('error', () => undefined);
  const { market, operations } = await prepareMarket(url, folder, pool, stores);
  const recordings = join(folder, 'recordings.json');
  await writeFile(
    recordings,
    JSON.stringify(Object.fromEntries(operations.map(({ name, packed }) => [name, packed]))),
  );
  const server = await startServer(url, port, folder);
  const startedMb = residentMb(server.pid);
  const bare = await startBare(url, recordings);
  const comparisons: Comparison[] = [];
  try {
    for (const operation of operations) {
      for (const connections of [1, 16, 64]) {
        comparisons.push(await compare(operation, connections, { server, bare, postgresPid }));
      }
    }
    printComparisons(comparisons);
    if (comparisons.some(({ failed }) => failed > 0))
      throw new Error('Some answers were wrong: the figures mean nothing.');
    const pages = await measurePages(server, bare, market.zoneId);
    const bytes = await measureBytes(server.url, '/store/store-1');
    printFigures({ pages, bytes, startMs: server.startMs, startedMb, endMb: residentMb(server.pid) });
  } finally {
    await bare.stop();
    await server.stop();
    await pool.end();
  }
}

await withThrowaway(measure);
