import type { Calls, Reply } from '@promenade/contract/calls';
import type { z } from 'zod';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findConversation, findWith } from '../conversations.repo.ts';
import { listMessages, type Part } from '../messages.repo.ts';
import type { MessageTables, NamedConversationRow } from '../messages.tables.ts';
import { viewConversations, viewCounterpart, viewMessage, type WireConversation } from '../messages.view.ts';
import { readableScope, sideOf } from '../scope.ts';
import { type Named, named } from '../sending/counterpart.ts';

type Asked = z.output<Calls['messages.details']['query']>;
type Told = Pick<Reply<'messages.details'>, 'messages' | 'has_older'>;

/** One of the caller's; another's is not there. */
export async function getReadable(ctx: Ctx, id: string): Promise<NamedConversationRow> {
  const row = await findConversation(over<MessageTables>(ctx), readableScope(ctx), id);
  return row ?? refuse('conversation_not_found');
}

/** A conversation as the caller sees it. */
export async function tellConversation(ctx: Ctx, id: string): Promise<WireConversation> {
  return viewOne(ctx, await getReadable(ctx, id));
}

async function viewOne(ctx: Ctx, row: NamedConversationRow): Promise<WireConversation> {
  const [told] = await viewConversations(ctx, [row], sideOf(ctx));
  return told ?? refuse('conversation_not_found');
}

async function tellPart(ctx: Ctx, conversationId: string, part: Part): Promise<Told> {
  const rows = await listMessages(over<MessageTables>(ctx), conversationId, part);
  const first = rows[0];
  return {
    messages: await Promise.all(rows.map((row) => viewMessage(ctx, row))),
    // Numbers begin with 1 and leave no gap.
    has_older: first !== undefined && first.number > 1,
  };
}

async function findAsked(ctx: Ctx, asked: Asked): Promise<string | Named> {
  if (asked.conversation_id !== undefined) return (await getReadable(ctx, asked.conversation_id)).id;
  const whom = await named(ctx, asked, 'query');
  return (await findWith(over<MessageTables>(ctx), getCustomer(ctx).customerId, whom))?.id ?? whom;
}

/** GET /customer/message/details: empty if there is no conversation yet. */
export async function getOwn(ctx: Ctx, asked: Asked): Promise<Reply<'messages.details'>> {
  const found = await findAsked(ctx, asked);
  if (typeof found !== 'string') {
    const counterpart = await viewCounterpart(ctx, found);
    return { counterpart, conversation: null, messages: [], has_older: false };
  }
  const conversation = await tellConversation(ctx, found);
  return { counterpart: conversation.counterpart, conversation, ...(await tellPart(ctx, found, asked)) };
}

/** A part of a conversation that was found, as staff see it. */
export async function tellTheirs(
  ctx: Ctx,
  row: NamedConversationRow,
  part: Part,
): Promise<Reply<'ops.conversation'>> {
  return { conversation: await viewOne(ctx, row), ...(await tellPart(ctx, row.id, part)) };
}

/** GET /ops/messages/:id. */
export async function getTheirs(ctx: Ctx, asked: Part & { id: string }): Promise<Reply<'ops.conversation'>> {
  return tellTheirs(ctx, await getReadable(ctx, asked.id), asked);
}
