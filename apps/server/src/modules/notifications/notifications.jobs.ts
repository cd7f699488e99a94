import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { deliver } from './delivery/deliver.ts';
import { type Delivery, notificationJob, type PushDelivery } from './delivery/delivery.ts';
import { pushOne } from './delivery/push-one.ts';

/** Work of this room that only this market has a part in. */
export const notificationJobs = {
  [notificationJob.deliver]: (ctx, payload) => deliver(ctx, payload as Delivery),
} satisfies JobHandlers;

/** Work that waits for push services: a loop of its own, so that no order and no mail waits with it. */
export const pushJobs = {
  [notificationJob.push]: (ctx, payload) => pushOne(ctx, payload as PushDelivery),
} satisfies JobHandlers;
