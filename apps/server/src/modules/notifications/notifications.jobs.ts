import { handlerOf } from '../../platform/jobs/job-kind.ts';
import { deliver } from './delivery/deliver.ts';
import { notificationJob } from './delivery/delivery.ts';
import { pushOne } from './delivery/push-one.ts';

/** Work of this room that only this market has a part in. */
export const notificationJobs = handlerOf(notificationJob.deliver, deliver);

/** Work that waits for push services: a loop of its own, so that no order and no mail waits with it. */
export const pushJobs = handlerOf(notificationJob.push, pushOne);
