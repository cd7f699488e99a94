/**
 * Notifications: what shoppers are told of their orders and money, once each, in their own language.
 * Owns the list, its read marks, the ways a customer chose, and the devices that asked to be told.
 * Does not own what happens (the rooms of orders, payments and money call `notify` in the cause's transaction) nor who
 * carries mail and text messages (platform).
 */
export { rotatePushKey } from './devices/rotate-push-key.ts';
export type { NotificationParams } from './notifications.tables.ts';
export { notificationJobs, pushJobs } from './notifications.jobs.ts';
export { forgetOldNotifications, notificationsOfCustomer } from './notifications-of-customer.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify, type News } from './notify.ts';
export { readOfConversation, wasToldOfConversation } from './of-conversation.ts';
