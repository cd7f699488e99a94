import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isWithin } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { lacksMigrations } from '../database/migrate.ts';
import { refuse } from '../errors.ts';

/** Whether this server accepts requests from a load balancer. */
export interface Readiness {
  readonly isStopping: () => boolean;
  /** Makes it not ready: a load balancer sends nothing new, and requests in progress are finished. */
  readonly stop: () => void;
}

/** Readiness of a server: ready until it is told to stop. */
export function takesRequests(): Readiness {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop: () => {
      stopping = true;
    },
  };
}

/** Why a server is not ready. */
type Check = 'stopping' | 'database_out_of_reach' | 'schema_behind';

// Load balancers wait about a second. If all connections are in use, the answer would queue behind everything else.
const longestCheckMs = 500;
// Taking a server out makes the others busier; one whose database answered a moment ago is only late.
const believedMs = 10_000;

/** Checks the database, one check at a time; if it is late, the last good result is used. */
function databaseCheck(ctx: Ctx): () => Promise<Check | undefined> {
  let goodAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<Check | undefined> | undefined;
  const ask = async (): Promise<Check | undefined> => {
    try {
      if (await lacksMigrations(ctx.db)) return 'schema_behind';
      goodAtMs = ctx.clock.now();
      return undefined;
    } catch {
      return 'database_out_of_reach';
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    asking ??= ask();
    const found = await Promise.race([asking, pause(longestCheckMs, 'late' as const, { ref: false })]);
    if (found !== 'late') return found;
    return isWithin(ctx.clock, goodAtMs, believedMs) ? undefined : asking;
  };
}

/**
 * /health/live: the process answers. /health/ready: the database also answers and has the schema that this version needs (or
 * a newer one: during an upgrade, versions run side by side), and the server has not been told to stop.
 */
export function serveHealth(app: FastifyInstance, ctx: Ctx, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  const checkDatabase = databaseCheck(ctx);
  app.get('/health/ready', async () => {
    const failed = readiness.isStopping() ? 'stopping' : await checkDatabase();
    return failed ? refuse('not_ready', {}, { status: 'not_ready', reason: failed }) : { status: 'ready' };
  });
}
