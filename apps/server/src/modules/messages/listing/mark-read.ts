import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { readOfConversation } from '../../notifications/index.ts';
import { countUnread, lockConversation, updateConversation } from '../conversations.repo.ts';
import type { ConversationRow, MessageTables } from '../messages.tables.ts';
import { checkSpeaker, isWithin, ownScope, readableScope, sideOf } from '../scope.ts';
import { topicsOf } from '../topics.ts';
import { tellConversation } from './get-conversation.ts';

/** A conversation of the caller's, held; another's is not there. */
export async function holdReadable(ctx: Ctx, id: string): Promise<ConversationRow> {
  const row = await lockConversation(over<MessageTables>(ctx), id);
  return row && isWithin(readableScope(ctx), row) ? row : refuse('conversation_not_found');
}

/** PUT /customer/message/read and PUT /ops/messages/read: never back, and never past what is there. */
export async function markRead(
  ctx: Ctx,
  asked: { readonly conversation_id: string; readonly number: number },
): Promise<Reply<'messages.read'>> {
  const row = await holdReadable(ctx, asked.conversation_id);
  checkSpeaker(ctx, row);
  const db = over<MessageTables>(ctx);
  const column = sideOf(ctx) === 'customer' ? 'customer_read' : 'counterpart_read';
  const upTo = Math.min(asked.number, row.last_number);
  if (upTo > row[column]) {
    await updateConversation(db, row.id, { [column]: upTo, changed_at: new Date(ctx.clock.now()) });
    for (const topic of topicsOf(row)) publishAfterCommit(ctx, topic);
  }
  if (column === 'customer_read' && upTo >= row.last_number)
    await readOfConversation(ctx, { id: row.id, customerId: row.customer_id });
  return {
    unread: await countUnread(db, ownScope(ctx)),
    conversation: await tellConversation(ctx, row.id),
  };
}
