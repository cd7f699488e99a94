import type { Kysely } from 'kysely';
import type { SessionRole } from '../../../platform/identity/identity.repo.ts';

/** A session; of the token only its hash is kept. */
export interface SessionRow {
  readonly token_hash: Buffer;
  readonly id: string;
  readonly customer_id: string | null;
  readonly role: SessionRole;
  readonly store_id: string | null;
  readonly courier_id: string | null;
  readonly browser: string;
  readonly system: string;
  readonly zone_id: string | null;
  readonly last_used_at: Date | null;
  readonly created_at: Date;
  /** When the holder last showed who they are: by signing in, or again since. */
  readonly authenticated_at: Date;
  readonly expires_at: Date;
}

/** Tables of sessions and of where a customer signed in from. */
export interface SessionTables {
  sessions: SessionRow;
  known_addresses: { customer_id: string; address_hash: Buffer; last_at: Date };
}

type Db = Kysely<SessionTables>;

/** Keeps a session. */
export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** Living sessions of a customer, the latest used first. */
export async function listSessionRows(db: Db, customerId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .execute();
  const usedAt = (row: SessionRow) => (row.last_used_at ?? row.created_at).getTime();
  return rows.sort((one, other) => usedAt(other) - usedAt(one));
}

/** When the holder of a session last showed who they are; undefined once it has ended. */
export async function findAuthenticatedAt(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.authenticated_at;
}

/** Notes that the holder of a session has just shown who they are. */
export async function setAuthenticatedAt(db: Db, tokenHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends the session of a token. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends one of a customer's sessions by its id; false when it is none of them. */
export async function deleteSessionById(db: Db, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a customer's sessions, but for the one to keep; answers how many there were. */
export async function deleteSessionsOf(db: Db, customerId: string, keep?: Buffer): Promise<number> {
  let query = db.deleteFrom('sessions').where('customer_id', '=', customerId);
  if (keep) query = query.where('token_hash', '<>', keep);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends the sessions of every customer, or of every operator; answers how many there were. */
export async function deleteSessionsOfAll(db: Db, role: 'customer' | 'operator'): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('role', '=', role).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends every session of a store's staff, or of a courier. */
export async function deleteStaffSessions(
  db: Db,
  { role, holderId }: { role: 'store' | 'courier'; holderId: string },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(role === 'store' ? 'store_id' : 'courier_id', '=', holderId)
    .execute();
}

/** Forgets every session that has run out. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Notes that a customer has signed in from an address. */
export async function upsertKnownAddress(
  db: Db,
  row: { customer_id: string; address_hash: Buffer; last_at: Date },
): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'address_hash']).doUpdateSet({ last_at: row.last_at }),
    )
    .execute();
}

/** The addresses from which a customer has signed in since an instant. */
export async function listKnownAddresses(db: Db, customerId: string, since: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('known_addresses')
    .select('address_hash')
    .where('customer_id', '=', customerId)
    .where('last_at', '>', since)
    .execute();
  return rows.map(({ address_hash: hash }) => hash);
}

/** Forgets addresses that nobody has signed in from since an instant. */
export async function deleteKnownAddressesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_addresses').where('last_at', '<=', before).execute();
}
