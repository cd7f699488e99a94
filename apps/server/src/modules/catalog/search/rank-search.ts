import type { Ctx } from '../../../platform/context.ts';
import { rankSearch, wasRankedSince } from './rank.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Tells search which goods are popular now and how often each word is said; a chore of once a day. */
export async function rankSearchDaily(ctx: Ctx): Promise<void> {
  const nowMs = ctx.clock.now();
  if (!(await wasRankedSince(ctx.db, nowMs - dayMs))) await rankSearch(ctx.db, nowMs);
}
