import type { Routes } from '../../platform/http/handler.ts';
import { keepToken } from './devices/keep-token.ts';
import { subscribe, unsubscribe } from './devices/subscribe.ts';
import { followNotifications } from './listing/follow-notifications.ts';
import { listOwn } from './listing/list-notifications.ts';
import { markRead } from './listing/mark-read.ts';
import { chooseWays, getWays } from './ways/choose-ways.ts';

/** Calls of the notifications room. */
export const notificationsRoutes = {
  'notifications.list': (ctx, { query }) => listOwn(ctx, query),
  'notifications.events': (ctx) => followNotifications(ctx),
  'notifications.read': (ctx, { body }) => markRead(ctx, body.ids),
  'notifications.settings': (ctx) => getWays(ctx),
  'notifications.choose': (ctx, { body }) => chooseWays(ctx, body),
  'notifications.subscribe': (ctx, { body }) => subscribe(ctx, body),
  'notifications.unsubscribe': (ctx, { query }) => unsubscribe(ctx, query.endpoint),
  'notifications.token': (ctx, { body }) => keepToken(ctx, body.cm_firebase_token),
} satisfies Routes;
