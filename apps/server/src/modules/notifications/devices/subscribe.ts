import type { Body, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { areSubscriptionKeys } from '../../../platform/push/encrypt.ts';
import { isPushService } from '../../../platform/push/push-services.ts';
import type { NotificationTables } from '../notifications.tables.ts';
import { deleteOldest, deleteSubscription, lockSubscriptions, upsertSubscription } from './devices.repo.ts';

// Browsers of one customer; more is a fault or a flood.
const mostBrowsers = 20;

/** POST /customer/notifications/devices: this browser receives pushes until its session ends. */
export async function subscribe(
  ctx: Ctx,
  { endpoint, keys }: Body<'notifications.subscribe'>,
): Promise<Reply<'notifications.subscribe'>> {
  if (!isPushService(endpoint, ctx.carriers.push) || !areSubscriptionKeys(keys)) refuse('push_unfit');
  const { customerId, sessionHash } = getCustomer(ctx);
  const db = over<NotificationTables>(ctx);
  await lockSubscriptions(db, customerId);
  await upsertSubscription(db, {
    id: ctx.ids.next(),
    customer_id: customerId,
    session_hash: sessionHash,
    endpoint,
    ...keys,
    language: ctx.language,
    created_at: new Date(ctx.clock.now()),
  });
  await deleteOldest(db, customerId, mostBrowsers);
  return { message: noticeOf('push_on', ctx.language) };
}

/** DELETE /customer/notifications/devices. */
export async function unsubscribe(ctx: Ctx, endpoint: string): Promise<Reply<'notifications.unsubscribe'>> {
  const { customerId } = getCustomer(ctx);
  await deleteSubscription(over<NotificationTables>(ctx), { customer_id: customerId, endpoint });
  return { message: noticeOf('push_off', ctx.language) };
}
