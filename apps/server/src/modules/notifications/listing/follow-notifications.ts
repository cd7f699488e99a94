import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { openStreams } from '../../../platform/open-streams.ts';
import { eachWord } from '../../../platform/watch-topic.ts';
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
  const [latest] = await listNotifications(db, customerId, { limit: 1, offset: 1 });
  const { currency } = (await getMarket(ctx)).settings;
  return { unread, latest: latest ? viewNotification(ctx, latest, currency) : null };
}

/** GET /customer/notifications/events: at once, then whenever something is told or read. */
export async function* followNotifications(ctx: Ctx): AsyncGenerator<NotificationEvent> {
  const { customerId } = getCustomer(ctx);
  const topic = notificationTopic(customerId);
  let told = '';
  for await (const _word of eachWord(ctx, { streams, caller: customerId, topic })) {
    const event = await readEvent(ctx, customerId);
    const text = JSON.stringify(event);
    // What is looked at again without a word is told once.
    if (text !== told) yield event;
    told = text;
  }
}
