import type { FastifyInstance } from 'fastify';
import type { Ctx } from './context.ts';
import { lacksMigrations } from './database/migrate.ts';
import { refuse } from './errors.ts';

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

async function failedCheck(ctx: Ctx, readiness: Readiness): Promise<Check | undefined> {
  if (readiness.isStopping()) return 'stopping';
  try {
    return (await lacksMigrations(ctx.db)) ? 'schema_behind' : undefined;
  } catch {
    return 'database_out_of_reach';
  }
}

/**
 * /health/live: the process answers. /health/ready: the database answers too and has the schema that this version
 * needs (a newer one will do: versions run side by side while they are exchanged), and nobody has told it to stop.
 */
export function serveHealth(app: FastifyInstance, ctx: Ctx, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    const failed = await failedCheck(ctx, readiness);
    return failed ? refuse('not_ready', {}, { status: 'not_ready', reason: failed }) : { status: 'ready' };
  });
}
