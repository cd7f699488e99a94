import { type CursorPage, type Cut, cutPage, readOf, skipOf } from '../../platform/cursor-page.ts';
import type { Language } from '@promenade/contract/refusals';
import type { Kysely } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { NotificationRow, NotificationTables } from './notifications.tables.ts';

type Db = Kysely<NotificationTables>;

/** Stores a notification; false if there already is one for the same event. */
export async function insertNotification(db: Db, row: Omit<NotificationRow, 'seq'>): Promise<boolean> {
  const inserted = await db
    .insertInto('notifications')
    .values({ ...row, params: json(row.params) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** One notification. */
export async function findNotification(db: Db, id: string): Promise<NotificationRow | undefined> {
  return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of a shopper's notifications, newest first. */
export async function listNotifications(
  db: Db,
  shopperId: string,
  page: CursorPage,
): Promise<Cut<NotificationRow>> {
  let query = db.selectFrom('notifications').selectAll().where('shopper_id', '=', shopperId);
  if (page.cursor !== undefined) {
    const seen = db.selectFrom('notifications').select('seq').where('id', '=', page.cursor);
    query = query.where('seq', '<', seen);
  }
  const read = await query.orderBy('seq', 'desc').limit(readOf(page)).offset(skipOf(page)).execute();
  return cutPage(read, page);
}

/** How many there are, and how many of them are unread. */
export async function countNotifications(
  db: Db,
  shopperId: string,
): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notifications')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
}

/** Marks a shopper's own as read: those, or all; answers how many were unread. */
export async function updateRead(
  db: Db,
  shopperId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('shopper_id', '=', shopperId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Whether a conversation has one that was not read yet. */
export async function hasUnreadOfConversation(db: Db, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the notifications of a conversation as read; returns how many were unread. */
export async function updateReadOfConversation(db: Db, conversationId: string, at: Date): Promise<number> {
  const updated = await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('conversation_id', '=', conversationId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** The language in which a shopper last did something that was told of. */
export async function findLanguage(db: Db, shopperId: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('language')
    .where('shopper_id', '=', shopperId)
    .where('language', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? undefined;
}

/** Moves a guest's notifications to a customer. */
export async function updateOwner(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', fromShopperId)
    .execute();
}

/** Forgets all that a shopper was told. */
export async function deleteNotifications(db: Db, shopperId: string): Promise<void> {
  await db.deleteFrom('notifications').where('shopper_id', '=', shopperId).execute();
}

/** Deletes notifications older than an instant. */
export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}
