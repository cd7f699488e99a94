import { jobKind } from '../../../platform/jobs/job-kind.ts';

/** A notification on its way out. */
export interface Delivery {
  readonly id: string;
  readonly contact: { readonly email: string | null; readonly phone: string | null } | null;
  /** What a message to a guest opens; null: what its kind usually opens. */
  readonly link: string | null;
}

/** A notification on its way to one device. */
export interface PushDelivery {
  readonly id: string;
  readonly subscriptionId: string;
}

/** This room's jobs. */
export const notificationJob = {
  /** A notification is handed to the ways it takes. */
  deliver: jobKind<Delivery>('notifications.deliver'),
  /** One device hears of it. */
  push: jobKind<PushDelivery>('notifications.push'),
} as const;
