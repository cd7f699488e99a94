/**
 * `npm run bench -- soak`: a million requests of all kinds over 20 minutes, and the server's memory meanwhile.
 * `SOAK_MINUTES` and `SOAK_REQUESTS` set others.
 */
import pg from 'pg';
import { residentMb } from './cpu.ts';
import { roundRobin } from './round-robin.ts';
import { drive } from './driver.ts';
import type { LoadRequest } from './load.ts';
import type { Operation } from './operations.ts';
import { homePages } from './pages.ts';
import { prepareMarket } from './prepare-market.ts';
import { startServer } from './processes.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 20);
const requests = Number(process.env['SOAK_REQUESTS'] ?? 1_000_000);
const rounds = 40;
const port = 3977;
const mostMoreMb = 150;

// Of twenty requests.
const shares: Readonly<Record<string, number>> = {
  list: 5,
  detail: 5,
  'kept page': 6,
  'new page': 1,
  search: 1,
  'add-to-cart': 1,
  'place-order': 1,
};
const inAll = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** The kinds in turn, each according to its share. */
async function mixOf(operations: readonly Operation[], zoneId: string): Promise<() => LoadRequest> {
  const { same, another } = homePages(zoneId);
  const sources = new Map<string, () => LoadRequest>([
    ['kept page', same],
    ['new page', another],
  ]);
  for (const { name, prepare } of operations) {
    const share = shares[name];
    if (share !== undefined)
      sources.set(name, roundRobin((await prepare(Math.ceil((requests * share) / inAll))).real));
  }
  const turns = Object.entries(shares).flatMap(([name, share]) => {
    const source = sources.get(name);
    if (!source) throw new Error(`Nothing is asked by the name ${name}.`);
    return Array<() => LoadRequest>(share).fill(source);
  });
  const nextSource = roundRobin(turns);
  return () => nextSource()();
}

/** Spreads the requests over the time; returns the resident memory after each part. */
async function soak(url: string, pid: number, next: () => LoadRequest): Promise<number[]> {
  const resident: number[] = [];
  const began = performance.now();
  for (let round = 1; round <= rounds; round += 1) {
    const part = Array.from({ length: requests / rounds }, next);
    const { failed, medianMs } = await drive(url, { connections: 16, amount: part.length }, part);
    if (failed > 0) throw new Error(`${failed} answers were wrong.`);
    resident.push(residentMb(pid));
    const sent = Math.round((requests * round) / rounds);
    const passed = (performance.now() - began) / 60_000;
    process.stdout.write(
      `${passed.toFixed(1)} min  ${sent} requests  ${resident.at(-1)?.toFixed(0)} MB  median ${medianMs.toFixed(1)} ms\n`,
    );
    const restMs = (minutes * 60_000 * round) / rounds - (performance.now() - began);
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  return resident;
}

await withThrowaway(async ({ url, folder }: Throwaway) => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  const { market, operations } = await prepareMarket(url, folder, pool, 200);
  const next = await mixOf(operations, market.zoneId);
  const server = await startServer(url, port, folder);
  try {
    const startedMb = residentMb(server.pid);
    const resident = await soak(server.url, server.pid, next);
    const later = resident.slice(rounds / 2);
    const more = (resident.at(-1) ?? 0) - (resident[0] ?? 0);
    process.stdout.write(
      `at the start ${startedMb.toFixed(0)} MB, after the first ${requests / rounds} requests ${resident[0]?.toFixed(0)}, ` +
        `at the end ${more.toFixed(0)} more (${more <= mostMoreMb ? 'kept' : `beyond ${mostMoreMb}`}); ` +
        `second half between ${Math.min(...later).toFixed(0)} and ${Math.max(...later).toFixed(0)} MB\n`,
    );
  } finally {
    await server.stop();
    await pool.end();
  }
});
