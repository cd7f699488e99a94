import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { answerFirst } from './autopilot/answer-first.ts';
import { messageJob } from './message-job.ts';
import { tellCustomer } from './sending/tell-customer.ts';

/** Work of messages that falls due later. */
export const messageJobs = {
  [messageJob.tell]: (ctx, payload) => tellCustomer(ctx, payload as { id: string; number: number }),
  [messageJob.answer]: (ctx, payload) => answerFirst(ctx, payload as { id: string }),
} satisfies JobHandlers;
