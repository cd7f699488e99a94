import { createHash } from 'node:crypto';
import { type Generated, type Kysely, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import { pipelined } from '../database/pipelining.ts';
import { errorCode } from '../error-code.ts';

/** The role of a session. */
export type SessionRole = 'customer' | 'operator' | 'store' | 'courier';

/** The tables for identifying callers. */
export interface IdentityTables {
  shoppers: {
    id: string;
    guest_key_hash: Buffer | null;
    created_at: Date;
    kept_until: Date;
    /** The customer that a guest has signed in as last, who may have left since. */
    signed_in_as: string | null;
    /** How often a guest has signed in. */
    sign_ins: Generated<number>;
  };
  sessions: {
    id: string;
    token_hash: Buffer;
    customer_id: string | null;
    store_id: string | null;
    courier_id: string | null;
    role: SessionRole;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
  };
  customers: { id: string; active: boolean };
  couriers: { id: string; active: boolean };
}

/** SHA-256 of a guest id or session token; the database stores only this hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const selectGuest = compiledOnce((db: Kysely<IdentityTables>, { hash }: { readonly hash: Buffer }) =>
  db.selectFrom('shoppers').select(['id', 'sign_ins', 'kept_until']).where('guest_key_hash', '=', hash),
);

/** The shopper of a guest id, how often it has signed in, and until when one without any data is kept. */
export async function findGuest(
  db: Kysely<IdentityTables>,
  guestId: string,
): Promise<{ readonly id: string; readonly sign_ins: number; readonly kept_until: Date } | undefined> {
  const [guest] = await selectGuest(db, { hash: hashSecret(guestId) });
  return guest;
}

/** What is to hold of a guest. */
interface Proof {
  readonly id: string;
  readonly hash: Buffer;
  readonly keptPast: Date;
}

// PostgreSQL refuses what follows a statement that fails, and dividing by none is the shortest one.
const selectProof = compiledOnce((db: Kysely<IdentityTables>, { id, hash, keptPast }: Proof) =>
  db
    .selectFrom('shoppers')
    .select(({ fn }) => sql<string>`1 / ${fn.countAll()}`.as('proved'))
    .where('id', '=', id)
    .where('guest_key_hash', '=', hash)
    .where('kept_until', '>', keptPast)
    .modifyEnd(pipelined),
);

/**
 * Proves that a guest id is the shopper's, and that its retention goes on after an instant. It is not awaited: it goes with
 * the transaction's next statement, and if it does not hold, nothing that follows is carried out ({@link isUnproved}).
 */
export async function proveGuest(
  db: Kysely<IdentityTables>,
  id: string,
  guestId: string,
  keptPast: Date,
): Promise<void> {
  await selectProof(db, { id, hash: hashSecret(guestId), keptPast });
}

/** Whether a transaction failed because its guest could not be proved (division_by_zero), or may have. */
export const isUnproved = (error: unknown): boolean => errorCode(error) === '22012';

/** Extends the retention of a guest; false if it has been deleted meanwhile. */
export async function keepGuest(db: Kysely<IdentityTables>, id: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shoppers')
    .set({ kept_until: until })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const selectHeldGuest = compiledOnce((db: Kysely<IdentityTables>, { id }: { readonly id: string }) =>
  db
    .selectFrom('shoppers')
    .select(['sign_ins', 'signed_in_as'])
    .where('id', '=', id)
    .where('guest_key_hash', 'is not', null)
    .forShare(),
);

/**
 * Holds a guest who writes until the transaction ends. A sign-in waits for it ({@link updateSignIn}), and whoever writes
 * rows that refer to the guest does not.
 */
export async function holdGuest(
  db: Kysely<IdentityTables>,
  id: string,
): Promise<{ readonly sign_ins: number; readonly signed_in_as: string | null } | undefined> {
  const [guest] = await selectHeldGuest(db, { id });
  return guest;
}

/**
 * Records that a guest signs in as a customer, and so holds the guest: whatever the guest is writing is written first.
 * Returns how often the guest has signed in, this time included.
 */
export async function updateSignIn(
  db: Kysely<IdentityTables>,
  id: string,
  customerId: string,
): Promise<number | undefined> {
  const row = await db
    .updateTable('shoppers')
    .set({ signed_in_as: customerId, sign_ins: sql`sign_ins + 1` })
    .where('id', '=', id)
    .returning('sign_ins')
    .executeTakeFirst();
  return row?.sign_ins;
}

/** Whether an account is there, which cannot be deleted from now on until the transaction ends. */
export async function holdAccount(db: Kysely<IdentityTables>, customerId: string): Promise<boolean> {
  const account = db.selectFrom('customers').select('id').where('id', '=', customerId).forKeyShare();
  return (await account.executeTakeFirst()) !== undefined;
}

/** An active session. */
export interface FoundSession {
  readonly id: string;
  readonly role: SessionRole;
  readonly customerId: string | null;
  readonly storeId: string | null;
  readonly courierId: string | null;
  readonly usedAtMs: number;
}

const selectSession = compiledOnce(
  (db: Kysely<IdentityTables>, { hash, now }: { readonly hash: Buffer; readonly now: Date }) =>
    db
      .selectFrom('sessions')
      .leftJoin('customers', 'customers.id', 'sessions.customer_id')
      .leftJoin('couriers', 'couriers.id', 'sessions.courier_id')
      .select(['sessions.id', 'sessions.role', 'sessions.customer_id as customerId', 'customers.active'])
      .select(['sessions.store_id as storeId', 'sessions.courier_id as courierId'])
      .select('couriers.active as courierActive')
      .select((row) => row.fn.coalesce('sessions.last_used_at', 'sessions.created_at').as('usedAt'))
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now),
);

/** The active session of a token: its role and its owner. */
export async function findSession(
  db: Kysely<IdentityTables>,
  token: string,
  nowMs: number,
): Promise<FoundSession | undefined> {
  const [row] = await selectSession(db, { hash: hashSecret(token), now: new Date(nowMs) });
  if (!row || (row.role === 'customer' && !row.active)) return undefined;
  if (row.role === 'courier' && !row.courierActive) return undefined;
  const { id, role, customerId, storeId, courierId } = row;
  return { id, role, customerId, storeId, courierId, usedAtMs: row.usedAt.getTime() };
}

/** Records the use of a session, unless another request has just done so. */
export async function touchSession(
  db: Kysely<IdentityTables>,
  token: string,
  at: Date,
  unlessSince: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('token_hash', '=', hashSecret(token))
    .where((row) => row(row.fn.coalesce('last_used_at', 'created_at'), '<=', unlessSince))
    .execute();
}
