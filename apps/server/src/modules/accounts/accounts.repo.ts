import type { Kysely } from 'kysely';
import type { AccountTables, CustomerRow, SessionRow } from './accounts.tables.ts';

type Db = Kysely<AccountTables>;

/** Keeps a guest. */
export async function insertGuest(db: Db, id: string, guestKeyHash: Buffer, at: Date): Promise<void> {
  await db.insertInto('shoppers').values({ id, guest_key_hash: guestKeyHash, created_at: at }).execute();
}

/** Keeps a customer; false when its e-mail or phone number is another's already. */
export async function insertCustomer(db: Db, row: CustomerRow): Promise<boolean> {
  await db
    .insertInto('shoppers')
    .values({ id: row.id, guest_key_hash: null, created_at: row.created_at })
    .execute();
  const inserted = await db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Customers that are reached by the e-mail or the number. */
export async function listReachedBy(
  db: Db,
  contact: { email?: string; phoneDigits?: string },
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

/** The customer of a living session. */
export async function getCustomerRow(db: Db, id: string): Promise<CustomerRow> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Keeps a session. */
export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** Ends one session. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Forgets every session that has run out. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
