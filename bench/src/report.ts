import type { Comparison } from './compare.ts';
import type { PageLoad, PageLoads } from './pages.ts';

// What is promised of each operation at 16 connections: minimum ratio, maximum statements.
const promises: Readonly<Record<string, { readonly ratio: number; readonly statements: number }>> = {
  list: { ratio: 0.5, statements: 3 },
  'other-pages': { ratio: 0.5, statements: 3 },
  detail: { ratio: 0.5, statements: 3 },
  search: { ratio: 0.5, statements: 3 },
  'add-to-cart': { ratio: 0.35, statements: 12 },
  'place-order': { ratio: 0.4, statements: 30 },
};

function verdictOf({ operation, connections, ratio, statements, failed }: Comparison): string {
  const promise = promises[operation];
  if (failed > 0) return `${failed} failed`;
  if (!promise || connections !== 16) return '';
  return ratio >= promise.ratio && statements <= promise.statements ? 'kept' : `below ${promise.ratio}`;
}

function printTable(rows: readonly Readonly<Record<string, string>>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ');
  process.stdout.write(`${line(names)}\n`);
  for (const row of rows) process.stdout.write(`${line(names.map((name) => row[name] ?? ''))}\n`);
}

/** The table of ratios: server divided by baseline, both measured just now on the same database. */
export function printComparisons(comparisons: readonly Comparison[]): void {
  printTable(
    comparisons.map((row) => ({
      operation: row.operation,
      connections: String(row.connections),
      'of bare': row.ratio.toFixed(2),
      'p99/median': row.tail.toFixed(1),
      'p99 of bare': row.slowest.toFixed(2),
      'CPU ms': row.cpuMs.toFixed(2),
      'bare CPU ms': row.bareCpuMs.toFixed(2),
      statements: String(row.statements),
      promise: verdictOf(row),
    })),
  );
}

/** Figures that are not ratios: pages, bytes, start. */
export interface Figures {
  readonly pages: PageLoads;
  readonly bytes: Readonly<Record<string, number>>;
  readonly startMs: number;
  readonly startedMb: number;
  readonly endMb: number;
}

const writeLoad = ({ perSecond, cpuMs }: PageLoad): string =>
  `${perSecond.toFixed(0)} (${cpuMs.toFixed(2)} ms CPU each)`;

// 400 uncached pages are promised where the stack renders at least 900 bare ones.
const leastOfBarePage = 400 / 900;

function writePages({ cached, uncached, bare }: PageLoads): string {
  const ofBare = uncached.perSecond / bare.perSecond;
  const verdict = ofBare >= leastOfBarePage ? 'kept' : `below ${leastOfBarePage.toFixed(2)}`;
  return [
    `pages a second: cached ${writeLoad(cached)}, promise 5000`,
    `uncached ${writeLoad(uncached)}, promise 400`,
    `a bare page of 24 cards ${writeLoad(bare)}, uncached of bare ${ofBare.toFixed(2)}, ${verdict}`,
  ].join('; ');
}

export function printFigures({ pages, bytes, startMs, startedMb, endMb }: Figures): void {
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const parts = Object.entries(bytes).map(([kind, size]) => `${kind} ${size.toFixed(1)}`);
  process.stdout.write(
    `\n${writePages(pages)}\n` +
      `first page, KB gzipped: ${parts.join(', ')}; all but pictures ${all.toFixed(1)}\n` +
      `start to first answer, database up: ${(startMs / 1000).toFixed(2)} s; resident then ${startedMb.toFixed(0)} MB, at the end ${endMb.toFixed(0)} MB\n`,
  );
}
