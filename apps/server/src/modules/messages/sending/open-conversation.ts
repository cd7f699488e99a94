import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Counterpart, findWith, insertConversation, lockConversation } from '../conversations.repo.ts';
import type { ConversationRow, MessageTables } from '../messages.tables.ts';

/** The only conversation of a customer with a counterpart, locked; created by the first message. */
export async function holdWith(
  ctx: Ctx,
  customerId: string,
  { counterpart, store_id, courier_id }: Counterpart,
): Promise<ConversationRow> {
  const db = over<MessageTables>(ctx);
  const at = new Date(ctx.clock.now());
  const nothingYet = { last_number: 0, customer_read: 0, counterpart_read: 0, last_at: at, changed_at: at };
  const whom = { customer_id: customerId, counterpart, store_id, courier_id };
  await insertConversation(db, { id: ctx.ids.next(), ...whom, ...nothingYet });
  const found = await findWith(db, customerId, whom);
  return (found && (await lockConversation(db, found.id))) ?? refuse('conversation_not_found');
}
