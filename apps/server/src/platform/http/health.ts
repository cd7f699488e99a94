import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isWithin } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { lacksMigrations } from '../database/migrate.ts';
import { refuse } from '../errors.ts';

/** Whether this server still takes what a balancer may send it. */
export interface Readiness {
  readonly isStopping: () => boolean;
  /** From now on it is not ready: a balancer sends nothing new, and what is under way is finished. */
  readonly stop: () => void;
}

/** A server that takes requests until it is told to stop. */
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

// A balancer waits a second or so. Where every connection is taken the answer would come after all that waits already.
const longestCheckMs = 500;
// A server that is left out makes the others busier: one whose database answered a moment ago is only late.
const believedMs = 10_000;

/** Asks the database, once at a time; where the answer is late, the last good one stands for it. */
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
 * /health/live: the process answers. /health/ready: the database answers too and has the schema that this version
 * needs (a newer one will do: versions run side by side while they are exchanged), and nobody has told it to stop.
 */
export function serveHealth(app: FastifyInstance, ctx: Ctx, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  const checkDatabase = databaseCheck(ctx);
  app.get('/health/ready', async () => {
    const failed = readiness.isStopping() ? 'stopping' : await checkDatabase();
    return failed ? refuse('not_ready', {}, { status: 'not_ready', reason: failed }) : { status: 'ready' };
  });
}
