import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { openStreams } from '../../../platform/http/open-streams.ts';
import { eachChange } from '../../../platform/events/watch-topic.ts';
import { getMarket } from '../../settings/index.ts';
import { notificationTopic } from '../notification-topic.ts';
import { countNotifications, listNotifications } from '../notifications.repo.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { viewNotification } from './notifications.view.ts';

type NotificationEvent = Reply<'notifications.events'>;

// Tabs in view on all devices of one customer.
const streams = openStreams(12);

async function readEvent(ctx: Ctx, customerId: string): Promise<NotificationEvent> {
  const db = over<NotificationTables>(ctx);
  const { unread } = await countNotifications(db, customerId);
  const {
    rows: [latest],
  } = await listNotifications(db, customerId, { limit: 1, offset: 1 });
  const { currency } = (await getMarket(ctx)).settings;
  return { unread, latest: latest ? viewNotification(ctx, latest, currency) : null };
}

/** GET /customer/notifications/events: at once, then whenever something is told or read. */
export async function* followNotifications(ctx: Ctx): AsyncGenerator<NotificationEvent> {
  const { customerId } = getCustomer(ctx);
  const live = { streams, caller: customerId, topic: notificationTopic(customerId) };
  yield* eachChange(ctx, live, () => readEvent(ctx, customerId));
}
