/**
 * Notifications: what shoppers are told about their orders and money, once each, in their own language.
 * Owns the list, its read marks, the channels a customer chose, and the devices subscribed to push.
 * Does not own the events (the rooms of orders, payments and money call `notify` in the transaction of the cause) or the
 * carriers of email and text messages (platform).
 */
export { rotatePushKey } from './devices/rotate-push-key.ts';
export type { NotificationParams } from './notifications.tables.ts';
export { notificationJobs, pushJobs } from './notifications.jobs.ts';
export { forgetOldNotifications, notificationsOfCustomer } from './notifications-of-customer.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify, type News } from './notify.ts';
export { readOfConversation, wasToldOfConversation } from './of-conversation.ts';
