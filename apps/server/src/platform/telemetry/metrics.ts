import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isWithin } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Counted, Meter } from './meter.ts';
import { routeOf, waitedMs } from './request-log.ts';
import { type Backlog, readBacklog } from './backlog.repo.ts';

/** A pool's own connection counts. */
type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

// Seconds, from a cached page to background work.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
// Two scrapers in succession get the same values; a database that hangs delays nobody.
const backlogFreshMs = 5_000;
const longestReadMs = 2_000;

const helpOf: Readonly<Record<Counted, string>> = {
  orders_placed: 'Orders, parcels and prescriptions that were placed by this process',
  page_cache_hits: 'Pages that were answered from memory',
  page_cache_misses: 'Pages that had to be written',
};

function countersIn(registry: Registry): Readonly<Record<Counted, Counter>> {
  const counter = (what: Counted) =>
    new Counter({ name: `promenade_${what}_total`, help: helpOf[what], registers: [registry] });
  return {
    orders_placed: counter('orders_placed'),
    page_cache_hits: counter('page_cache_hits'),
    page_cache_misses: counter('page_cache_misses'),
  };
}

// Labels only have values from the program (routes, methods, codes), so that requests cannot create new series.
function watchRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'promenade_http_request_duration_seconds',
    help: 'Requests by route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'promenade_refusals_total',
    help: 'Requests that were refused, by code',
    labelNames: ['code'],
    registers,
  });
  const inFlight = new Gauge({ name: 'promenade_http_requests', help: 'Requests under way', registers });
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : 'other';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    duration.observe({ method, route: routeOf(request), status }, waitedMs(request, reply) / 1000);
    if (request.refusalCode) refusals.inc({ code: request.refusalCode });
    done();
  });
}

function watchPool(pool: Connections, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'promenade_sql_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'promenade_sql_waiting',
    help: 'Requests that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

/** The recent backlog; undefined if the database does not answer in time. */
function backlogReader({ db, clock }: Ctx): () => Promise<Backlog | undefined> {
  let known: { readonly atMs: number; readonly read: Promise<Backlog | undefined> } | undefined;
  return () => {
    if (known && isWithin(clock, known.atMs, backlogFreshMs)) return known.read;
    const asked = withTimeout(readBacklog(db, new Date(clock.now())), longestReadMs);
    known = { atMs: clock.now(), read: asked.catch(() => undefined) };
    return known.read;
  };
}

function backlogGauges(registry: Registry): (backlog: Backlog | undefined) => void {
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `promenade_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answered just now');
  const jobs = gauge('jobs', 'Work that is put down: due now, for later, failed before, or resting', 'state');
  const oldest = gauge('jobs_oldest_due_seconds', 'For how long the oldest due work has waited');
  const messages = gauge('outbox_messages', 'Mails and text messages of the last day', 'status');
  return (backlog) => {
    up.set(backlog ? 1 : 0);
    for (const one of [jobs, oldest, messages]) one.reset();
    if (!backlog) return;
    for (const state of ['due', 'later', 'failed', 'resting'] as const) jobs.set({ state }, backlog[state]);
    oldest.set(backlog.oldestDueSeconds);
    for (const { status, count } of backlog.messages) messages.set({ status }, count);
  };
}

/** Metrics for Prometheus. Values from the database are queried when metrics are scraped. */
export function startMetrics(ctx: Ctx, pool: Connections): Meter {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = countersIn(registry);
  watchPool(pool, registry);
  const [read, show] = [backlogReader(ctx), backlogGauges(registry)];
  const streams = new Gauge({
    name: 'promenade_event_streams',
    help: 'Streams of events that are open',
    registers: [registry],
  });
  return {
    count: (what) => counters[what].inc(),
    openStream: () => {
      streams.inc();
      return () => streams.dec();
    },
    watchRequests: (app) => watchRequests(app, registry),
    read: async () => {
      show(await read());
      return registry.metrics();
    },
  };
}
