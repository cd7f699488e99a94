import type { Endpoint } from '@promenade/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { fromReplica, mayBeOld } from '../database/from-replica.ts';
import { readAgain } from '../database/transaction.ts';
import { Refused } from '../errors.ts';
import { type Answer, findFirstAnswer } from '../idempotency/idempotency.ts';
import { callerNetwork } from './caller-network.ts';
import type { Closing } from './closing.ts';
import { parseInput } from './parse-input.ts';
import { credentialsOf } from './request.ts';
import { sendEvents, streamHeaders } from './server-sent-events.ts';
import { answer, contextOf, type Served } from './served.ts';
import { identifyAndWrite, writeOf } from './write-call.ts';

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
  if (endpoint.method !== 'GET') return sendAnswer(reply, await identifyAndWrite(served, request));
  const ctx = await contextOf(served, request);
  if (endpoint.stream) return answerStream(served, ctx, request, reply);
  return sendAnswer(reply, await answerRead(served, ctx, request));
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
