import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { rotateKey } from '../../../platform/secrets/secret-keys.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { deleteSubscriptions } from './devices.repo.ts';

/**
 * Gives the market another key for push services. Browsers hold on to the one they subscribed with, so that all of them
 * are forgotten: whoever wants to be told there turns it on again.
 *
 * @returns how many browsers were forgotten
 */
export const rotatePushKey = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (inner) => {
    await rotateKey(inner, 'vapid', { atOnce: true });
    return deleteSubscriptions(over<NotificationTables>(inner));
  });
