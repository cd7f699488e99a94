import { type Ctx, over } from '../../platform/context.ts';
import { listOwners } from '../../platform/owners.repo.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import {
  deleteNotifications,
  deleteNotificationsBefore,
  listNotifications,
  updateOwner,
} from './notifications.repo.ts';
import type { NotificationTables } from './notifications.tables.ts';
import { listChoices } from './ways/ways.repo.ts';

// What an export holds at most.
const mostTold = 10_000;
const keptForMs = 90 * 24 * 60 * 60 * 1000;

async function tell(ctx: Ctx, customerId: string): Promise<readonly unknown[]> {
  const db = over<NotificationTables>(ctx);
  const { rows } = await listNotifications(db, customerId, { limit: mostTold, offset: 1 });
  return [...(await listChoices(db, customerId)), ...rows];
}

/** What this room keeps of a customer; ways and devices go with the account by the database itself. */
export const notificationsOfCustomer: CustomerRoom = {
  name: 'notifications',
  follow: (ctx, guestShopperId, customerId) =>
    updateOwner(over<NotificationTables>(ctx), guestShopperId, customerId),
  tell,
  forget: (ctx, customerId) => deleteNotifications(over<NotificationTables>(ctx), customerId),
  listKeptGuests: (ctx, guestIds) =>
    listOwners(over<NotificationTables>(ctx), 'notifications', 'shopper_id', guestIds),
};

/** Deletes notifications older than a season: by then none can be sent twice. */
export function forgetOldNotifications(ctx: Ctx): Promise<void> {
  return deleteNotificationsBefore(over<NotificationTables>(ctx), new Date(ctx.clock.now() - keptForMs));
}
