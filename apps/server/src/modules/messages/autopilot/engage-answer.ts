import type { Ctx } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getMarket } from '../../settings/index.ts';
import { messageJob } from '../message-job.ts';
import type { ConversationRow } from '../messages.tables.ts';

// About what it takes to read a message and type a sentence.
const answersAfterMs = 6_000;

/** In a demonstration a store, or support, answers the first message of a conversation by itself. */
export async function engageAnswer(ctx: Ctx, conversation: ConversationRow): Promise<void> {
  if (conversation.last_number > 0 || conversation.counterpart === 'courier') return;
  if (!(await getMarket(ctx)).settings.autopilot) return;
  await schedule(ctx, messageJob.answer, { id: conversation.id }, ctx.clock.now() + answersAfterMs);
}
