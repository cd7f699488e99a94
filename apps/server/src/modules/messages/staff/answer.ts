import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse, refuseValue } from '../../../platform/errors.ts';
import { isCustomer } from '../../accounts/index.ts';
import type { Counterpart } from '../conversations.repo.ts';
import { tellConversation } from '../listing/get-conversation.ts';
import { holdReadable } from '../listing/mark-read.ts';
import type { ConversationRow, SubjectRow } from '../messages.tables.ts';
import { viewMessage } from '../messages.view.ts';
import { checkSpeaker } from '../scope.ts';
import { draftOf, keepMessage } from '../sending/keep-message.ts';
import { holdWith } from '../sending/open-conversation.ts';
import { checkSubject, findSubject, type Reference } from '../sending/reference.ts';
import { engageTelling } from '../sending/tell-customer.ts';

type Input = z.output<Calls['ops.sendMessage']['body']>;

/** As whom the caller speaks. */
function speakerOf({ actor }: Ctx): Counterpart {
  if (actor.kind === 'store') return { counterpart: 'store', store_id: actor.storeId, courier_id: null };
  if (actor.kind === 'courier')
    return { counterpart: 'courier', store_id: null, courier_id: actor.courierId };
  return { counterpart: 'support', store_id: null, courier_id: null };
}

/** The conversation with the customer of an order or trip; one that is not the caller's is not found. */
async function holdAbout(ctx: Ctx, subject: SubjectRow, reference: Reference): Promise<ConversationRow> {
  const speaker = speakerOf(ctx);
  const isTheirs =
    (speaker.store_id === null || speaker.store_id === subject.store_id) &&
    (speaker.courier_id === null || speaker.courier_id === subject.courier_id);
  if (!isTheirs) refuse(reference.order_id === undefined ? 'trip_not_found' : 'order_not_found');
  if (!(await isCustomer(ctx, subject.shopper_id))) refuse('message_no_inbox');
  return holdWith(ctx, subject.shopper_id, speaker);
}

async function holdAsked(ctx: Ctx, input: Input, subject: SubjectRow | undefined): Promise<ConversationRow> {
  if (input.conversation_id === undefined)
    return subject ? holdAbout(ctx, subject, input) : refuseValue('body', 'conversation');
  const held = await holdReadable(ctx, input.conversation_id);
  checkSpeaker(ctx, held);
  if (subject) checkSubject(subject, input, { customerId: held.customer_id, counterpart: held });
  return held;
}

/** POST /ops/messages: the other side answers, or writes first to whoever ordered or hired. */
export async function answerCustomer(ctx: Ctx, input: Input): Promise<Reply<'ops.sendMessage'>> {
  const subject = await findSubject(ctx, input);
  const draft = draftOf(input, 'counterpart');
  const held = await holdAsked(ctx, input, subject);
  const { row, isNew } = await keepMessage(ctx, held, draft);
  if (isNew) await engageTelling(ctx, row);
  return { message: await viewMessage(ctx, row), conversation: await tellConversation(ctx, held.id) };
}
