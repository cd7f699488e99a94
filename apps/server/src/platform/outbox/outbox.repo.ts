import type { Kysely } from 'kysely';

/** Channels of messages. */
export type Channel = 'mail' | 'sms';

/** A stored message. */
export interface MessageRow {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string | null;
  readonly subject: string;
  readonly body: string;
  readonly status: 'waiting' | 'sent' | 'failed';
  readonly created_at: Date;
}

/** The table of messages. */
export interface OutboxTables {
  outbox_messages: MessageRow;
}

type Db = Kysely<OutboxTables>;

/** Stores a message to be sent. */
export async function insertMessage(db: Db, row: MessageRow): Promise<void> {
  await db.insertInto('outbox_messages').values(row).execute();
}

/** A message in any state. */
export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Records the state of a message. */
export async function updateMessage(
  db: Db,
  id: string,
  change: Partial<Pick<MessageRow, 'status' | 'body'>>,
): Promise<void> {
  await db.updateTable('outbox_messages').set(change).where('id', '=', id).execute();
}

/** Deletes messages from before an instant, and waiting ones from before another. */
export async function deleteMessagesBefore(db: Db, before: Date, waitingBefore: Date): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('created_at', '<', before)
    .where((row) => row.or([row('status', '<>', 'waiting'), row('created_at', '<', waitingBefore)]))
    .execute();
}
