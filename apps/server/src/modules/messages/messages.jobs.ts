import { handlerOf } from '../../platform/jobs/job-kind.ts';
import { answerFirst } from './autopilot/answer-first.ts';
import { messageJob } from './message-job.ts';
import { tellCustomer } from './sending/tell-customer.ts';

/** Work of messages that falls due later. */
export const messageJobs = {
  ...handlerOf(messageJob.tell, tellCustomer),
  ...handlerOf(messageJob.answer, answerFirst),
};
