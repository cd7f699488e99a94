import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { notify, wasToldOfConversation } from '../../notifications/index.ts';
import { findConversation, lockConversation } from '../conversations.repo.ts';
import { messageJob, type Telling } from '../message-job.ts';
import type { MessageRow, MessageTables } from '../messages.tables.ts';

// A customer who has the conversation open reads it meanwhile and needs no notification.
const tellsAfterMs = 8_000;

/** Has the customer told of a message from the other side, in a moment. */
export async function engageTelling(
  ctx: Ctx,
  { conversation_id: id, number }: Pick<MessageRow, 'conversation_id' | 'number'>,
): Promise<void> {
  await schedule(ctx, messageJob.tell, { id, number }, ctx.clock.now() + tellsAfterMs);
}

/** Notifies the customer of a message, unless it has been read, or an earlier unread one has already done so. */
export async function tellCustomer(ctx: Ctx, { id, number }: Telling): Promise<void> {
  const db = over<MessageTables>(ctx);
  const held = await lockConversation(db, id);
  if (!held || held.customer_read >= number || (await wasToldOfConversation(ctx, id))) return;
  const row = await findConversation(db, { kind: 'market' }, id);
  await notify(ctx, {
    shopperId: held.customer_id,
    kind: 'message_received',
    about: `${id}:${number}`,
    conversationId: id,
    params: { writer: row?.store_name ?? row?.courier_name ?? undefined },
  });
}
