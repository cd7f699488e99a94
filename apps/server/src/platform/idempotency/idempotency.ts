import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Actor, type Ctx, over } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, Refused } from '../errors.ts';
import { isUnproved } from '../identity/identity.repo.ts';
import {
  claimKey,
  copyKeys,
  findKey,
  forgetKey,
  forgetKeys,
  type IdempotencyTables,
  isTakenKey,
  type KeptAnswer,
  keepAnswer,
  settle,
} from './idempotency.repo.ts';

/** How long a first answer is stored; the API promises at least 24 hours. */
export const keptForMs = 48 * 60 * 60 * 1000;

/** What identifies a write: its whole input. */
export interface WriteRequest {
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** The caller's token, for a write that can end its session: nothing else of the caller is known afterwards. */
  readonly dyingToken?: string | undefined;
  /** Where the caller is, for a write that tells nothing else of an unknown caller. */
  readonly network?: string | undefined;
}

/** An answer, new or repeated. */
export interface Answer {
  readonly status: number;
  readonly json: string;
  /** A refusal whose writes are committed; it is thrown after the commit. */
  readonly refused?: Error;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

// Answers can contain a new token or guest id, which the database only stores as hashes. So a stored answer is
// encrypted with a key derived from the client's own, of which the database also has only a hash. A key object, because
// a cipher spends some time checking raw key bytes.
function sealingKey(key: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, 'promenade', 'first answer', 32)));
}

function seal(key: string, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function unseal(key: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

function scopeOf(actor: Actor, { dyingToken, network }: WriteRequest): string {
  if (dyingToken !== undefined) return `session ${hash(dyingToken).toString('hex')}`;
  if (actor.kind === 'anyone' && network !== undefined) return `network ${hash(network).toString('hex')}`;
  if ('shopperId' in actor) return actor.shopperId;
  if (actor.kind === 'store') return `store ${actor.storeId}`;
  return actor.kind === 'courier' ? `courier ${actor.courierId}` : actor.kind;
}

const fingerprintOf = ({ method, url, body }: WriteRequest): Buffer =>
  hash(JSON.stringify([method, url, body ?? null]));

/** The first answer; undefined if nothing has been done with the key. */
export async function findFirstAnswer(
  ctx: Ctx,
  write: WriteRequest,
  scopes: readonly string[] = [scopeOf(ctx.actor, write)],
): Promise<Answer | undefined> {
  const first = await findKey(over<IdempotencyTables>(ctx), scopes, hash(write.key));
  if (!first) return undefined;
  const { fingerprint, status, sealed_reply: sealed } = first;
  if (!fingerprint.equals(fingerprintOf(write)) || status === null || sealed === null)
    return refuse('key_reused');
  return { status, json: unseal(write.key, sealed) };
}

// Not the database's own error, which would mean that a retry can help.
const keyTaken = new Error('The key is taken.');

/**
 * Why a write failed. The proof of who writes and the claim on the key are sent with the first statement of the work
 * (decisions 65 and 43), so a refusal that has not queried the database does not know yet whether they hold.
 */
async function whyItFailed(ctx: Ctx, error: unknown): Promise<unknown> {
  if (!(error instanceof Refused)) return isTakenKey(error) ? keyTaken : error;
  const failure = await settle(over<IdempotencyTables>(ctx)).catch((reason: unknown) => reason);
  if (isTakenKey(failure)) return keyTaken;
  return isUnproved(failure) ? failure : error;
}

/** What a write does. */
export interface Work {
  /** Sent before everything else, not awaited: whatever does not hold of it undoes the rest. */
  readonly prove?: ((ctx: Ctx) => Promise<void>) | undefined;
  /** Who writes, now that the write has begun; the caller as identified if absent. */
  readonly asNow?: ((ctx: Ctx) => Promise<Ctx>) | undefined;
  readonly answer: (ctx: Ctx) => Promise<Answer>;
}

async function keepFirst(
  db: Kysely<IdempotencyTables>,
  answer: Omit<KeptAnswer, 'scope'>,
  scopes: Iterable<string>,
): Promise<void> {
  for (const scope of scopes) await keepAnswer(db, { ...answer, scope });
}

/** Does the work under the key, which is claimed for the caller, and for the customer whom the caller writes as. */
async function doFirst(ctx: Ctx, write: WriteRequest, work: Work, scopes: Set<string>): Promise<Answer> {
  const [keyHash, fingerprint] = [hash(write.key), fingerprintOf(write)];
  const db = over<IdempotencyTables>(ctx);
  const claimFor = async ({ actor }: Ctx): Promise<void> => {
    const scope = scopeOf(actor, write);
    if (scopes.has(scope)) return;
    scopes.add(scope);
    await claimKey(db, { scope, keyHash, fingerprint, at: new Date(ctx.clock.now()) });
  };
  await work.prove?.(ctx);
  await claimFor(ctx);
  const now = (await work.asNow?.(ctx)) ?? ctx;
  await claimFor(now);
  const answer = await work.answer(now);
  if (answer.refused) await forgetKey(db, [...scopes], keyHash);
  else await keepFirst(db, { keyHash, status: answer.status, sealed: seal(write.key, answer.json) }, scopes);
  return answer;
}

/** Undefined if another request was first and its answer is no longer stored. */
async function answerOnce(ctx: Ctx, write: WriteRequest, work: Work): Promise<Answer | undefined> {
  const scopes = new Set<string>();
  try {
    return await inTransaction(ctx, (inner) => {
      scopes.clear();
      return doFirst(inner, write, work, scopes).catch(async (error: unknown) => {
        throw await whyItFailed(inner, error);
      });
    });
  } catch (error) {
    if (error !== keyTaken && !isTakenKey(error)) throw error;
    return findFirstAnswer(ctx, write, [...scopes]);
  }
}

/**
 * Carries out a write once. The claim on the key, the effect and the stored answer commit together; a repeat waits for the
 * first and gets the same answer. A refused write rolls everything back, including its claim, so the same key can be used
 * again. If the stored answer has just been deleted, the write counts as a first one.
 */
export async function once(ctx: Ctx, write: WriteRequest, work: Work): Promise<Answer> {
  return (await answerOnce(ctx, write, work)) ?? (await answerOnce(ctx, write, work)) ?? refuse('key_reused');
}

// Each is some kilobytes, and whoever signs in repeats one or two.
const mostTakenAlong = 100;

/**
 * What a guest has been answered is answered to the customer, too, whom the guest becomes: whoever lost an answer and signs
 * in before trying again sends the same key.
 */
export async function takeAnswersAlong(ctx: Ctx, guestId: string, customerId: string): Promise<void> {
  const db = over<IdempotencyTables>(ctx);
  await copyKeys(db, { from: guestId, to: customerId, most: mostTakenAlong });
}

/** Deletes answers that have been stored long enough. */
export async function forgetOldAnswers(ctx: Ctx): Promise<void> {
  await forgetKeys(over<IdempotencyTables>(ctx), new Date(ctx.clock.now() - keptForMs));
}
