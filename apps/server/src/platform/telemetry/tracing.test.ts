import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { runDueJobs, schedule } from '../jobs/jobs.ts';
import type { Trace } from './trace.ts';
import { readTraceParent } from './traceparent.ts';
import { startTracing } from './tracing.ts';

/** A span as sent to a collector (opentelemetry-proto, OTLP/HTTP with JSON). */
interface Told {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: {
    readonly key: string;
    readonly value: { stringValue?: string; intValue?: number };
  }[];
}
interface Sent {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Told['attributes'] };
    readonly scopeSpans: { readonly spans: Told[] }[];
  }[];
}

const told: Told[] = [];
const services = new Set<string | undefined>();
const keys = new Set<string | undefined>();
let collector: Server;
let market: TestMarket;
let database: Database;
let connectionString: string;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function openApp(trace: Trace): Promise<{ url: string; close: () => Promise<void> }> {
  trace.watchDatabase(database.pool);
  const app = await buildApp({
    ctx: { ...market.ctx, db: database.db, trace },
    log: pino({ level: 'silent' }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await readBody(request)) as Sent;
    keys.add(`${request.url} ${request.headers['x-key']}`);
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue);
      told.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  market = await openTestMarket();
  const url = new URL(inject('postgresUrl'));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(market.ctx.db);
  url.pathname = `/${rows[0]?.name}`;
  connectionString = url.href;
  database = openDatabase({ connectionString }, 2);
});
afterAll(async () => {
  await database.close();
  await market.close();
  collector.close();
});

const settings = (ratio = 1) => ({
  url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
  headers: { 'x-key': 'of the collector' },
  service: 'market',
  ratio,
});

test('one trace leads from whoever pressed to the statements, and tells no value of theirs', async () => {
  const trace = startTracing(settings());
  const app = await openApp(trace);
  const { guestId } = await market.newGuest();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const answer = await fetch(`${app.url}/api/v1/customer/cart/add?via=Sarandi`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': market.ctx.ids.next(),
      zoneid: JSON.stringify([fixture.zones.centre]),
      moduleid: fixture.modules.food,
      traceparent,
    },
    body: JSON.stringify({ item_id: fixture.items.pasta, quantity: 2, price: 7, guest_id: guestId }),
  });
  expect(answer.status).toBe(200);
  await app.close();
  await trace.stop();
  const parent = readTraceParent(traceparent);
  expect(new Set(told.map(({ traceId }) => traceId))).toEqual(new Set([parent?.traceId]));
  const named = (name: string): Told => {
    const found = told.find((one) => one.name === name);
    if (!found) throw new Error(`no span ${name} among ${told.map((one) => one.name).join(', ')}`);
    return found;
  };
  const request = named('POST /api/v1/customer/cart/add');
  expect(request.parentSpanId).toBe(parent?.spanId);
  expect(named('transaction').parentSpanId).toBe(request.spanId);
  expect(named('cart.add').parentSpanId).toBe(named('transaction').spanId);
  const statement = named('insert cart_lines');
  expect(statement.parentSpanId).toBe(named('cart.add').spanId);
  expect(JSON.stringify(statement.attributes)).toContain('$1');
  expect(JSON.stringify(request.attributes)).toContain(answer.headers.get('x-request-id'));
  const all = JSON.stringify(told);
  for (const secret of [guestId, fixture.items.pasta, 'Sarandi']) expect(all).not.toContain(secret);
  expect([[...services], [...keys]]).toEqual([['market'], ['/v1/traces of the collector']]);
});

test('a job is a trace of its own, with its statements', async () => {
  told.length = 0;
  const trace = startTracing(settings());
  const own = openDatabase({ connectionString }, 1);
  trace.watchDatabase(own.pool);
  const ctx = { ...market.ctx, db: own.db, trace };
  await schedule(ctx, { name: 'note' }, {}, market.clock.now());
  await runDueJobs(ctx, {
    note: async ({ db }) => {
      await sql`select 1 as one`.execute(db);
    },
  });
  await trace.stop();
  await own.close();
  const [job, ...others] = told.filter(({ name }) => name.startsWith('job'));
  expect([job?.name, job?.parentSpanId ?? '', others]).toEqual(['job note', '', []]);
  const statements = told.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(['select']);
});

test('what is not sampled is not told, whatever the header asks; a collector that is gone harms nobody', async () => {
  told.length = 0;
  const none = startTracing(settings(0));
  const app = await openApp(none);
  const headers = { traceparent: '00-5bf92f3577b34da6a3ce929d0e0e4736-10f067aa0ba902b7-01' };
  expect((await fetch(`${app.url}/api/v1/config`, { headers })).status).toBe(200);
  await app.close();
  await none.stop();
  expect(told).toEqual([]);
  const lost = startTracing({ ...settings(), url: 'http://127.0.0.1:1/v1/traces' });
  const other = await openApp(lost);
  expect((await fetch(`${other.url}/api/v1/config`, { headers })).status).toBe(200);
  await other.close();
  await lost.stop().catch(() => undefined);
});

describe('traceparent', () => {
  test('is read as W3C Trace Context has it, and otherwise not at all', () => {
    const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    expect(readTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId });
    expect(readTraceParent(`cc-${traceId}-${spanId}-00-more`)).toEqual({ traceId, spanId });
    const wrong = [
      undefined,
      '',
      `ff-${traceId}-${spanId}-01`,
      `00-${traceId.toUpperCase()}-${spanId}-01`,
      `00-${'0'.repeat(32)}-${spanId}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `00-${traceId}-${spanId}`,
      `00-${traceId}-${spanId}-01\n`,
    ];
    for (const header of wrong) expect(readTraceParent(header)).toBeUndefined();
  });
});
