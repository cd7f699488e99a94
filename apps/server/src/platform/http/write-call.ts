import type { CallId } from '@promenade/contract/paths';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { errorCode } from '../error-code.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, Refused } from '../errors.ts';
import { remakeBefore } from '../files/sent-pictures.ts';
import { type Answer, once, type Work, type WriteRequest } from '../idempotency/idempotency.ts';
import { asGuestNow, writesForGuest } from '../identity/guest-now.ts';
import { isUnproved } from '../identity/identity.repo.ts';
import { type NamedGuest, namedGuest } from '../identity/identity.ts';
import { callerNetwork } from './caller-network.ts';
import { parseInput } from './parse-input.ts';
import { credentialsOf, idempotencyKeyOf, isAnsweredOnly, prefersLenience } from './request.ts';
import { answer, contextFor, contextOf, type Served } from './served.ts';

function keepingWork(error: unknown): Answer {
  if (error instanceof Refused && error.keepsWork) return { status: 0, json: '', refused: error };
  throw error;
}

const isSilent = (body: unknown): boolean => Object.keys(body ?? {}).length === 0;

/**
 * A write with an idempotency key; undefined without one. Of an unknown caller who sends nothing else the key is all that
 * is known: a client that gives it to everybody would give all of them one guest id.
 */
export function writeOf({ endpoint }: Served, request: FastifyRequest): WriteRequest | undefined {
  const { method, url, body } = request;
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const dyingToken = endpoint.endsSession ? credentialsOf(request).token : undefined;
  const network = isSilent(body) ? callerNetwork(request.ip) : undefined;
  return { key, method, url, body, dyingToken, network };
}

async function answerWrite(
  served: Served,
  ctx: Ctx,
  request: FastifyRequest,
  prove?: Work['prove'],
): Promise<Answer> {
  const { params, query, body } = request;
  const asked = { params, query, body, isLenient: prefersLenience(request) };
  const input = parseInput(served.endpoint, asked, ctx.language);
  const write = writeOf(served, request);
  const { pictures } = served.handler;
  if (pictures && !isAnsweredOnly(request))
    await remakeBefore(ctx, pictures, input.body as Readonly<Record<string, unknown>>);
  // Refused inside the claim: a repeat waits for the first request in progress, and the claim is rolled back with the
  // refusal.
  const work = async (now: Ctx): Promise<Answer> =>
    isAnsweredOnly(request) ? refuse('unanswered') : answer(served, now, input).catch(keepingWork);
  const asNow = writesForGuest(served.endpoint) && !isAnsweredOnly(request) ? asGuestNow : undefined;
  if (write) return once(ctx, write, { prove, asNow, answer: work });
  return inTransaction(ctx, async (inner) => {
    await prove?.(inner);
    return work((await asNow?.(inner)) ?? inner);
  });
}

// A row refers to an account that was deleted meanwhile: authentication is repeated, and answers that the session is dead.
const isOfNobody = (error: unknown): boolean => errorCode(error) === '23503';

/** What a write came to that was not done: its refusal is reported, after the rollback. */
async function failed(served: Served, ctx: Ctx, request: FastifyRequest, error: unknown): Promise<never> {
  const { deps, endpoint } = served;
  const input = endpoint.method === 'DELETE' ? request.query : request.body;
  if (error instanceof Refused) await deps.onRefused?.(ctx, endpoint.id as CallId, input, error);
  else if (isOfNobody(error)) await contextOf(served, request);
  throw error;
}

/** The guest who says so, of a write that can prove it in its own transaction: one with a key that holds no guest. */
function guestToProve({ endpoint }: Served, request: FastifyRequest): NamedGuest | undefined {
  if (endpoint.who !== 'shopper' || writesForGuest(endpoint)) return undefined;
  return idempotencyKeyOf(request) === undefined ? undefined : namedGuest(credentialsOf(request));
}

/** Writes as a guest who is proved in the same transaction; undefined if it was refused before that, or does not hold. */
async function answerProved(
  served: Served,
  request: FastifyRequest,
  { actor, prove }: NamedGuest,
): Promise<Answer | undefined> {
  const ctx = contextFor(served, request, actor);
  let isAsked = false;
  const asking = async (inner: Ctx): Promise<void> => {
    await prove(inner);
    isAsked = true;
  };
  try {
    return await answerWrite(served, ctx, request, asking);
  } catch (error) {
    if (isUnproved(error) || (error instanceof Refused && !isAsked)) return undefined;
    return failed(served, ctx, request, error);
  }
}

/** Carries out a write of a guest whose proof goes along with it (decision 65), or of whoever is identified before. */
export async function identifyAndWrite(served: Served, request: FastifyRequest): Promise<Answer> {
  const named = guestToProve(served, request);
  const proved = named && (await answerProved(served, request, named));
  if (proved) return proved;
  const ctx = await contextOf(served, request);
  return answerWrite(served, ctx, request).catch((error: unknown) => failed(served, ctx, request, error));
}
