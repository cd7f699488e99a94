import type { Reply } from '@promenade/contract/calls';
import type { MessageSide } from '@promenade/domain/messages';
import { type Ctx, over } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import { privateFileUrl } from '../../platform/files/private-files.ts';
import { getMarket } from '../settings/index.ts';
import { automaticAnswer } from './autopilot/answer-texts.ts';
import { listLast } from './messages.repo.ts';
import type {
  MessageTables,
  CounterpartColumns,
  NamedConversationRow,
  NumberedMessageRow,
} from './messages.tables.ts';

type WireSent = Reply<'messages.send'>;
/** A message on the wire. */
export type WireMessage = WireSent['message'];
/** A conversation on the wire. */
export type WireConversation = WireSent['conversation'];
/** Whom a customer writes to, on the wire. */
export type WireCounterpart = WireConversation['counterpart'];

const referenceOf = (id: string | null, number: number | null) =>
  id === null || number === null ? null : { id, number: String(number) };

/** A message, its pictures by links of ten minutes; what nobody wrote is written for its reader. */
export async function viewMessage(ctx: Ctx, row: NumberedMessageRow): Promise<WireMessage> {
  const picture = async ({ name, width, height }: (typeof row.pictures)[number]) => ({
    full_url: await privateFileUrl(ctx, name),
    width,
    height,
  });
  return {
    conversation_id: row.conversation_id,
    number: row.number,
    message_id: row.message_id,
    side: row.side,
    text: row.automatic ? automaticAnswer(row.body, ctx.language) : row.body,
    automatic: row.automatic,
    pictures: await Promise.all(row.pictures.map(picture)),
    order: referenceOf(row.order_id, row.order_number),
    trip: referenceOf(row.trip_id, row.trip_number),
    created_at: row.created_at.toISOString(),
  };
}

/** Whom a customer writes to; support is called as the market. */
export async function viewCounterpart(ctx: Ctx, row: CounterpartColumns): Promise<WireCounterpart> {
  const { settings } = await getMarket(ctx);
  return {
    kind: row.counterpart,
    id: row.store_id ?? row.courier_id,
    name: row.store_name ?? row.courier_name ?? settings.businessName,
    slug: row.store_slug,
    module_type: row.module_type,
    image: row.store_logo,
    image_full_url: row.store_logo === null ? null : mediaUrl(ctx, row.store_logo),
  };
}

async function viewOne(
  ctx: Ctx,
  row: NamedConversationRow,
  { side, last }: { readonly side: MessageSide; readonly last: NumberedMessageRow | undefined },
): Promise<WireConversation> {
  const isCustomer = side === 'customer';
  return {
    id: row.id,
    counterpart: await viewCounterpart(ctx, row),
    customer_name: row.customer_name,
    last_message: last ? await viewMessage(ctx, last) : null,
    unread: isCustomer ? row.customer_unread : row.counterpart_unread,
    read_number: isCustomer ? row.customer_read : row.counterpart_read,
    other_read_number: isCustomer ? row.counterpart_read : row.customer_read,
    last_at: row.last_at.toISOString(),
  };
}

/** Conversations as one of their sides sees them, each with its last message. */
export async function viewConversations(
  ctx: Ctx,
  rows: readonly NamedConversationRow[],
  side: MessageSide,
): Promise<WireConversation[]> {
  const last = await listLast(
    over<MessageTables>(ctx),
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map((row) =>
      viewOne(ctx, row, { side, last: last.find(({ conversation_id: id }) => id === row.id) }),
    ),
  );
}
