import type { Kysely } from 'kysely';
import type { MessageTables, SubjectRow } from './messages.tables.ts';

type Db = Kysely<MessageTables>;

/** Whose an order is. */
export async function findOrderSubject(db: Db, id: string): Promise<SubjectRow | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'shopper_id', 'store_id', 'courier_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose a trip is. */
export async function findTripSubject(db: Db, id: string): Promise<SubjectRow | undefined> {
  const trip = await db
    .selectFrom('trips')
    .select(['id', 'shopper_id', 'store_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return trip && { ...trip, courier_id: null };
}

/** Whether a courier carries an order of the customer's, or has carried one. */
export async function hasCarried(db: Db, courierId: string, customerId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('courier_id', '=', courierId)
    .where('shopper_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
