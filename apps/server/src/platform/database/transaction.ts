import type { Ctx } from '../context.ts';

// Serialization failure and deadlock: the database undid everything, trying again is safe.
const retryable = new Set(['40001', '40P01']);
const tries = 4;

function isRetryable(error: unknown): boolean {
  return retryable.has((error as { code?: string }).code ?? '');
}

/**
 * Runs `work` in one transaction; its context hides the outer handle. Inside a transaction it joins it.
 * A deadlock or serialization failure repeats `work` from the start, so `work` has no effect outside the database.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute((db) => work({ ...ctx, db }));
    } catch (error) {
      if (attempt >= tries || !isRetryable(error)) throw error;
    }
  }
}
