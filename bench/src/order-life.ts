/**
 * `npm run bench -- order`: what an order costs from the cart to the door, in processor time of the server and
 * PostgreSQL together: cart, bill, placing, each step of the store's and the courier's, and the messages that are
 * sent. The basis of `docs/scale.md`.
 */
import { loadConfig } from '@promenade/server/config/config.ts';
import { createOperatorToken } from '@promenade/server/modules/accounts/index.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import pg from 'pg';
import { cpuOfBoth } from './cpu.ts';
import { drive } from './driver.ts';
import type { LoadRequest } from './load.ts';
import type { Operation } from './operations.ts';
import { prepareMarket } from './prepare-market.ts';
import { type Measured, startServer } from './processes.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? 1000);
const connections = 16;
const port = 3977;
// As rooms move a delivery (packages/domain/src/orders).
const steps = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

interface Part {
  readonly name: string;
  readonly cpuMs: number;
}

/** What is driven and observed. */
interface Sides {
  readonly server: Measured;
  readonly postgresPid: number;
  readonly pool: pg.Pool;
}

/** Waits until no job is due: what a step triggers is part of what it costs. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ due: number }>(
      "select count(*)::int as due from jobs where run_at < now() + interval '1 second'",
    );
    if (rows[0]?.due === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measurePart(
  { server, postgresPid, pool }: Sides,
  name: string,
  requests: readonly LoadRequest[],
): Promise<Part> {
  const before = cpuOfBoth(server.pid, postgresPid);
  const { failed } = await drive(server.url, { connections, amount: requests.length }, requests);
  if (failed > 0) throw new Error(`${failed} answers to ${name} were wrong.`);
  await untilQuiet(pool);
  return { name, cpuMs: (cpuOfBoth(server.pid, postgresPid) - before) / requests.length };
}

const requestsOf = async (operation: Operation, count: number): Promise<readonly LoadRequest[]> =>
  (await operation.prepare(count)).real;

/** The bill of an order that is about to be placed. */
function billOf({ headers, body = '' }: LoadRequest): LoadRequest {
  const { guest_id, order_type, latitude, longitude } = JSON.parse(body) as Record<string, unknown>;
  const { 'idempotency-key': _, ...rest } = headers ?? {};
  return {
    method: 'POST',
    path: '/api/v1/customer/order/quote',
    headers: rest,
    body: JSON.stringify({ guest_id, order_type, latitude, longitude }),
  };
}

function stepsOf(ids: readonly string[], token: string, status: string): LoadRequest[] {
  return ids.map((id) => ({
    method: 'PUT',
    path: `/api/v1/ops/orders/${id}/status`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `${status}-${id}`,
    },
    body: JSON.stringify({ order_status: status }),
  }));
}

async function operatorToken(databaseUrl: string, folder: string): Promise<string> {
  const config = loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
  const market = await openMarket(config, createLog('error'));
  try {
    return await createOperatorToken(market.ctx);
  } finally {
    await market.close();
  }
}

async function measureLife(
  sides: Sides,
  token: string,
  [add, place]: readonly [Operation, Operation],
  count: number,
): Promise<Part[]> {
  const placed = await requestsOf(place, count);
  const parts = [
    await measurePart(sides, 'a change of the cart', await requestsOf(add, count)),
    await measurePart(sides, 'the bill', placed.map(billOf)),
    await measurePart(sides, 'placing', placed),
  ];
  const { rows } = await sides.pool.query<{ id: string }>("select id from orders where status = 'pending'");
  const ids = rows.map(({ id }) => id);
  for (const status of steps) parts.push(await measurePart(sides, status, stepsOf(ids, token, status)));
  return parts;
}

function print(parts: readonly Part[]): void {
  for (const { name, cpuMs } of parts) process.stdout.write(`${name.padEnd(24)} ${cpuMs.toFixed(2)} ms\n`);
  const stepsMs = parts.slice(3).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  process.stdout.write(`all ${steps.length} steps together     ${stepsMs.toFixed(2)} ms\n`);
}

await withThrowaway(async ({ url, folder, postgresPid }: Throwaway) => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  const { operations } = await prepareMarket(url, folder, pool, 2000);
  const named = (name: string): Operation => operations.find((one) => one.name === name) as Operation;
  const token = await operatorToken(url, folder);
  const server = await startServer(url, port, folder);
  const sides = { server, postgresPid, pool };
  const kinds = [named('add-to-cart'), named('place-order')] as const;
  try {
    // The warm-up of V8 and PostgreSQL is not part of what a call costs.
    await measureLife(sides, token, kinds, orders);
    print(await measureLife(sides, token, kinds, orders));
  } finally {
    await server.stop();
    await pool.end();
  }
});
