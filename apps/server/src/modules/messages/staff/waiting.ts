import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { listWaitingForSupport, type WaitingConversation } from '../conversations.repo.ts';
import { getReadable, tellTheirs } from '../listing/get-conversation.ts';
import type { MessageTables } from '../messages.tables.ts';

/** Customers who wait for support's answer, whoever has waited longest first. */
export function listWaiting(ctx: Ctx, limit: number): Promise<WaitingConversation[]> {
  return listWaitingForSupport(over<MessageTables>(ctx), limit);
}

/** The end of a conversation as staff see it, and whose it is. */
export async function readConversation(
  ctx: Ctx,
  asked: { readonly id: string; readonly limit: number },
): Promise<Reply<'ops.conversation'> & { readonly customerId: string }> {
  const row = await getReadable(ctx, asked.id);
  return { customerId: row.customer_id, ...(await tellTheirs(ctx, row, asked)) };
}
