import type { Calls } from '@promenade/contract/calls';
import { decideMessage, type MessageSide } from '@promenade/domain/messages';
import type { z } from 'zod';
import { type Ctx, over } from '../../../platform/context.ts';
import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPrivatePicture } from '../../../platform/files/private-files.ts';
import { getRemade, type RemadePicture } from '../../../platform/files/sent-pictures.ts';
import { noteOrder } from '../../order-record/index.ts';
import { updateConversation } from '../conversations.repo.ts';
import { findMessage, insertMessage, updatePictures } from '../messages.repo.ts';
import type {
  ConversationRow,
  MessageTables,
  NumberedMessageRow,
  PictureColumn,
} from '../messages.tables.ts';
import { topicsOf } from '../topics.ts';
import { checkDay } from './check-day.ts';
import type { Reference } from './reference.ts';

/** What somebody wrote. */
export type Written = Pick<
  z.output<Calls['messages.send']['body']>,
  'message_id' | 'text' | 'pictures' | 'order_id' | 'trip_id'
>;

/** A message that is ready to be kept. */
export interface Draft extends Reference {
  readonly message_id: string;
  readonly side: MessageSide;
  readonly body: string;
  readonly automatic: boolean;
  readonly pictures: readonly RemadePicture[];
}

/** A message of a conversation, and whether it is there for the first time. */
export interface Kept {
  readonly row: NumberedMessageRow;
  readonly isNew: boolean;
}

function noteMessage(ctx: Ctx, orderId: string, { message_id, side, automatic, pictures, body }: Draft) {
  const shown = { message_id, side, automatic, pictures: pictures.length };
  return noteOrder(ctx, { orderId, what: 'message', shown, words: { body } });
}

/** Makes a draft of the input: refuses an empty message, and a file that is not a picture. */
export function draftOf(written: Written, side: MessageSide): Draft {
  const { message_id, text, order_id, trip_id } = written;
  const sent = written.pictures ?? [];
  const decision = decideMessage({ text, pictures: sent.length });
  if (!decision.ok) return refuse(decision.refusal.code);
  const pictures = sent.map((picture) => getRemade(picture));
  return { message_id, side, body: text, automatic: false, pictures, order_id, trip_id };
}

// Written last, when only the commit is left that could fail.
async function keepPictures(
  ctx: Ctx,
  row: NumberedMessageRow,
  remade: Draft['pictures'],
): Promise<PictureColumn[]> {
  const kept: PictureColumn[] = [];
  for (const picture of remade) {
    const { width, height } = picture;
    kept.push({ name: await keepPrivatePicture(ctx, picture), width, height });
  }
  if (kept.length > 0) await updatePictures(over<MessageTables>(ctx), row, kept);
  return kept;
}

/**
 * The writer has read their own message if they had read everything before. A counterpart's answer marks everything
 * before it as read; a customer's does not, since a message may have arrived while they typed, and the inbox marks what
 * is seen.
 */
function readOf(row: ConversationRow, side: MessageSide, number: number) {
  if (side === 'counterpart') return { counterpart_read: number };
  return row.customer_read === row.last_number ? { customer_read: number } : {};
}

/**
 * Keeps a message in a held conversation under its next number. One that came before under the same id, from the same
 * side, is answered as it is; another's id is nobody's to use.
 */
export async function keepMessage(ctx: Ctx, held: ConversationRow, draft: Draft): Promise<Kept> {
  const db = over<MessageTables>(ctx);
  const known = await findMessage(db, held.id, draft.message_id);
  if (known) return known.side === draft.side ? { row: known, isNew: false } : refuse('key_reused');
  await checkDay(ctx, held, draft);
  const at = new Date(ctx.clock.now());
  const { message_id, side, body, automatic, order_id = null, trip_id = null } = draft;
  const number = held.last_number + 1;
  const row = { conversation_id: held.id, number, message_id, side, body, automatic, created_at: at };
  const kept = await insertMessage(db, { ...row, pictures: [], order_id, trip_id });
  if (order_id !== null) await noteMessage(ctx, order_id, draft);
  const read = readOf(held, side, number);
  await updateConversation(db, held.id, { last_number: number, last_at: at, changed_at: at, ...read });
  for (const topic of topicsOf(held)) publishAfterCommit(ctx, topic);
  return { row: { ...kept, pictures: await keepPictures(ctx, kept, draft.pictures) }, isNew: true };
}
