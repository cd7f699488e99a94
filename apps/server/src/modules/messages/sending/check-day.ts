import { decideMessageDay, MESSAGE_DAY_MS, type MessageSide } from '@promenade/domain/messages';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuseFor } from '../../../platform/errors.ts';
import { sumWritten } from './day.repo.ts';
import type { ConversationRow, MessageTables } from '../messages.tables.ts';

/** What is about to be kept. */
interface Next {
  readonly side: MessageSide;
  readonly pictures: readonly unknown[];
}

/**
 * Refuses messages beyond a daily limit: a customer's over all conversations, the other side's per conversation, since
 * a busy store answers many. The caller holds a lock on the conversation, and for a customer also on the writer.
 */
export async function checkDay(ctx: Ctx, held: ConversationRow, { side, pictures }: Next): Promise<void> {
  const nowMs = ctx.clock.now();
  const since = new Date(nowMs - MESSAGE_DAY_MS);
  const { oldest_at: oldest, ...written } = await sumWritten(over<MessageTables>(ctx), held, { side, since });
  const begun = side === 'customer' && held.last_number === 0 ? 1 : 0;
  const decision = decideMessageDay(written, { pictures: pictures.length, begun });
  if (decision.ok) return;
  const { code, count } = decision.refusal;
  refuseFor(code, (oldest?.getTime() ?? nowMs) + MESSAGE_DAY_MS - nowMs, { count });
}
