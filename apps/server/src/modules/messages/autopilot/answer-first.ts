import { type Ctx, over } from '../../../platform/context.ts';
import { lockConversation } from '../conversations.repo.ts';
import { listMessages } from '../messages.repo.ts';
import type { MessageTables } from '../messages.tables.ts';
import { keepMessage } from '../sending/keep-message.ts';
import { engageTelling } from '../sending/tell-customer.ts';

/**
 * Answers if nobody has meanwhile; only the kind of counterpart is stored, and the text is rendered in the reader's
 * language.
 */
export async function answerFirst(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const db = over<MessageTables>(ctx);
  const held = await lockConversation(db, id);
  if (!held) return;
  const written = await listMessages(db, id, { after: 0, limit: 100 });
  if (written.some(({ side }) => side === 'counterpart')) return;
  const { row } = await keepMessage(ctx, held, {
    message_id: ctx.ids.next(),
    side: 'counterpart',
    body: held.counterpart,
    automatic: true,
    pictures: [],
  });
  await engageTelling(ctx, row);
}
