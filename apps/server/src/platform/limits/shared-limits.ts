import { createHash } from 'node:crypto';
import { type Ctx, over } from '../context.ts';
import { refuseFor } from '../errors.ts';
import { type CallCountTables, countCall, forgetCounts } from './limits.repo.ts';
import type { Limiter } from './limits.ts';

/**
 * Rate limits for several servers on one database. Each counts in its own memory first; calls that could guess secrets or
 * cost money (sign-in, codes, coupons) are also counted by all together, so that more servers do not mean more attempts.
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

/** A chore: deletes callers that have not called for long. */
export async function forgetOldCounts(ctx: Ctx): Promise<void> {
  await forgetCounts(over<CallCountTables>(ctx), new Date(ctx.clock.now() - keptMs));
}
