/** Notifications: their kinds, which ways each takes by a customer's choice, and what a step of an order says. */
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
