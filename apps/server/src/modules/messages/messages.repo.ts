import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { MessageRow, MessageTables, NumberedMessageRow, PictureColumn } from './messages.tables.ts';

type Db = Kysely<MessageTables>;

/** Which part of a conversation: before one number, past another, or its end. */
export interface Part {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

const numbered = sql`m.*, o.number as order_number, t.number as trip_number`;
const joined = sql`messages m left join orders o on o.id = m.order_id left join trips t on t.id = m.trip_id`;

/** Keeps a message under the number that its conversation gave it. */
export async function insertMessage(db: Db, row: MessageRow): Promise<NumberedMessageRow> {
  return db
    .with('kept', (one) =>
      one
        .insertInto('messages')
        .values({ ...row, pictures: json(row.pictures) })
        .returningAll(),
    )
    .selectFrom('kept')
    .leftJoin('orders', 'orders.id', 'kept.order_id')
    .leftJoin('trips', 'trips.id', 'kept.trip_id')
    .selectAll('kept')
    .select(['orders.number as order_number', 'trips.number as trip_number'])
    .executeTakeFirstOrThrow();
}

/** Names the pictures that came with a message. */
export async function updatePictures(
  db: Db,
  { conversation_id, number }: Pick<MessageRow, 'conversation_id' | 'number'>,
  pictures: readonly PictureColumn[],
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ pictures: json(pictures) })
    .where('conversation_id', '=', conversation_id)
    .where('number', '=', number)
    .execute();
}

/** The message that came under an id of its sender's making. */
export async function findMessage(
  db: Db,
  conversationId: string,
  messageId: string,
): Promise<NumberedMessageRow | undefined> {
  const { rows } = await sql<NumberedMessageRow>`select ${numbered} from ${joined}
    where m.conversation_id = ${conversationId} and m.message_id = ${messageId}`.execute(db);
  return rows[0];
}

/** A part of a conversation, by number; past a number the oldest of them first, else the latest of them. */
export async function listMessages(
  db: Db,
  conversationId: string,
  { before, after, limit }: Part,
): Promise<NumberedMessageRow[]> {
  const earlier = before === undefined ? sql`true` : sql`m.number < ${before}`;
  const later = after === undefined ? sql`true` : sql`m.number > ${after}`;
  const direction = after === undefined ? sql`desc` : sql`asc`;
  const { rows } = await sql<NumberedMessageRow>`select ${numbered} from ${joined}
    where m.conversation_id = ${conversationId} and ${earlier} and ${later}
    order by m.number ${direction} limit ${limit}`.execute(db);
  return rows.sort((one, other) => one.number - other.number);
}

/** The last message of each conversation. */
export async function listLast(db: Db, conversationIds: readonly string[]): Promise<NumberedMessageRow[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await sql<NumberedMessageRow>`select ${numbered}
    from conversations c join messages m on m.conversation_id = c.id and m.number = c.last_number
    left join orders o on o.id = m.order_id left join trips t on t.id = m.trip_id
    where c.id = any (${conversationIds}::uuid[])`.execute(db);
  return rows;
}

/** All that was written in a customer's conversations, in order. */
export async function listOfCustomer(db: Db, customerId: string): Promise<NumberedMessageRow[]> {
  const { rows } = await sql<NumberedMessageRow>`select ${numbered} from ${joined}
    join conversations c on c.id = m.conversation_id
    where c.customer_id = ${customerId} order by m.conversation_id, m.number`.execute(db);
  return rows;
}
