import { env } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everyEndpoint } from '../contract/every-endpoint.ts';
import { type Prepared, prepare } from './prepare.ts';
import { runSeed, type SeedReport } from './run-seed.ts';

// 10,000 in an ordinary run; `npm run fuzz -- 200000 7` sends more, starting from another seed.
const isLong = env['FUZZ_REQUESTS'] !== undefined;
const requests = Number(env['FUZZ_REQUESTS'] ?? 10_000);
const firstSeed = Number(env['FUZZ_SEED'] ?? 1);
const requestsOfASeed = 1_000;
const seeds = Math.max(2, Math.ceil(requests / requestsOfASeed));

/** What keeps the process alive: sockets and timers. */
function openHandles(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo())
    if (/TCP|Pipe|TLS|FSReq|Timeout/.test(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function summary(reports: readonly SeedReport[]): string {
  const sum = reports.reduce((total, report) => total + report.requests, 0);
  const accepted = new Set(reports.flatMap((report) => [...report.accepted]));
  const reached = new Set(reports.flatMap((report) => [...report.accepted, ...report.refused]));
  const statuses = new Map<number, number>();
  for (const report of reports)
    for (const [status, count] of report.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  const shares = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  const findings = reports.reduce((total, report) => total + report.findings.length, 0);
  return `fuzz: ${sum} requests, ${reached.size} of ${everyEndpoint.length} operations reached, ${accepted.size} accepted, ${shares.join(', ')}, ${findings} findings`;
}

/**
 * The tests of every second seed, to share a long run between two workers. In an ordinary one the first file has all of
 * them: to make every write once, as each file does before its first seed, takes as long as a seed.
 */
export function fuzzSeeds(offset: 0 | 1): void {
  const mine = Array.from({ length: seeds }, (_, index) => firstSeed + index).filter(
    (_, index) => !isLong || index % 2 === offset,
  );
  const reports: SeedReport[] = [];
  let prepared: Prepared;
  let before: Record<string, number>;
  beforeAll(async () => {
    // Stands in for push services, so that no outside service is contacted.
    vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
    prepared = await prepare();
    await pause(50);
    before = openHandles();
  }, 900_000);
  afterAll(() => {
    vi.unstubAllGlobals();
    if (isLong) console.log(summary(reports));
  });

  describe(`${requestsOfASeed} requests to any call, right, nearly right and hostile: documented answers, nobody else’s records`, () => {
    test.each(mine)(
      'seed %i',
      async (seed) => {
        const report = await runSeed(prepared, seed, Math.min(requestsOfASeed, requests));
        reports.push(report);
        expect(report.findings.join('\n\n'), `npm run fuzz -- ${requestsOfASeed} ${seed}`).toBe('');
      },
      900_000,
    );
  });

  test('nothing is left open afterwards', async () => {
    // Handles of earlier test files may close meanwhile: only an increase is a leak of ours.
    const more = (): string[] =>
      Object.entries(openHandles())
        .filter(([kind, count]) => count > (before[kind] ?? 0))
        .map(([kind]) => kind);
    for (let tries = 0; tries < 100 && more().length > 0; tries += 1) await pause(50);
    expect(more()).toEqual([]);
  });
}
