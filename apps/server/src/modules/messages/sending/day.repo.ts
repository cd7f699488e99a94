import { MESSAGES_A_DAY, type MessageSide, type WrittenInDay } from '@promenade/domain/messages';
import { type Kysely, sql } from 'kysely';
import { lockName } from '../../../platform/database/lock-name.ts';
import type { ConversationRow, MessageTables } from '../messages.tables.ts';

type Db = Kysely<MessageTables>;

// What both sides of a conversation write within a day at most: the day's messages are among its last so many, which the
// numbers find without reading what is older.
const mostNumbers = 2 * MESSAGES_A_DAY;

/** One customer, held until the transaction ends: what they write in several conversations is counted one after the other. */
export const lockWriter = (db: Db, customerId: string): Promise<void> =>
  lockName(db, `messages of ${customerId}`);

/** What a side has written since: a customer in all conversations, the other side in this one; and when the first of it. */
export async function sumWritten(
  db: Db,
  { id, customer_id: customerId }: Pick<ConversationRow, 'id' | 'customer_id'>,
  { side, since }: { readonly side: MessageSide; readonly since: Date },
): Promise<WrittenInDay & { readonly oldest_at: Date | null }> {
  const whose = side === 'customer' ? sql`c.customer_id = ${customerId}` : sql`c.id = ${id}`;
  const { rows } = await sql<WrittenInDay & { oldest_at: Date | null }>`
    select count(*) as messages, coalesce(sum(jsonb_array_length(m.pictures)), 0)::int as pictures,
      count(*) filter (where m.number = 1) as begun, min(m.created_at) as oldest_at
    from conversations c join messages m on m.conversation_id = c.id and m.number > c.last_number - ${sql.lit(mostNumbers)}
    where ${whose} and c.last_at > ${since} and m.side = ${side} and m.created_at > ${since}`.execute(db);
  return rows[0] as WrittenInDay & { oldest_at: Date | null };
}
