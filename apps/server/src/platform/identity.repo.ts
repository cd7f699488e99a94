import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';

/** The tables that say who a caller is. */
export interface IdentityTables {
  shoppers: { id: string; guest_key_hash: Buffer | null; created_at: Date };
  sessions: {
    token_hash: Buffer;
    customer_id: string | null;
    role: 'customer' | 'operator';
    created_at: Date;
    expires_at: Date;
  };
  customers: { id: string; active: boolean };
}

/** SHA-256 of a guest id or session token: all that the database ever holds of either. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The shopper behind a guest id. */
export async function findGuest(db: Kysely<IdentityTables>, guestId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shoppers')
    .select('id')
    .where('guest_key_hash', '=', hashSecret(guestId))
    .executeTakeFirst();
  return row?.id;
}

/** The living session behind a token: its role and, for a customer's, whose. */
export async function findSession(
  db: Kysely<IdentityTables>,
  token: string,
  nowMs: number,
): Promise<{ role: 'customer' | 'operator'; customerId: string | null } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['sessions.role', 'sessions.customer_id as customerId', 'customers.active'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  if (!row || (row.role === 'customer' && !row.active)) return undefined;
  return { role: row.role, customerId: row.customerId };
}
