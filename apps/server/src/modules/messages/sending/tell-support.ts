import { apiBase } from '@promenade/contract/paths';
import type { Ctx } from '../../../platform/context.ts';
import { postMessage } from '../../../platform/outbox/outbox.ts';
import { getMarket } from '../../settings/index.ts';
import type { ConversationRow } from '../messages.tables.ts';

/**
 * Informs the operator that a customer has written to support, if the market has an address.
 * @param held the conversation before that message: what else in it is unread has been told of
 */
export async function tellSupport(ctx: Ctx, held: ConversationRow): Promise<void> {
  if (held.counterpart !== 'support' || held.counterpart_read < held.last_number) return;
  const { email: recipient } = (await getMarket(ctx)).settings;
  if (recipient === '') return;
  const subject = 'A customer has written to support';
  const url = `${ctx.publicUrl}${apiBase}/ops/messages/${held.id}`;
  const body = `A conversation waits for an answer.\n\n  npm run market -- chats ${held.id}\n  GET ${url}`;
  await postMessage(ctx, 'mail', { recipient, subject, body }, 'again');
}
