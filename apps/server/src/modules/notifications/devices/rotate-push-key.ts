import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { rotateKey } from '../../../platform/secrets/secret-keys.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { deleteSubscriptions } from './devices.repo.ts';

/**
 * Replaces the market's VAPID key. Browser subscriptions are bound to their key, so all are deleted: users who want
 * pushes must turn them on again.
 * @returns number of deleted subscriptions
 */
export const rotatePushKey = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (inner) => {
    await rotateKey(inner, 'vapid', { atOnce: true });
    return deleteSubscriptions(over<NotificationTables>(inner));
  });
