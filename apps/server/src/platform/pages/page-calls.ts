import { endpoints as contractEndpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { Ctx } from '../context.ts';
import { readAgain } from '../database/transaction.ts';
import { type Handler, parseInput, type Routes } from '../http/endpoints.ts';
import { clearedAt } from '../caching/cache.ts';
import { fromReplica, mayBeOld } from '../database/from-replica.ts';
import { refusedUnavailable } from '../database/unavailable.ts';
import { answerOf, Refused } from '../errors.ts';
import { languageOf, whereaboutsOf } from '../http/request.ts';
import { traced } from '../telemetry/trace.ts';
import { ttlCache, succeeded } from '../caching/ttl-cache.ts';

/** A call of a page: what a request would carry. Pages are anonymous, so there is no token and no guest. */
export interface PageCall {
  readonly id: CallId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Those of SYS-01. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page's, to be found by in the log. */
  readonly requestId: string;
}

/** The zones that a request may see: the header may claim others than those that hold its point. */
export type ZonesSeen = (ctx: Ctx) => Promise<readonly string[]>;

/** Status and body as they would cross the wire. The body may be shared between pages and cannot be changed. */
export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Pages ask the rooms inside the process: no socket and no text, but the contract and the refusals of everyone. */
export type PageCalls = (call: PageCall) => Promise<PageAnswer>;

// What these answer depends on language, zones and module alone, never on the person, nor on the point but for the
// zones that hold it. Calls with an id in their path, and lists of stores (which tell distances), are asked anew for every page.
const sharedCalls: ReadonlySet<CallId> = new Set<CallId>([
  'settings.config',
  'settings.landing',
  'settings.modules',
  'catalog.categories',
  'catalog.popularItems',
  'catalog.storeItems',
  'catalog.banners',
  'catalog.campaigns',
  'catalog.flashSale',
  'catalog.flashSaleItems',
  'catalog.brands',
  'catalog.conditions',
  'catalog.recommendedItems',
  'catalog.discountedItems',
  'catalog.mostReviewedItems',
  'catalog.basicItems',
  'catalog.campaignItems',
]);
const sharedHeaders = ['x-localization', 'moduleid', 'origin'];

// Short beside the pages' own five seconds; a burst of visitors from many doors still asks each thing once.
const freshForMs = 1_000;
const mostKept = 500;

type LowerHeaders = Readonly<Record<string, string>>;

const lowerNames = (headers: PageCall['headers']): LowerHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** As a URL would hold it: texts alone, without what is not there. */
function asTexts(part: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(part).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

// What is kept is nobody's: a room may hold on to parts of what it answered.
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

// Only what anyone may read can be on a page that is kept and shared.
function forAnyone(id: CallId, handler: Handler<CallId> | undefined): Handler<CallId> {
  const endpoint = contractEndpoints[id] as unknown as Endpoint;
  if (!handler || endpoint.method !== 'GET' || endpoint.who !== 'anyone' || endpoint.stream)
    throw new Error(`Pages cannot ask ${id}`);
  return handler;
}

function contextOf(ctx: Ctx, headers: LowerHeaders, requestId: string): Ctx {
  return {
    ...ctx,
    actor: { kind: 'anyone' },
    language: languageOf({ headers }),
    where: whereaboutsOf({ headers }),
    acceptsRecent: true,
    requestId,
  };
}

async function answer(ctx: Ctx, handler: Handler<CallId>, call: PageCall): Promise<PageAnswer> {
  try {
    const endpoint = contractEndpoints[call.id] as unknown as Endpoint;
    const asked = { params: asTexts(call.params), query: asTexts(call.query), body: {} };
    const input = parseInput(endpoint, asked, ctx.language);
    const read = (inner: Ctx): Promise<unknown> =>
      traced(ctx, call.id, () => handler(inner, input) as Promise<unknown>);
    const reply = await readAgain(() =>
      ctx.replicas && mayBeOld(endpoint, ctx) ? fromReplica(ctx, read) : read(ctx),
    );
    return { status: 200, body: reply };
  } catch (error) {
    const refused = error instanceof Refused ? error : refusedUnavailable(error);
    if (refused) return answerOf(refused, ctx.language);
    ctx.log.error({ err: error, request_id: call.requestId, call: call.id }, 'fault');
    return { status: 500, body: { request_id: call.requestId } };
  }
}

/**
 * The rooms for pages; what every page of a zone asks alike is asked once a second.
 * @param changes the topics at which nothing of that is kept: an operator sees a change on the next page
 */
export function pageCalls(
  ctx: Ctx,
  rooms: readonly Routes[],
  zonesSeen: ZonesSeen,
  changes: readonly string[],
): PageCalls {
  const handlers = Object.assign({}, ...rooms) as Readonly<Record<string, Handler<CallId>>>;
  const answers = ttlCache<PageAnswer>(ctx.clock, { freshForMs, most: mostKept, keeps: succeeded });
  const kept = clearedAt(answers, ctx.events, changes);
  const share = async (inner: Ctx, call: PageCall, headers: LowerHeaders, ask: () => Promise<PageAnswer>) => {
    // Where the zones cannot be read nothing can; asking tells so.
    const zones = await zonesSeen(inner).catch(() => undefined);
    if (!zones) return ask();
    const key = [
      call.id,
      JSON.stringify([call.params, call.query, zones]),
      ...sharedHeaders.map((name) => headers[name]),
    ];
    return kept.take(key.join('\n'), async () => frozen(asJson(await ask())));
  };
  return (call) => {
    const handler = forAnyone(call.id, handlers[call.id]);
    const headers = lowerNames(call.headers);
    const inner = contextOf(ctx, headers, call.requestId);
    const ask = (): Promise<PageAnswer> => answer(inner, handler, call);
    return sharedCalls.has(call.id) ? share(inner, call, headers, ask) : ask();
  };
}
