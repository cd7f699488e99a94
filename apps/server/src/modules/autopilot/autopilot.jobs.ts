import { handlerOf } from '../../platform/jobs/job-kind.ts';
import { autopilotJob } from './engage-autopilot.ts';
import { stepOrder } from './step-order.ts';

/** Work of this room that falls due later. */
export const autopilotJobs = handlerOf(autopilotJob, stepOrder);
