import type { Kysely } from 'kysely';
import { lockName } from '../../../platform/database/lock-name.ts';

/** An account at another provider that signs in to one here. */
export interface IdentityRow {
  readonly medium: string;
  readonly subject: string;
  readonly customer_id: string;
  readonly created_at: Date;
}

/** The table of identities. */
export interface SocialTables {
  social_identities: IdentityRow;
}

type Db = Kysely<SocialTables>;

/** Whom an identity signs in. */
export async function findIdentity(
  db: Db,
  medium: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('social_identities')
    .selectAll()
    .where('medium', '=', medium)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** An identity that signs in nobody yet, held until the transaction ends: of several tabs one makes its account. */
export const lockIdentity = (db: Db, medium: string, subject: string): Promise<void> =>
  lockName(db, JSON.stringify(['identity', medium, subject]));

/** Keeps an identity; one that is another customer's stays so. */
export async function insertIdentity(db: Db, row: IdentityRow): Promise<void> {
  await db
    .insertInto('social_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A customer's identities. */
export async function listIdentities(db: Db, customerId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('social_identities')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** Forgets every identity of a customer. */
export async function deleteIdentitiesOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('social_identities').where('customer_id', '=', customerId).execute();
}
