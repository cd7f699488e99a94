import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { countNotifications, listNotifications } from '../notifications.repo.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { viewNotification } from './notifications.view.ts';

/** GET /customer/notifications. */
export async function listOwn(ctx: Ctx, page: CursorPage): Promise<Reply<'notifications.list'>> {
  const { customerId } = getCustomer(ctx);
  const db = over<NotificationTables>(ctx);
  const { currency } = (await getMarket(ctx)).settings;
  const { total, unread } = await countNotifications(db, customerId);
  const { rows, nextCursor } = await listNotifications(db, customerId, page);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    next_cursor: nextCursor,
    unread,
    notifications: rows.map((row) => viewNotification(ctx, row, currency)),
  };
}
