import type { Ctx } from '../../../platform/context.ts';
import { rankSearch, wasRankedSince } from './rank.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Recomputes the popularity of items and the frequency of words for search; a daily chore. */
export async function rankSearchDaily(ctx: Ctx): Promise<void> {
  const nowMs = ctx.clock.now();
  if (!(await wasRankedSince(ctx.db, nowMs - dayMs))) await rankSearch(ctx.db, nowMs);
}
