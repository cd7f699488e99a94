import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';

/** Something proved or asked for, known by the hash of a secret. */
export interface GrantRow {
  readonly secret_hash: Buffer;
  readonly kind: string;
  readonly payload: unknown;
  readonly expires_at: Date;
}

/** The table of grants. */
export interface GrantTables {
  account_grants: GrantRow;
}

type Db = Kysely<GrantTables>;

/** Keeps a grant. */
export async function insertGrant(db: Db, row: GrantRow): Promise<void> {
  const payload = json(row.payload);
  await db
    .insertInto('account_grants')
    .values({ ...row, payload })
    .execute();
}

/** Takes a grant that ends between two instants away and answers it; of two who come at once, one gets it. */
export async function takeGrant(
  db: Db,
  kind: string,
  secretHash: Buffer,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<GrantRow | undefined> {
  return db
    .deleteFrom('account_grants')
    .where('secret_hash', '=', secretHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets grants that have run out. */
export async function deleteEndedGrants(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_grants').where('expires_at', '<=', now).execute();
}
