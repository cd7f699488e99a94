/** Notifications: the list of a customer, and the channels they are sent by (MSG-02). */
import { MATTERS, NOTIFICATION_KINDS, type NotificationKind } from '@promenade/domain/notifications';
import { z } from 'zod';
import { done, endpoint, growingPage, growingPaged, id, instant, text } from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

/** The groups of notifications for which a customer chooses channels. */
export const matter = z.enum(MATTERS);

/** What happened. */
export const notificationKind = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind]);

/** One notification, in the caller's language. */
export const notification = z.object({
  id,
  kind: notificationKind,
  matter,
  title: z.string(),
  description: z.string(),
  order_id: id.nullable().describe('The order it is about; null if none.'),
  trip_id: id.nullable().describe('The trip it is about; null if none.'),
  conversation_id: id
    .nullable()
    .describe('The conversation with a new message; null if it is about something else.'),
  is_read: z.boolean(),
  created_at: instant,
});

const unread = z.number().int();

/** The channels of one matter. `push` only reaches subscribed browsers. */
const ways = z.object({ push: z.boolean(), mail: z.boolean(), sms: z.boolean() });

/** The customer's choices, and the contacts and devices they apply to. */
export const notificationSettings = z.object({
  public_key: z.string().describe('VAPID public key to subscribe with, base64url.'),
  email: z.string().nullable().describe('Email address for the account’s mail; null if unknown.'),
  phone: z.string().nullable(),
  matters: z.array(ways.extend({ matter })),
  endpoints: z.array(z.string()).describe('Push endpoints of the customer’s subscribed browsers.'),
});

const base64url = (most: number) =>
  z
    .string()
    .min(20)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, wrong.base64url);

/** Endpoints of notifications. */
export const notificationsEndpoints = {
  'notifications.list': endpoint('notifications.list', {
    summary: 'Notifications of the customer, newest first',
    who: 'customer',
    query: growingPage,
    reply: growingPaged.extend({ unread, notifications: z.array(notification) }),
  }),
  'notifications.events': endpoint('notifications.events', {
    summary:
      'Live updates: number of unread notifications and the newest one, at once and with every new one (server-sent events)',
    who: 'customer',
    stream: true,
    reply: z.object({ unread, latest: notification.nullable() }),
  }),
  'notifications.read': endpoint('notifications.read', {
    summary: 'Mark notifications as read; all of them if no ids are sent',
    who: 'customer',
    body: z.object({ ids: z.array(id).min(1).max(100).optional() }),
    reply: z.object({ unread }),
  }),
  'notifications.settings': endpoint('notifications.settings', {
    summary: 'Notification settings of the customer',
    who: 'customer',
    reply: notificationSettings,
  }),
  'notifications.choose': endpoint('notifications.choose', {
    summary: 'Choose the notification channels of one matter',
    who: 'customer',
    body: ways.extend({ matter }),
    reply: done.extend({ settings: notificationSettings }),
  }),
  'notifications.subscribe': endpoint('notifications.subscribe', {
    summary: 'Subscribe this browser to push notifications until its session ends (Web Push)',
    who: 'customer',
    body: z.object({
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      keys: z.object({ p256dh: base64url(120), auth: base64url(40) }),
    }),
    reply: done,
    refusals: ['push_unfit'],
  }),
  'notifications.unsubscribe': endpoint('notifications.unsubscribe', {
    summary: 'Unsubscribe this browser from push notifications',
    who: 'customer',
    query: z.object({ endpoint: text(1000).min(1) }),
    reply: done,
  }),
  'notifications.token': endpoint('notifications.token', {
    summary: 'Save the Firebase messaging token of this device',
    who: 'customer',
    body: z.object({ cm_firebase_token: text(4096).min(1) }),
    reply: done,
  }),
} as const;
