import { cpuOfBoth } from './cpu.ts';
import { drive } from './driver.ts';
import type { LoadResult } from './load.ts';
import type { Operation } from './operations.ts';
import type { Measured } from './processes.ts';

/** One operation at one number of connections, compared with its baseline. */
export interface Comparison {
  readonly operation: string;
  readonly connections: number;
  /** Throughput of the server divided by the baseline's. */
  readonly ratio: number;
  /** p99 divided by the median, of the server. */
  readonly tail: number;
  /** p99 of the server divided by that of the baseline. */
  readonly slowest: number;
  /** Processor milliseconds per operation, server and PostgreSQL. */
  readonly cpuMs: number;
  readonly bareCpuMs: number;
  readonly medianMs: number;
  readonly statements: number;
  readonly failed: number;
}

interface Side {
  readonly result: LoadResult;
  readonly cpuMs: number;
}

/** What one side does, and the processor milliseconds of each answer, its own and PostgreSQL's. */
export async function measureSide(
  side: Measured,
  postgresPid: number,
  work: () => Promise<LoadResult>,
): Promise<Side> {
  const before = cpuOfBoth(side.pid, postgresPid);
  const result = await work();
  const used = cpuOfBoth(side.pid, postgresPid) - before;
  return { result, cpuMs: used / Math.max(1, result.done) };
}

const isWrite = (operation: Operation): boolean =>
  operation.statements.some(({ text }) => /^\s*insert/i.test(text));
const writesFor = (connections: number): number => (connections === 1 ? 400 : 1600);
// A market is open for days: the warm-up of V8 and PostgreSQL is not part of what an operation costs.
const writesToWarmUp = 1500;
const secondsToWarmUp = 2;

/** Measures the server and the baseline one after the other, each warmed up, on the same database. */
export async function compare(
  operation: Operation,
  connections: number,
  sides: { readonly server: Measured; readonly bare: Measured; readonly postgresPid: number },
): Promise<Comparison> {
  const { server, bare, postgresPid } = sides;
  const write = isWrite(operation);
  const amount = writesFor(connections);
  const warm = await operation.prepare(write ? writesToWarmUp : 1);
  const load = await operation.prepare(write ? amount : 1);
  const warmUp = write
    ? { connections: 16, amount: writesToWarmUp }
    : { connections, seconds: secondsToWarmUp };
  const size = write ? { connections, amount } : { connections, seconds: 3 };
  await drive(server.url, warmUp, warm.real);
  const real = await measureSide(server, postgresPid, () => drive(server.url, size, load.real));
  await drive(bare.url, warmUp, warm.bare);
  const base = await measureSide(bare, postgresPid, () => drive(bare.url, size, load.bare));
  return {
    operation: operation.name,
    connections,
    ratio: real.result.perSecond / base.result.perSecond,
    tail: real.result.p99Ms / real.result.medianMs,
    slowest: real.result.p99Ms / base.result.p99Ms,
    cpuMs: real.cpuMs,
    bareCpuMs: base.cpuMs,
    medianMs: real.result.medianMs,
    statements: operation.statements.length,
    failed: real.result.failed + base.result.failed,
  };
}
