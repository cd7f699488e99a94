import type { Kysely } from 'kysely';
import { lockName } from '../../platform/database/lock-name.ts';
import type { AddressFields, AddressRow, AddressTables } from './addresses.tables.ts';

type Db = Kysely<AddressTables>;

/** A customer's addresses, newest first. */
export async function listAddressRows(db: Db, customerId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A customer's list, held until the transaction ends: what is added is compared and counted one after the other. */
export const lockAddresses = (db: Db, customerId: string): Promise<void> =>
  lockName(db, `addresses of ${customerId}`);

/** How many addresses a customer keeps. */
export async function countAddresses(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The customer's address with the same content and point; undefined if there is none. Zones follow from the point. */
export async function findSameAddress(
  db: Db,
  { id: _id, created_at: _at, zone_ids: _zones, ...fields }: AddressRow,
): Promise<AddressRow | undefined> {
  let same = db.selectFrom('addresses').selectAll();
  for (const [column, value] of Object.entries(fields))
    same = same.where(column as keyof typeof fields, 'is not distinct from', value);
  return same.orderBy('created_at').limit(1).executeTakeFirst();
}

/** Keeps an address. */
export async function insertAddress(db: Db, row: AddressRow): Promise<void> {
  await db.insertInto('addresses').values(row).execute();
}

/** Changes a customer's own address; absent when it is not theirs. */
export async function updateAddressRow(
  db: Db,
  customerId: string,
  id: string,
  fields: AddressFields,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set(fields)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets a customer's own address; false when it is not theirs. */
export async function deleteAddressRow(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
