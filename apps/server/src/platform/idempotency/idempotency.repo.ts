import { type Kysely, sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import { pipelined } from '../database/pipelining.ts';

/** The table of stored first answers. */
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

/** A write's claim on its key. */
export interface Claim {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly fingerprint: Buffer;
  readonly at: Date;
}

const insertClaim = compiledOnce((db: Db, claim: Claim) =>
  db
    .insertInto('idempotency_keys')
    .values({
      scope: claim.scope,
      key_hash: claim.keyHash,
      fingerprint: claim.fingerprint,
      status: null,
      sealed_reply: null,
      created_at: claim.at,
    })
    .modifyEnd(pipelined),
);

/**
 * Claims a key. If it is taken, the transaction's next statement fails ({@link isTakenKey}); while another transaction
 * holds the claim, that statement waits. The claim itself is not awaited.
 */
export async function claimKey(db: Db, claim: Claim): Promise<void> {
  await insertClaim(db, claim);
}

/** Whether a statement failed because of a claim: another request has already used the key and committed its answer. */
export function isTakenKey(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'idempotency_keys_pkey';
}

/** Waits for statements that were sent without being awaited. */
export async function settle(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** The first answer of a key, in any of the scopes. */
export async function findKey(
  db: Db,
  scopes: readonly string[],
  keyHash: Buffer,
): Promise<{ fingerprint: Buffer; status: number | null; sealed_reply: Buffer | null } | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'sealed_reply'])
    .where('scope', 'in', scopes)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** The first answer of a key that is claimed in a scope. */
export interface KeptAnswer {
  readonly scope: string;
  readonly keyHash: Buffer;
  readonly status: number;
  readonly sealed: Buffer;
}

const updateAnswer = compiledOnce((db: Db, { scope, keyHash, status, sealed }: KeptAnswer) =>
  db
    .updateTable('idempotency_keys')
    .set({ status, sealed_reply: sealed })
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .modifyEnd(pipelined),
);

/** Stores a first answer, without awaiting it. */
export async function keepAnswer(db: Db, answer: KeptAnswer): Promise<void> {
  await updateAnswer(db, answer);
}

/** Deletes keys older than `before`. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/** Releases a claimed key, because its write was refused. */
export async function forgetKey(db: Db, scopes: readonly string[], keyHash: Buffer): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', 'in', scopes)
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Copies the newest answered keys of one scope to another, at most so many. */
export async function copyKeys(
  db: Db,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<void> {
  await sql`
    insert into idempotency_keys (scope, key_hash, fingerprint, status, sealed_reply, created_at)
    select ${to}, key_hash, fingerprint, status, sealed_reply, created_at from idempotency_keys
    where scope = ${from} and status is not null order by created_at desc limit ${most}
    on conflict do nothing`.execute(db);
}
