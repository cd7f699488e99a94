import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { engageAnswer } from '../autopilot/engage-answer.ts';
import { type Counterpart, findWith } from '../conversations.repo.ts';
import { getReadable, tellConversation } from '../listing/get-conversation.ts';
import { holdReadable } from '../listing/mark-read.ts';
import { lockWriter } from './day.repo.ts';
import type { ConversationRow, MessageTables } from '../messages.tables.ts';
import { viewMessage } from '../messages.view.ts';
import { named } from './counterpart.ts';
import { draftOf, keepMessage } from './keep-message.ts';
import { holdWith } from './open-conversation.ts';
import { checkSubject, findSubject } from './reference.ts';
import { tellSupport } from './tell-support.ts';

type Input = z.output<Calls['messages.send']['body']>;

/** The destination of a message: an existing conversation, or a counterpart. */
type Target = {
  readonly id: string | undefined;
  readonly counterpart: Counterpart;
  /** The name of a store that takes no orders and has not been written to before. */
  readonly closedStore?: string;
};

async function findTarget(ctx: Ctx, input: Input, customerId: string): Promise<Target> {
  if (input.conversation_id !== undefined) {
    const row = await getReadable(ctx, input.conversation_id);
    return { id: row.id, counterpart: row };
  }
  const counterpart = await named(ctx, input, 'body');
  const found = await findWith(over<MessageTables>(ctx), customerId, counterpart);
  if (found || counterpart.isActive) return { id: found?.id, counterpart };
  return { id: undefined, counterpart, closedStore: counterpart.store_name ?? '' };
}

const hold = (ctx: Ctx, customerId: string, { id, counterpart }: Target): Promise<ConversationRow> =>
  id === undefined ? holdWith(ctx, customerId, counterpart) : holdReadable(ctx, id);

/**
 * POST /customer/message/send. A store that takes no orders can be written to by customers who have a conversation, an
 * order or a trip with it. Pictures are re-encoded before the conversation is locked, so that nobody waits for them.
 */
export async function sendMessage(ctx: Ctx, input: Input): Promise<Reply<'messages.send'>> {
  const { customerId } = getCustomer(ctx);
  const target = await findTarget(ctx, input, customerId);
  const subject = await findSubject(ctx, input);
  if (subject) checkSubject(subject, input, { customerId, counterpart: target.counterpart });
  if (target.closedStore !== undefined && !subject) refuse('store_inactive', { store: target.closedStore });
  const draft = draftOf(input, 'customer');
  await lockWriter(over<MessageTables>(ctx), customerId);
  const held = await hold(ctx, customerId, target);
  const { row, isNew } = await keepMessage(ctx, held, draft);
  if (isNew) {
    await engageAnswer(ctx, held);
    await tellSupport(ctx, held);
  }
  return { message: await viewMessage(ctx, row), conversation: await tellConversation(ctx, held.id) };
}
