import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import type { SingleFlight } from '../caching/single-flight.ts';
import type { Ctx } from '../context.ts';
import { fromReplica, mayBeOld } from '../database/from-replica.ts';
import { inTransaction, readAgain } from '../database/transaction.ts';
import { refuse, Refused } from '../errors.ts';
import { remakeBefore } from '../files/sent-pictures.ts';
import { type Answer, findFirstAnswer, once, type WriteRequest } from '../idempotency/idempotency.ts';
import { asGuestNow, writesForGuest } from '../identity/guest-now.ts';
import { identify } from '../identity/identity.ts';
import type { bytesUnderWay } from '../limits/bytes-under-way.ts';
import type { CallLimit, Limiter } from '../limits/limits.ts';
import { traced } from '../telemetry/trace.ts';
import { callerNetwork } from './caller-network.ts';
import type { Closing } from './closing.ts';
import type { Handler, Input } from './handler.ts';
import { parseInput } from './parse-input.ts';
import {
  credentialsOf,
  idempotencyKeyOf,
  isAnsweredOnly,
  languageOf,
  prefersLenience,
  whereaboutsOf,
} from './request.ts';
import { sendEvents, streamHeaders } from './server-sent-events.ts';

/** What serving needs in addition to the rooms. */
export interface ServingDeps {
  /** The base context; actor and language are filled in for each request. */
  readonly ctx: Ctx;
  readonly limiter: Limiter;
  /** Refuses a form whose sender has too much of them under way. */
  readonly formsUnderWay: ReturnType<typeof bytesUnderWay>;
  /** Tests check every reply against its schema; a mismatch is a fault. */
  readonly validateReplies: boolean;
  /** Refuses writes of shoppers while the market is closed for maintenance; operators and staff can continue. */
  readonly refuseWrites?: (ctx: Ctx) => Promise<void>;
  /** Tells streams that the server is closing; absent if they simply end with it. */
  readonly closing?: Closing;
  /** Called for each refused write of a shopper, after its rollback. */
  readonly onRefused?: (ctx: Ctx, id: CallId, input: unknown, refused: Refused) => Promise<void>;
}

/** A served call: what is the same for all its requests. */
export interface Served {
  readonly deps: ServingDeps;
  readonly endpoint: Endpoint;
  readonly handler: Handler<CallId>;
  readonly limit: CallLimit | undefined;
  /** Answers in progress. */
  readonly shared: SingleFlight<Answer>;
}

async function contextOf({ deps, endpoint }: Served, request: FastifyRequest): Promise<Ctx> {
  const actor = await identify(deps.ctx.db, deps.ctx.clock, endpoint.who, credentialsOf(request));
  request.callerKind = actor.kind;
  return {
    ...deps.ctx,
    actor,
    language: languageOf(request),
    where: whereaboutsOf(request),
    requestId: request.id,
    log: request.log as Ctx['log'],
    device: { address: callerNetwork(request.ip), userAgent: request.headers['user-agent'] ?? '' },
  };
}

async function answer({ deps, endpoint, handler }: Served, ctx: Ctx, input: Input<CallId>): Promise<Answer> {
  const reply = await traced(ctx, endpoint.id, () => handler(ctx, input) as Promise<unknown>);
  if (deps.validateReplies) {
    const parsed = endpoint.reply.safeParse(reply);
    if (!parsed.success)
      throw new Error(`${endpoint.id} answered outside its contract: ${parsed.error.message}`);
  }
  return { status: 200, json: JSON.stringify(reply) };
}

function makeAnswer(served: Served, ctx: Ctx, request: FastifyRequest): Promise<Answer> {
  const input = parseInput(served.endpoint, request, ctx.language);
  const read = (inner: Ctx): Promise<Answer> => answer(served, inner, input);
  return readAgain(() =>
    ctx.replicas && mayBeOld(served.endpoint, ctx) ? fromReplica(ctx, read) : read(ctx),
  );
}

/** Identical concurrent public reads share one read, since their answer does not depend on the caller. */
async function answerRead(served: Served, ctx: Ctx, request: FastifyRequest): Promise<Answer> {
  if (!mayBeOld(served.endpoint, ctx)) return makeAnswer(served, ctx, request);
  const key = JSON.stringify([request.url, ctx.language, ctx.where]);
  return served.shared(key, () => makeAnswer(served, { ...ctx, actor: { kind: 'anyone' } }, request));
}

function keepingWork(error: unknown): Answer {
  if (error instanceof Refused && error.keepsWork) return { status: 0, json: '', refused: error };
  throw error;
}

const isSilent = (body: unknown): boolean => Object.keys(body ?? {}).length === 0;

/**
 * A write with an idempotency key; undefined without one. Of an unknown caller who sends nothing else the key is all that
 * is known: a client that gives it to everybody would give all of them one guest id.
 */
function writeOf({ endpoint }: Served, request: FastifyRequest): WriteRequest | undefined {
  const { method, url, body } = request;
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const dyingToken = endpoint.endsSession ? credentialsOf(request).token : undefined;
  const network = isSilent(body) ? callerNetwork(request.ip) : undefined;
  return { key, method, url, body, dyingToken, network };
}

async function answerWrite(served: Served, ctx: Ctx, request: FastifyRequest): Promise<Answer> {
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
  if (write) return once(ctx, write, { asNow, answer: work });
  return inTransaction(ctx, async (inner) => work((await asNow?.(inner)) ?? inner));
}

/** Calls back when the caller disconnects, or at once if that happened during authentication. */
function onceGone({ raw }: FastifyReply, then: () => void): void {
  if (raw.destroyed) then();
  else raw.once('close', then);
}

function goneSignal(reply: FastifyReply, closing: Closing | undefined): AbortSignal {
  const gone = new AbortController();
  const forget = closing?.onClose(() => gone.abort());
  onceGone(reply, () => {
    forget?.();
    gone.abort();
  });
  return gone.signal;
}

// A mobile network can have one address for a whole city, so known callers are limited individually.
function callerOf(request: FastifyRequest): string {
  const { token, guestId } = credentialsOf(request);
  return token ?? guestId ?? callerNetwork(request.ip);
}

const isShoppersWrite = ({ method, who }: Endpoint): boolean =>
  method !== 'GET' && who !== 'operator' && who !== 'staff';

function answerStream(
  { deps, endpoint, handler }: Served,
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const input = parseInput(endpoint, request, ctx.language);
  // Nothing of the stream would ever be sent.
  if (request.method === 'HEAD') return reply.headers(streamHeaders).send();
  const signal = goneSignal(reply, deps.closing);
  const ended = deps.ctx.meter?.openStream();
  if (ended) onceGone(reply, ended);
  return sendEvents(request, reply, handler({ ...ctx, signal }, input) as AsyncIterable<unknown>);
}

function sendAnswer(reply: FastifyReply, { status, json, refused }: Answer): FastifyReply {
  if (refused) throw refused;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(json);
}

// A row refers to an account that was deleted meanwhile: authentication is repeated, and answers that the session is dead.
const isOfNobody = (error: unknown): boolean => errorCode(error) === '23503';

/** Answers a request of a call: identifies the caller, enforces limits, and runs the use case. */
export async function serveCall(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { deps, endpoint, limit } = served;
  if (limit)
    await deps.limiter.count(
      endpoint.id,
      limit.by === 'address' ? callerNetwork(request.ip) : callerOf(request),
      limit,
    );
  if (isShoppersWrite(endpoint)) await deps.refuseWrites?.(deps.ctx);
  const ctx = await contextOf(served, request);
  if (endpoint.stream) return answerStream(served, ctx, request, reply);
  const answered =
    endpoint.method === 'GET'
      ? await answerRead(served, ctx, request)
      : await answerWrite(served, ctx, request).catch(async (error: unknown) => {
          const input = endpoint.method === 'DELETE' ? request.query : request.body;
          if (error instanceof Refused) await deps.onRefused?.(ctx, endpoint.id as CallId, input, error);
          else if (isOfNobody(error)) await contextOf(served, request);
          throw error;
        });
  return sendAnswer(reply, answered);
}

/**
 * Answers a request of a call that ends its session: a client that lost the answer repeats the request with a token that
 * is no longer valid, and gets the first answer.
 */
export async function serveSessionEnd(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  try {
    return await serveCall(served, request, reply);
  } catch (error) {
    const write = writeOf(served, request);
    const isDead = error instanceof Refused && error.parts[0]?.code === 'session_dead';
    const first = isDead && write?.dyingToken ? await findFirstAnswer(served.deps.ctx, write) : undefined;
    if (!first) throw error;
    return sendAnswer(reply, first);
  }
}
