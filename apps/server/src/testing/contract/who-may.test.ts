import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, everyWayIn, fixture, openTestMarket, rental, type TestMarket } from '../index.ts';
import { stateOf } from './digest.ts';
import { everyEndpoint, rawRequestOf, send, wellFormed } from './every-endpoint.ts';
import { openConversation } from './message-samples.ts';
import { placePasta } from './owned-records.ts';
import { rideOf } from './trip-samples.ts';
import { writeRentalOnce } from './vehicle-samples.ts';
import type { WriteId } from './write-sample.ts';
import { writeSamples } from './write-samples.ts';

// Callers with the wrong token or none. Two callers of the same kind are covered by two-shoppers.test.ts, expired
// tokens and unknown guests by hostile-input.test.ts.
const kinds = ['nobody', 'guest', 'customer', 'store', 'courier', 'operator'] as const;
type Kind = (typeof kinds)[number];

let market: TestMarket;
let callers: Readonly<Record<Kind, Caller>>;
let strangers: Readonly<Record<'bakery' | 'provider' | 'courier', Caller>>;

async function staffToken(role: 'store' | 'courier', holder_id: string): Promise<Caller> {
  const operator = { token: await market.operatorToken() };
  const { token } = await market.call('ops.giveToken', { body: { role, holder_id } }, operator);
  return { token };
}

async function newCourier(): Promise<Caller> {
  const body = { name: 'Vera', phone: '+59899000222', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call(
    'ops.addCourier',
    { body },
    { token: await market.operatorToken() },
  );
  return staffToken('courier', courier_id);
}

beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false, settings: everyWayIn });
  await writeRentalOnce(market);
  callers = {
    nobody: {},
    guest: { guestId: (await market.newGuest()).guestId },
    customer: { token: (await market.newCustomer()).token },
    store: await staffToken('store', fixture.stores.trattoria),
    courier: await newCourier(),
    operator: { token: await market.operatorToken() },
  };
  strangers = {
    bakery: await staffToken('store', fixture.stores.bakery),
    provider: await staffToken('store', rental.providers.coastal),
    courier: await newCourier(),
  };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

/** Everything stored, except when tokens were last used. */
async function stateNow() {
  const { sessions, ...others } = await stateOf(market.ctx);
  return { ...others, sessions: sessions?.rows };
}

/** Which kinds of callers a call accepts, and how it refuses the others. */
const doors: Readonly<Record<Endpoint['who'], (kind: Kind) => readonly [number, string] | undefined>> = {
  anyone: () => undefined,
  shopper: (kind) => {
    if (kind === 'guest' || kind === 'customer') return undefined;
    return kind === 'nobody' ? [401, 'shopper_required'] : [403, 'forbidden'];
  },
  customer: (kind) => {
    if (kind === 'customer') return undefined;
    return kind === 'nobody' || kind === 'guest' ? [401, 'sign_in_required'] : [403, 'forbidden'];
  },
  operator: (kind) => {
    if (kind === 'operator') return undefined;
    return kind === 'nobody' ? [401, 'sign_in_required'] : [403, 'forbidden'];
  },
  staff: (kind) => {
    if (kind === 'store' || kind === 'courier' || kind === 'operator') return undefined;
    return kind === 'nobody' ? [401, 'sign_in_required'] : [403, 'forbidden'];
  },
};

const all = everyEndpoint.map((endpoint) => [endpoint.id, endpoint] as const);
const guarded = all.filter(([, { who }]) => who !== 'anyone');

describe('whoever is not meant does not come in, and changes nothing', () => {
  test.each(guarded)('%s', async (_id, endpoint) => {
    const { body, ...rest } = wellFormed(endpoint);
    // Removes the guest id from the body, which would identify a caller.
    const { guest_id: _guest, ...others } = (body ?? {}) as Record<string, unknown>;
    const input = { ...rest, body: others };
    const before = await stateNow();
    for (const kind of kinds) {
      const told = doors[endpoint.who](kind);
      if (!told) continue;
      const answer = await send(market.app, endpoint, rawRequestOf(input, callers[kind]));
      const body = answer.json<{ errors: { code: string }[] }>();
      expect([kind, answer.statusCode, body.errors[0]?.code]).toEqual([kind, ...told]);
    }
    expect(await stateNow()).toEqual(before);
  });
});

describe('whoever is meant comes in', () => {
  const reads = guarded.filter(([, { method, stream }]) => method === 'GET' && !stream);
  test.each(reads)('%s', async (id, endpoint) => {
    for (const kind of kinds.filter((one) => doors[endpoint.who](one) === undefined)) {
      const answer = await send(market.app, endpoint, rawRequestOf(wellFormed(endpoint), callers[kind]));
      // Couriers deliver orders: trips, vehicles and menus are not for them.
      if (kind === 'courier' && /^ops\.(trip|vehicles|items)/.test(id)) continue;
      expect([200, 400, 404, 422], `${kind} ${answer.payload}`).toContain(answer.statusCode);
    }
  });
});

// Staff of another store, provider or delivery, sending what the right one would.
const staffWrites = guarded.flatMap(([id, endpoint]) =>
  endpoint.who === 'staff' && endpoint.method !== 'GET' ? [[id as WriteId, endpoint] as const] : [],
);
// Exceptions: any courier may take a waiting order; a store's item or a provider's vehicle goes to the caller's own,
// whatever the request names (ops/add-store-item.test.ts); and the bakery is the store of the samples that open,
// close, deliver, and set discounts and hours.
const free: Partial<Record<CallId, readonly string[]>> = {
  'ops.takeOrder': ['courier'],
  'ops.addItem': ['bakery', 'provider'],
  'ops.addVehicle': ['provider'],
  'ops.setStoreOpen': ['bakery'],
  'ops.setStoreDelivery': ['bakery'],
  'ops.setStoreDiscount': ['bakery'],
  'ops.setStoreHours': ['bakery'],
};

describe('another’s staff cannot do it, and leave all as it is; its own can', () => {
  test.each(staffWrites)('%s', async (id, endpoint) => {
    const { caller, input } = await writeSamples[id](market);
    const before = await stateNow();
    for (const [name, stranger] of Object.entries(strangers)) {
      if (free[id]?.includes(name)) continue;
      const answer = await send(market.app, endpoint, rawRequestOf(input, stranger));
      expect([403, 404], `${name} ${answer.payload}`).toContain(answer.statusCode);
    }
    expect(await stateNow()).toEqual(before);
    expect((await send(market.app, endpoint, rawRequestOf(input, caller))).statusCode).toBe(200);
  });
});

describe('another’s staff does not see it', () => {
  const reads: readonly (readonly [CallId, () => Promise<object>])[] = [
    ['ops.staffOrder', async () => ({ params: { id: await placePasta(market, callers.guest) } })],
    ['ops.trip', async () => ({ params: { id: (await rideOf(market, callers.guest)).tripId } })],
    ['ops.conversation', async () => ({ params: { id: await openConversation(market, callers.customer) } })],
  ];
  const lists: readonly CallId[] = [
    'ops.staffOrders',
    'ops.trips',
    'ops.conversations',
    'ops.vehicles',
    'ops.items',
  ];

  test.each(reads)('%s', async (id, inputOf) => {
    const endpoint = everyEndpoint.find((one) => one.id === id) as Endpoint;
    const input = await inputOf();
    for (const stranger of Object.values(strangers))
      expect((await send(market.app, endpoint, rawRequestOf(input, stranger))).statusCode).toBe(404);
    expect((await send(market.app, endpoint, rawRequestOf(input, callers.operator))).statusCode).toBe(200);
  });

  test.each(lists)('%s', async (id) => {
    const endpoint = everyEndpoint.find((one) => one.id === id) as Endpoint;
    const orderId = await placePasta(market, callers.guest);
    const { tripId } = await rideOf(market, callers.guest);
    const talkId = await openConversation(market, callers.customer);
    for (const stranger of Object.values(strangers)) {
      const seen = (await send(market.app, endpoint, rawRequestOf({}, stranger))).payload;
      for (const theirs of [orderId, tripId, talkId, rental.vehicles.compact, fixture.items.pasta])
        expect(seen).not.toContain(theirs);
    }
  });

  test('every call of staff is in one of the lists above', () => {
    const known: readonly string[] = [
      ...reads.map(([id]) => id),
      ...lists,
      ...staffWrites.map(([id]) => id),
      // Its events only contain counts.
      'ops.messageEvents',
    ];
    const left = guarded.filter(([id, { who }]) => who === 'staff' && !known.includes(id));
    expect(left.map(([id]) => id)).toEqual([]);
  });
});
