import type { NotificationKind } from '@promenade/domain/notifications';
import { type Ctx, over } from '../../platform/context.ts';
import { publishAfterCommit } from '../../platform/database/transaction.ts';
import { schedule } from '../../platform/jobs/jobs.ts';
import { type Delivery, notificationJob } from './delivery/delivery.ts';
import { noteTold } from './delivery/note-told.ts';
import { notificationTopic } from './notification-topic.ts';
import { insertNotification } from './notifications.repo.ts';
import type { NotificationParams, NotificationTables } from './notifications.tables.ts';

/** Something that a shopper is to be told. */
export interface News {
  readonly shopperId: string;
  readonly kind: NotificationKind;
  /** What happened to it, such as a payment's id; without it, to the order or trip. The same kind of the same is told once. */
  readonly about?: string | undefined;
  readonly orderId?: string | undefined;
  readonly tripId?: string | undefined;
  /** The conversation that somebody wrote in. */
  readonly conversationId?: string | undefined;
  readonly params?: NotificationParams;
  /** How a guest is reached; a customer is by the account. */
  readonly contact?: Delivery['contact'] | undefined;
  /** What a message to a guest opens: a link that needs no signing in. */
  readonly link?: string | undefined;
}

/**
 * Notifies a shopper, in the cause's transaction: the notification is listed when it commits; mail, push and text
 * messages are sent afterwards. False if the shopper has already been notified of it.
 */
export async function notify(ctx: Ctx, news: News): Promise<boolean> {
  const { shopperId, kind, orderId, tripId, conversationId, params = {}, contact, link } = news;
  const about = news.about ?? orderId ?? tripId;
  if (about === undefined) throw new Error(`A notification of ${kind} is about nothing`);
  const isOwnDoing = 'shopperId' in ctx.actor && ctx.actor.shopperId === shopperId;
  const row = {
    id: ctx.ids.next(),
    shopper_id: shopperId,
    kind,
    key: `${kind}:${about}`,
    order_id: orderId ?? null,
    trip_id: tripId ?? null,
    conversation_id: conversationId ?? null,
    params,
    language: isOwnDoing ? ctx.language : null,
    created_at: new Date(ctx.clock.now()),
    read_at: null,
  };
  if (!(await insertNotification(over<NotificationTables>(ctx), row))) return false;
  await noteTold(ctx, row);
  const delivery = { id: row.id, contact: contact ?? null, link: link ?? null };
  await schedule(ctx, notificationJob.deliver, delivery, ctx.clock.now());
  publishAfterCommit(ctx, notificationTopic(shopperId));
  return true;
}
