import { createHash } from 'node:crypto';
import { type Ctx, over } from '../context.ts';
import { refuseFor } from '../errors.ts';
import { type CallCountTables, countCall, forgetCounts } from './limits.repo.ts';
import type { Limiter } from './limits.ts';

/**
 * Limits for several servers of one database. Each counts in its own memory first; what could be guessed or would cost
 * money (sign-in, codes, coupons) is counted by all together too, so that more servers mean no more tries.
 */
export function sharedLimiter(ctx: Pick<Ctx, 'db' | 'clock'>, own: Limiter): Limiter {
  return {
    count: async (kind, caller, limit) => {
      await own.count(kind, caller, limit);
      if (!limit.shared) return;
      const counter = createHash('sha256').update(`${kind} ${caller}`).digest();
      const nowMs = ctx.clock.now();
      const db = over<CallCountTables>(ctx);
      const { calls, began_at } = await countCall(db, counter, new Date(nowMs), limit.windowMs);
      if (calls > limit.calls) refuseFor('too_often', began_at.getTime() + limit.windowMs - nowMs);
    },
  };
}

// Far longer than any window.
const keptMs = 60 * 60_000;

/** A chore: forgets callers who have not come for long. */
export async function forgetOldCounts(ctx: Ctx): Promise<void> {
  await forgetCounts(over<CallCountTables>(ctx), new Date(ctx.clock.now() - keptMs));
}
