import type { Kysely } from 'kysely';
import type { CustomerTables } from '../customers/customers.tables.ts';

type Db = Kysely<CustomerTables>;

/**
 * Guests who are not kept any longer, by age, held until the transaction ends: who is just coming back or leaving
 * something, or is in another server's hands, is passed by.
 */
export async function lockDueGuests(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shoppers')
    .select('id')
    .where('guest_key_hash', 'is not', null)
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps guests until then. */
export async function keepGuests(db: Db, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('shoppers')
    .set({ kept_until: until })
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes guests who have left nothing. */
export async function deleteGuests(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('shoppers')
    .where('id', 'in', [...ids])
    .execute();
}

const guestOf = (db: Db, id: string) =>
  db.selectFrom('shoppers').select('id').where('id', '=', id).where('guest_key_hash', 'is not', null);

/** Whether a guest has that id. */
export async function isGuestNow(db: Db, id: string): Promise<boolean> {
  return (await guestOf(db, id).executeTakeFirst()) !== undefined;
}

/** Holds a guest until the transaction ends: nothing more is written for them. False if no guest has that id. */
export async function lockGuest(db: Db, id: string): Promise<boolean> {
  return (await guestOf(db, id).forUpdate().executeTakeFirst()) !== undefined;
}

/** Nobody is that guest any more; the shopper stays, for orders that are kept. */
export async function endGuest(db: Db, id: string): Promise<void> {
  await db
    .updateTable('shoppers')
    .set({ guest_key_hash: null, signed_in_as: null })
    .where('id', '=', id)
    .execute();
}
