import { type Ctx, over } from '../../../platform/context.ts';
import { type Pushed, sendPush } from '../../../platform/push/send-push.ts';
import { getMarket } from '../../settings/index.ts';
import { deleteSubscription, findSubscription } from '../devices/devices.repo.ts';
import { findNotification } from '../notifications.repo.ts';
import type { NotificationRow, NotificationTables, SubscriptionRow } from '../notifications.tables.ts';
import { pathOf } from '../texts/path-of.ts';
import { writeText } from '../texts/write-text.ts';
import type { PushDelivery } from './delivery.ts';

// Later than this the order has long come.
const goodForMs = 4 * 60 * 60 * 1000;

/** What the browser's service worker is handed. */
function payloadOf(row: NotificationRow, { title, body }: { title: string; body: string }, lang: string) {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  // One order, trip and conversation has one place on the screen: the next step takes it.
  return JSON.stringify({
    title,
    body,
    lang,
    dir,
    path: pathOf(row),
    tag: row.order_id ?? row.trip_id ?? row.conversation_id ?? row.kind,
  });
}

async function send(
  ctx: Ctx,
  row: NotificationRow,
  device: SubscriptionRow,
  leftMs: number,
): Promise<Pushed> {
  const { settings } = await getMarket(ctx);
  const { language, endpoint, p256dh, auth } = device;
  const text = payloadOf(row, writeText(row, language, settings.currency), language);
  const subject = settings.email === '' ? ctx.publicUrl : `mailto:${settings.email}`;
  const address = { endpoint, p256dh, auth };
  return sendPush(ctx, address, { text, ttlSeconds: Math.ceil(leftMs / 1000), subject });
}

/**
 * Sends a push to one device. A device that is gone is deleted (RFC 8030: 404, 410); an unavailable push service is
 * retried for as long as the notification is current.
 */
export async function pushOne(ctx: Ctx, { id, subscriptionId }: PushDelivery): Promise<void> {
  const db = over<NotificationTables>(ctx);
  const [row, device] = [await findNotification(db, id), await findSubscription(db, subscriptionId)];
  if (!row || !device || device.customer_id !== row.shopper_id) return;
  const leftMs = row.created_at.getTime() + goodForMs - ctx.clock.now();
  if (leftMs <= 0) return;
  const pushed = await send(ctx, row, device, leftMs);
  if (pushed === 'gone') await deleteSubscription(db, device);
  if (pushed === 'refused') ctx.log.warn({ kind: row.kind }, 'a push service did not take a notification');
}
