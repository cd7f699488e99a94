import { endpoints as contractEndpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { Ctx } from '../context.ts';
import { readAgain } from '../database/transaction.ts';
import type { Handler, Routes } from '../http/handler.ts';
import { parseInput } from '../http/parse-input.ts';
import { clearedAt } from '../caching/cache.ts';
import { fromReplica, mayBeOld } from '../database/from-replica.ts';
import { refusedUnavailable } from '../database/unavailable.ts';
import { answerOf, Refused } from '../errors.ts';
import { languageOf, whereaboutsOf } from '../http/request.ts';
import { traced } from '../telemetry/trace.ts';
import { ttlCache, succeeded } from '../caching/ttl-cache.ts';

/** A call made by a page, with what a request would carry. Pages are anonymous: no token and no guest id. */
export interface PageCall {
  readonly id: CallId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The headers of SYS-01. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page's request id, for the log. */
  readonly requestId: string;
}

/** The zones of a request: its header may claim others than those that contain its point. */
export type ZonesSeen = (ctx: Ctx) => Promise<readonly string[]>;

/** Status and body as they would be sent. The body may be shared between pages and is immutable. */
export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Lets pages call the rooms within the process: without a socket or serialisation, but with the contract and the same
 * refusals.
 */
export type PageCalls = (call: PageCall) => Promise<PageAnswer>;

// Their answers depend only on language, zones and module, not on the person, nor on the point beyond its zones. Calls
// with an id in their path, and lists of stores (which contain distances), are made again for every page.
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

// Short compared with the five seconds of cached pages; a burst of visitors to different pages still makes each call
// once.
const freshForMs = 1_000;
const mostKept = 500;
// SYS-14. Without them, each page counts what a zone's stores sell of every category.
const featuredLimits = { freshForMs: 30_000, staleForMs: 60_000, most: 100, keeps: succeeded };

const asksForFeatured = ({ id, query }: PageCall): boolean =>
  id === 'catalog.categories' && (query as { readonly featured?: unknown }).featured !== undefined;

type LowerHeaders = Readonly<Record<string, string>>;

const lowerNames = (headers: PageCall['headers']): LowerHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** As in a URL: texts only, without absent values. */
function asTexts(part: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(part).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

// Copied before caching, since a room may keep references to parts of its answer.
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

// Only public data may appear on a page that is cached and shared.
function forAnyone(id: CallId, handler: Handler<CallId> | undefined): Handler<CallId> {
  const endpoint: Endpoint = contractEndpoints[id];
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
    const endpoint: Endpoint = contractEndpoints[call.id];
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
 * The rooms as pages call them; calls that are the same for a whole zone are made once per second, featured categories once
 * in half a minute.
 * @param changes topics that clear this cache, so that an operator sees a change on the next page
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
  const featured = clearedAt(ttlCache<PageAnswer>(ctx.clock, featuredLimits), ctx.events, changes);
  const share = async (inner: Ctx, call: PageCall, headers: LowerHeaders, ask: () => Promise<PageAnswer>) => {
    // If the zones cannot be read, nothing can; the call itself reports it.
    const zones = await zonesSeen(inner).catch(() => undefined);
    if (!zones) return ask();
    const key = [
      call.id,
      JSON.stringify([call.params, call.query, zones]),
      ...sharedHeaders.map((name) => headers[name]),
    ];
    const cache = asksForFeatured(call) ? featured : kept;
    return cache.take(key.join('\n'), async () => frozen(asJson(await ask())));
  };
  return (call) => {
    const handler = forAnyone(call.id, handlers[call.id]);
    const headers = lowerNames(call.headers);
    const inner = contextOf(ctx, headers, call.requestId);
    const ask = (): Promise<PageAnswer> => answer(inner, handler, call);
    return sharedCalls.has(call.id) ? share(inner, call, headers, ask) : ask();
  };
}
