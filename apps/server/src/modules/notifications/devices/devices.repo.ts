import type { Kysely } from 'kysely';
import { lockName } from '../../../platform/database/lock-name.ts';
import type { NotificationTables, SubscriptionRow } from '../notifications.tables.ts';

type Db = Kysely<NotificationTables>;

/** A customer's browsers, held until the transaction ends: what is added is counted one after the other. */
export const lockSubscriptions = (db: Db, customerId: string): Promise<void> =>
  lockName(db, `browsers of ${customerId}`);

/** Keeps a browser's subscription; one that somebody else had in this browser is theirs no more. */
export async function upsertSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { id: _id, ...change } = row;
  await db
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
    .execute();
}

/** The browsers of a customer. */
export async function listSubscriptions(db: Db, customerId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One browser. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Forgets a customer's browser. */
export async function deleteSubscription(
  db: Db,
  { customer_id: customerId, endpoint }: Pick<SubscriptionRow, 'customer_id' | 'endpoint'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Forgets every browser; how many there were. */
export async function deleteSubscriptions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('push_subscriptions').executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets the browsers of a customer beyond the latest so many. */
export async function deleteOldest(db: Db, customerId: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await db
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', kept)
    .execute();
}

/** Keeps the token of a session's app; a session has one, and a token is of one session. */
export async function replaceToken(db: Db, row: NotificationTables['device_tokens']): Promise<void> {
  await db
    .deleteFrom('device_tokens')
    .where((where) =>
      where.or([where('session_hash', '=', row.session_hash), where('token', '=', row.token)]),
    )
    .execute();
  await db
    .insertInto('device_tokens')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
