import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { autopilotJob } from './engage-autopilot.ts';
import { stepOrder } from './step-order.ts';

/** Work of this room that falls due later. */
export const autopilotJobs = {
  [autopilotJob]: (ctx, payload) => stepOrder(ctx, payload as { order_id: string }),
} satisfies JobHandlers;
