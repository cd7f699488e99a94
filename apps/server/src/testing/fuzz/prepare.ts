import type { Endpoint } from '@promenade/contract/endpoint';
import { apiBase } from '@promenade/contract/paths';
import type { FastifyRequest } from 'fastify';
import { everyEndpoint, rawRequestOf, send } from '../contract/every-endpoint.ts';
import { giveRecords } from '../contract/owned-records.ts';
import type { WriteId } from '../contract/write-sample.ts';
import { writeSamples } from '../contract/write-samples.ts';
import { type Caller, everyWayIn, fixture, openTestMarket, rental, type TestMarket } from '../index.ts';
import { Known } from './known.ts';
import { seededIds } from './seeded-ids.ts';
import type { FuzzRequest } from './wire.ts';

/** A market with some history, and all requests accepted on the way. */
export interface Prepared {
  /** The database's name: every seed starts from a copy. */
  readonly database: string;
  readonly nowMs: number;
  readonly accepted: ReadonlyMap<string, readonly FuzzRequest[]>;
  readonly lessons: readonly { readonly value: unknown; readonly room: string }[];
  readonly operator: Caller;
  readonly staff: readonly Caller[];
}

/** The room of a call, which tells ids apart. */
export const roomOf = ({ id }: Pick<Endpoint, 'id'>): string => id.split('.')[0] ?? '';

const byRoute = new Map(
  everyEndpoint.map((endpoint) => [`${endpoint.method} ${apiBase}${endpoint.path}`, endpoint]),
);

function withoutFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isFile = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'digest' in value;
  const plain = (value: unknown): unknown => (isFile(value) ? { $file: 'picture' } : value);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value.map(plain)[0] ?? value) : plain(value),
    ]),
  );
}

function acceptedOf(endpoint: Endpoint, request: FastifyRequest): FuzzRequest {
  const { guest_id, ...query } = request.query as Record<string, unknown>;
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const guestId = typeof guest_id === 'string' ? guest_id : undefined;
  const body = endpoint.multipart ? withoutFiles(request.body) : request.body;
  return {
    endpoint,
    input: { params: request.params as Record<string, unknown>, query, body: body ?? undefined },
    caller: { token, guestId },
  };
}

/** Records all accepted requests of a market. */
function recordAccepted({ app }: TestMarket) {
  const accepted = new Map<string, FuzzRequest[]>();
  const lessons: { value: unknown; room: string }[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = byRoute.get(`${request.method} ${request.routeOptions.url}`);
    if (!endpoint || reply.statusCode !== 200 || typeof payload !== 'string') return;
    accepted.set(endpoint.id, [...(accepted.get(endpoint.id) ?? []), acceptedOf(endpoint, request)]);
    lessons.push({ value: JSON.parse(payload), room: roomOf(endpoint) });
    lessons.push({
      value: { ...(request.params as object), ...(request.query as object) },
      room: roomOf(endpoint),
    });
  });
  return { accepted, lessons };
}

const nameOf = ({ token, guestId }: Caller): string => `${token} ${guestId}`;

/** Some callers have signed out or deleted their account on the way: their requests are no longer usable. */
async function stillAlive(
  market: TestMarket,
  requests: readonly FuzzRequest[],
): Promise<(caller: Caller) => boolean> {
  const dead = new Set<string>();
  const callers = new Map(requests.map(({ caller }) => [nameOf(caller), caller]));
  for (const [name, { token, guestId }] of callers) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const url = `${apiBase}/config${guestId === undefined ? '' : `?guest_id=${guestId}`}`;
    if ((await market.app.inject({ url, headers })).statusCode === 401) dead.add(name);
  }
  return (caller) => !dead.has(nameOf(caller));
}

/** Tokens of two stores, a provider and a courier. */
async function giveTokens(market: TestMarket, operator: Caller): Promise<Caller[]> {
  const body = { name: 'Vera', phone: '+59899000333', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body }, operator);
  const { stores } = fixture;
  const holders = [
    ...[stores.trattoria, stores.bakery, rental.providers.wheels].map((one) => ['store', one] as const),
    ['courier', courier_id] as const,
  ];
  const tokens: Caller[] = [];
  for (const [role, holder_id] of holders) {
    const given = await market.call('ops.giveToken', { body: { role, holder_id } }, operator);
    tokens.push({ token: given.token });
  }
  return tokens;
}

/** Makes every write of the contract once, accepted, and gives two shoppers one record of each kind. */
export async function prepare(): Promise<Prepared> {
  const market = await openTestMarket({
    countRefusals: false,
    settings: everyWayIn,
    keepDatabase: true,
    ids: (clock) => seededIds(1, clock),
  });
  const recorded = recordAccepted(market);
  await giveRecords(market, { token: (await market.newCustomer()).token });
  await giveRecords(market, { guestId: (await market.newGuest()).guestId });
  for (const endpoint of everyEndpoint.filter(({ method }) => method !== 'GET')) {
    market.clock.advance(3_000);
    const { caller, input } = await writeSamples[endpoint.id as WriteId](market);
    await send(market.app, endpoint, rawRequestOf(input, caller));
  }
  const operator = { token: await market.operatorToken() };
  const staff = await giveTokens(market, operator);
  const alive = await stillAlive(market, [...recorded.accepted.values()].flat());
  for (const [id, list] of recorded.accepted)
    recorded.accepted.set(
      id,
      list.filter(({ caller }) => alive(caller)),
    );
  const nowMs = market.clock.now();
  await market.close();
  return { database: market.database, nowMs, operator, staff, ...recorded };
}

/** The values learned in preparation, for a run of its own. */
export function knownFrom({ lessons }: Prepared): Known {
  const known = new Known();
  for (const { value, room } of lessons) known.learn(value, '', room);
  return known;
}
