import { type Ctx, over } from '../context.ts';
import { type JobTables, listResting, type RestingJob, wakeJobs } from './jobs.repo.ts';

/** Jobs that failed for two days and are not retried any more, longest first. */
export function restingJobs(ctx: Ctx): Promise<RestingJob[]> {
  return listResting(over<JobTables>(ctx));
}

/** Makes one or all resting jobs due again; loops pick them up within ten seconds. Returns their number. */
export function tryAgain(ctx: Ctx, id?: string): Promise<number> {
  return wakeJobs(over<JobTables>(ctx), new Date(ctx.clock.now()), id);
}
