import type { FastifyInstance } from 'fastify';
import { cpuOfBoth } from './cpu.ts';
import { drive } from './driver.ts';
import type { LoadRequest } from './load.ts';
import type { Measured } from './processes.ts';
import { packStatements, recordStatements } from './recorder.ts';

/** Requests of one kind, sent in turn: a single one would be answered from caches. */
export interface Kind {
  readonly name: string;
  readonly paths: readonly string[];
}

/** What a kind is requested from, and how. */
export interface Sides {
  readonly server: Measured;
  readonly bare: Measured;
  readonly postgresPid: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a kind came to. */
export interface KindFigures {
  /** Throughput of the server divided by the baseline's. */
  readonly ofBare: number;
  /** Processor milliseconds per answer, server and PostgreSQL. */
  readonly cpuMs: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly bareMedianMs: number;
}

const bareName = (kind: string, turn: number): string => `${kind.replaceAll(' ', '-')}-${turn}`;

/** Records every request for the baseline to replay, with the statements of its second time. */
export async function recordKinds(
  app: FastifyInstance,
  kinds: readonly Kind[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const recordings: Record<string, string> = {};
  for (const { name, paths } of kinds) {
    for (const [turn, url] of paths.entries()) {
      await app.inject({ url, headers: { ...headers } });
      const statements = await recordStatements(async () => {
        const answer = await app.inject({ url, headers: { ...headers } });
        if (answer.statusCode !== 200)
          throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
      });
      recordings[bareName(name, turn)] = packStatements(statements);
    }
  }
  return recordings;
}

const readsOf = (paths: readonly string[], headers: Sides['headers'] = {}): LoadRequest[] =>
  paths.map((path) => ({ method: 'GET', path, headers }));

/** Sends one kind to the server and then to the baseline, each warmed up. */
export async function measureKind(kind: Kind, sides: Sides): Promise<KindFigures> {
  const { server, bare, postgresPid, connections, headers } = sides;
  const barePaths = kind.paths.map((_, turn) => `/${bareName(kind.name, turn)}`);
  await drive(server.url, { connections, seconds: 1 }, readsOf(kind.paths, headers));
  const before = cpuOfBoth(server.pid, postgresPid);
  const real = await drive(server.url, { connections, seconds: 4 }, readsOf(kind.paths, headers));
  const cpuMs = (cpuOfBoth(server.pid, postgresPid) - before) / Math.max(1, real.done);
  await drive(bare.url, { connections, seconds: 1 }, readsOf(barePaths));
  const base = await drive(bare.url, { connections, seconds: 4 }, readsOf(barePaths));
  if (real.failed + base.failed > 0)
    throw new Error(`${kind.name}: ${real.failed} and ${base.failed} answers were wrong.`);
  return {
    ofBare: real.perSecond / base.perSecond,
    cpuMs,
    medianMs: real.medianMs,
    p99Ms: real.p99Ms,
    bareMedianMs: base.medianMs,
  };
}

/** A line of figures. */
export function lineOf(name: string, figures: KindFigures, promisedMs: number): string {
  const { ofBare, cpuMs, medianMs, p99Ms } = figures;
  return [
    name.padEnd(12),
    `of bare ${ofBare.toFixed(2)}`,
    `CPU ${cpuMs.toFixed(2)} ms`,
    `median ${medianMs.toFixed(1)} ms`,
    `p99 ${p99Ms.toFixed(0)} ms`,
    medianMs < promisedMs ? 'kept' : `not under ${promisedMs} ms`,
  ].join('  ');
}
