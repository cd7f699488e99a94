import { type Ctx, over } from '../../platform/context.ts';
import { publishAfterCommit } from '../../platform/database/transaction.ts';
import { notificationTopic } from './notification-topic.ts';
import { hasUnreadOfConversation, updateReadOfConversation } from './notifications.repo.ts';
import type { NotificationTables } from './notifications.tables.ts';

/** Whether the customer was told of a conversation and has not read that yet: another message is no news then. */
export function wasToldOfConversation(ctx: Ctx, conversationId: string): Promise<boolean> {
  return hasUnreadOfConversation(over<NotificationTables>(ctx), conversationId);
}

/** A conversation that was read needs no notification any more. */
export async function readOfConversation(
  ctx: Ctx,
  { id, customerId }: { readonly id: string; readonly customerId: string },
): Promise<void> {
  const db = over<NotificationTables>(ctx);
  const marked = await updateReadOfConversation(db, id, new Date(ctx.clock.now()));
  if (marked > 0) publishAfterCommit(ctx, notificationTopic(customerId));
}
