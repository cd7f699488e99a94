/**
 * `npm run bench -- search`: search over a generated catalogue of half a million goods in four languages, compared
 * with a bare program that sends the same statements to PostgreSQL; and how many of 300 misspelt searches have the
 * wanted name among the first five.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { residentMb } from './cpu.ts';
import { lineOf, measureKind } from './kinds.ts';
import { headersOf } from './operations.ts';
import { startBare, startServer } from './processes.ts';
import { prepareGoods } from './prepare-goods.ts';
import type { Misspelt } from './searches.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const port = 3981;
const connections = 16;
const promisedMs = 40;
const items = Number(process.env['BENCH_ITEMS'] ?? 500_000);
const stores = Math.max(200, items / 500);

async function countFound(url: string, headers: Record<string, string>, slips: readonly Misspelt[]) {
  let found = 0;
  for (const { path, language, wanted } of slips) {
    const answer = await fetch(`${url}${path}`, { headers: { ...headers, 'x-localization': language } });
    const page = (await answer.json()) as { items: { name: string }[] };
    if (page.items.slice(0, 5).some(({ name }) => name === wanted)) found += 1;
  }
  return found;
}

async function measure({ url, folder, postgresPid }: Throwaway): Promise<void> {
  const { bench, kinds, slips, recordings, close } = await prepareGoods(url, folder, {
    stores,
    itemsPerStore: Math.round(items / stores),
  });
  await close();
  await writeFile(join(folder, 'recordings.json'), JSON.stringify(recordings));
  const server = await startServer(url, port, folder);
  const bare = await startBare(url, join(folder, 'recordings.json'));
  const headers = headersOf(bench);
  try {
    process.stdout.write(`search, ${items} items, ${connections} connections\n`);
    const searches = kinds.filter(({ name }) => name.startsWith('search'));
    for (const kind of searches) {
      const figures = await measureKind(kind, { server, bare, postgresPid, connections, headers });
      process.stdout.write(`${lineOf(kind.name.slice('search '.length), figures, promisedMs)}\n`);
    }
    const found = await countFound(server.url, headers, slips);
    process.stdout.write(
      `wanted among the first five: ${found} of ${slips.length} misspelt, promise ${Math.ceil(slips.length * 0.95)}\n` +
        `resident ${residentMb(server.pid).toFixed(0)} MB\n`,
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}

await withThrowaway(measure);
