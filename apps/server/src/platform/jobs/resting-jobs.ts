import { type Ctx, over } from '../context.ts';
import { type JobTables, listResting, type RestingJob, wakeJobs } from './jobs.repo.ts';

/** Work that failed for two days and is tried no more, the longest first. */
export function restingJobs(ctx: Ctx): Promise<RestingJob[]> {
  return listResting(over<JobTables>(ctx));
}

/** Has resting work tried anew, one piece or all of it, within the ten seconds in which loops look; answers how much. */
export function tryAgain(ctx: Ctx, id?: string): Promise<number> {
  return wakeJobs(over<JobTables>(ctx), new Date(ctx.clock.now()), id);
}
