import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import { lockName } from '../../../platform/database/lock-name.ts';

/** A passkey as stored. */
export interface PasskeyRow {
  readonly id: string;
  readonly customer_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** The table of passkeys. */
export interface PasskeyTables {
  passkeys: PasskeyRow;
}

type Db = Kysely<PasskeyTables>;

/** A customer's passkeys, held until the transaction ends: what is added is counted one after the other. */
export const lockPasskeys = (db: Db, customerId: string): Promise<void> =>
  lockName(db, `passkeys of ${customerId}`);

/** A customer's passkeys, the oldest first. */
export async function listPasskeyRows(db: Db, customerId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The passkey of a credential, held until the transaction ends. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a passkey; false when its credential is kept already. */
export async function insertPasskey(db: Db, row: PasskeyRow): Promise<boolean> {
  const transports = json(row.transports);
  const inserted = await db
    .insertInto('passkeys')
    .values({ ...row, transports })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Notes a use. */
export async function updatePasskeyUse(db: Db, id: string, counter: number, at: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute();
}

/** Forgets every passkey of a customer. */
export async function deletePasskeysOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('customer_id', '=', customerId).execute();
}

/** Forgets a customer's own passkey and answers which credential it was; undefined when it is none of theirs. */
export async function deletePasskey(
  db: Db,
  customerId: string,
  id: string,
): Promise<Pick<PasskeyRow, 'credential_id'> | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('credential_id')
    .executeTakeFirst();
}
