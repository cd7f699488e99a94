import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { FastifyRequest } from 'fastify';
import type { SingleFlight } from '../caching/single-flight.ts';
import type { Actor, Ctx } from '../context.ts';
import type { Refused } from '../errors.ts';
import type { Answer } from '../idempotency/idempotency.ts';
import { identify } from '../identity/identity.ts';
import type { bytesUnderWay } from '../limits/bytes-under-way.ts';
import type { CallLimit, Limiter } from '../limits/limits.ts';
import { traced } from '../telemetry/trace.ts';
import { callerNetwork } from './caller-network.ts';
import type { Closing } from './closing.ts';
import type { Handler, Input } from './handler.ts';
import { credentialsOf, languageOf, whereaboutsOf } from './request.ts';

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

/** The context of a request by somebody. */
export function contextFor({ deps }: Served, request: FastifyRequest, actor: Actor): Ctx {
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

/** The context of a request whose caller is looked up. */
export async function contextOf(served: Served, request: FastifyRequest): Promise<Ctx> {
  const { deps, endpoint } = served;
  const actor = await identify(deps.ctx.db, deps.ctx.clock, endpoint.who, credentialsOf(request));
  return contextFor(served, request, actor);
}

/** Runs the use case. */
export async function answer(
  { deps, endpoint, handler }: Served,
  ctx: Ctx,
  input: Input<CallId>,
): Promise<Answer> {
  const reply = await traced(ctx, endpoint.id, () => handler(ctx, input) as Promise<unknown>);
  if (deps.validateReplies) {
    const parsed = endpoint.reply.safeParse(reply);
    if (!parsed.success)
      throw new Error(`${endpoint.id} answered outside its contract: ${parsed.error.message}`);
  }
  return { status: 200, json: JSON.stringify(reply) };
}
