import { latestPast } from '../clock.ts';
import { type Ctx, over } from '../context.ts';
import { firstIdAfter } from '../ids.ts';
import { bringJobsForward, type JobTables } from './jobs.repo.ts';
import { LONGEST_RETRY_MS } from './retry-after.ts';

/**
 * Work that was put down, or put off, while the clock was ahead is due now: it waited until the clock was there once
 * more. Handlers look whether it is time, by what they know, and put it down again if it is not.
 */
export async function bringForward(ctx: Ctx): Promise<void> {
  const now = new Date(ctx.clock.now());
  const latestMs = latestPast(now).getTime();
  await bringJobsForward(over<JobTables>(ctx), {
    now,
    latest: new Date(latestMs),
    firstIdAhead: firstIdAfter(latestMs),
    latestRetry: new Date(latestMs + LONGEST_RETRY_MS),
  });
}
