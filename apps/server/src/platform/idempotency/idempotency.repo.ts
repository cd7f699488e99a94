import { type Kysely, sql } from 'kysely';
import { pipelined } from '../database/pipelining.ts';

/** The table of first answers. */
export interface IdempotencyTables {
  idempotency_keys: {
    scope: string;
    key_hash: Buffer;
    fingerprint: Buffer;
    status: number | null;
    sealed_reply: Buffer | null;
    created_at: Date;
  };
}

type Db = Kysely<IdempotencyTables>;

/**
 * Claims a key: the transaction's next statement fails where it is taken ({@link isTakenKey}), and waits while another
 * transaction holds the claim. Nobody waits for the claim by itself.
 */
export async function claimKey(
  db: Db,
  scope: string,
  keyHash: Buffer,
  fingerprint: Buffer,
  at: Date,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({ scope, key_hash: keyHash, fingerprint, status: null, sealed_reply: null, created_at: at })
    .modifyEnd(pipelined)
    .execute();
}

/** Whether a statement failed of a claim: the key is another's, whose answer has been committed. */
export function isTakenKey(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'idempotency_keys_pkey';
}

/** Waits for what was only sent along. */
export async function settle(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** What was answered first under a key. */
export async function findKey(
  db: Db,
  scope: string,
  keyHash: Buffer,
): Promise<{ fingerprint: Buffer; status: number | null; sealed_reply: Buffer | null } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'sealed_reply'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Keeps the first answer beside its key. */
export async function keepAnswer(
  db: Db,
  scope: string,
  keyHash: Buffer,
  status: number,
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, sealed_reply: sealed })
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .modifyEnd(pipelined)
    .execute();
}

/** Forgets keys older than `before`. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Gives a claimed key back: the write under it was refused. */
export async function forgetKey(db: Db, scope: string, keyHash: Buffer): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .execute();
}
