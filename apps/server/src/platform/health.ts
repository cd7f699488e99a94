import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { refuse } from './errors.ts';

/** /health/live: the process answers. /health/ready: the database does too. */
export function serveHealth(app: FastifyInstance, ctx: Ctx): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await sql`select 1`.execute(ctx.db).catch(() => refuse('not_ready'));
    return { status: 'ready' };
  });
}
