import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { notificationTopic } from '../notification-topic.ts';
import { countNotifications, updateRead } from '../notifications.repo.ts';
import type { NotificationTables } from '../notifications.tables.ts';

/** PUT /customer/notifications/read: those, or all; another's are left as they are. */
export async function markRead(
  ctx: Ctx,
  ids: readonly string[] | undefined,
): Promise<Reply<'notifications.read'>> {
  const { customerId } = getCustomer(ctx);
  const db = over<NotificationTables>(ctx);
  const marked = await updateRead(db, customerId, ids, new Date(ctx.clock.now()));
  if (marked > 0) publishAfterCommit(ctx, notificationTopic(customerId));
  return { unread: (await countNotifications(db, customerId)).unread };
}
