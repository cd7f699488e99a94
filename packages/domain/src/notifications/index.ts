/** Notifications: their kinds, the channels of each by a customer's choice, and those that the steps of an order send. */
export {
  MATTERS,
  type Matter,
  matterOf,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Way,
  WAYS,
} from './kinds.ts';
export { kindOfStep } from './order-steps.ts';
export { USUAL_WAYS, type WayChoices, waysOf } from './ways.ts';
