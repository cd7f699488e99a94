import type { Kysely } from 'kysely';
import type { CustomerRow, CustomerTables } from './customers.tables.ts';

type Db = Kysely<CustomerTables>;

/** Keeps a guest. */
export async function insertGuest(
  db: Db,
  guest: { id: string; guest_key_hash: Buffer; created_at: Date; kept_until: Date },
): Promise<void> {
  await db.insertInto('shoppers').values(guest).execute();
}

/** Keeps a customer; false when its e-mail or phone number is another's already. */
export async function insertCustomer(
  db: Db,
  row: CustomerRow,
  referredBy: string | null = null,
): Promise<boolean> {
  await db
    .insertInto('shoppers')
    .values({ id: row.id, guest_key_hash: null, created_at: row.created_at })
    .execute();
  const inserted = await db
    .insertInto('customers')
    .values({ ...row, referred_by: referredBy, was_referred: referredBy !== null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Customers that are reached by the e-mail or the number. */
export async function listReachedBy(
  db: Db,
  contact: { email?: string | undefined; phoneDigits?: string | undefined },
): Promise<CustomerRow[]> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where((where) =>
      where.or([
        ...(contact.email === undefined ? [] : [where('email', '=', contact.email)]),
        ...(contact.phoneDigits === undefined ? [] : [where('phone_digits', '=', contact.phoneDigits)]),
      ]),
    )
    .execute();
}

/** A customer that exists, with the code that friends are given. */
export async function getCustomerRow(db: Db, id: string): Promise<CustomerRow & { ref_code: string }> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A customer's referral code and referrer; undefined if there is no such customer. */
export async function findReferralRow(
  db: Db,
  id: string,
): Promise<{ ref_code: string; referred_by: string | null; was_referred: boolean } | undefined> {
  return db
    .selectFrom('customers')
    .select(['ref_code', 'referred_by', 'was_referred'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A customer who is not blocked, and whom nobody deletes until the transaction ends. */
const keepActive = (db: Db) =>
  db.selectFrom('customers').select('id').where('active', '=', true).forKeyShare();

/** Whose referral code it is, unless blocked; nobody deletes that customer until the transaction ends. */
export async function keepReferrer(db: Db, refCode: string): Promise<string | undefined> {
  return (await keepActive(db).where('ref_code', '=', refCode).executeTakeFirst())?.id;
}

/** The contacts of a customer's account; empty if there is no such customer. */
export async function listReach(db: Db, id: string): Promise<Pick<CustomerRow, 'email' | 'phone'>[]> {
  return db.selectFrom('customers').select(['email', 'phone']).where('id', '=', id).execute();
}

/** Whether a customer has that id. */
export async function hasCustomer(db: Db, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** Whether there still is such a customer, blocked or not; nobody deletes it until the transaction ends. */
export async function keepAccount(db: Db, id: string): Promise<boolean> {
  const kept = db.selectFrom('customers').select('id').where('id', '=', id).forKeyShare();
  return (await kept.executeTakeFirst()) !== undefined;
}

/** A customer, if one is named and was not deleted meanwhile; held until the transaction ends. */
export async function lockCustomer(db: Db, id: string | null): Promise<CustomerRow | undefined> {
  if (id === null) return;
  return db.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether there still is such a customer, and not blocked; nobody deletes it until the transaction ends. */
export async function keepCustomer(db: Db, id: string): Promise<boolean> {
  return (await keepActive(db).where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Changes a customer. A contact that is another's already breaks a unique column: ask first, see `isTaken`. */
export async function updateCustomer(
  db: Db,
  id: string,
  change: Partial<Omit<CustomerRow, 'id'>>,
): Promise<CustomerRow> {
  return db
    .updateTable('customers')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a customer with all that hangs on the account; the shopper stays, for orders that are kept. */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customers').where('id', '=', id).execute();
}

/** Categories that a customer is interested in. */
export async function listInterests(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_interests')
    .select('category_id')
    .where('customer_id', '=', customerId)
    .orderBy('category_id')
    .execute();
  return rows.map((row) => row.category_id);
}

/** Keeps the categories in place of those before. A category that does not exist breaks a foreign key. */
export async function replaceInterests(
  db: Db,
  customerId: string,
  categoryIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('customer_interests').where('customer_id', '=', customerId).execute();
  if (categoryIds.length === 0) return;
  const values = categoryIds.map((categoryId) => ({ customer_id: customerId, category_id: categoryId }));
  await db.insertInto('customer_interests').values(values).execute();
}
