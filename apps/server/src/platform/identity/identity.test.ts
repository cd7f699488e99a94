import type { Who } from '@promenade/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { getCustomer, getShopperId } from './actor.ts';
import type { Actor } from '../context.ts';
import { Refused } from '../errors.ts';
import { type Credentials, identify } from './identity.ts';
import { hashSecret } from './identity.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const kinds = ['anyone', 'guest', 'customer', 'store', 'courier', 'operator'] as const;
type Kind = (typeof kinds)[number];

let market: TestMarket;
let shown: Readonly<Record<Kind, Credentials>>;
let courierId: string;
let shopperId: string;

async function staffToken(role: 'store' | 'courier', holder_id: string): Promise<string> {
  const operator = { token: await market.operatorToken() };
  return (await market.call('ops.giveToken', { body: { role, holder_id } }, operator)).token;
}

const byToken = (token: string): Credentials => ({ token, guestId: undefined });
const asked = (who: Who, credentials: Credentials): Promise<Actor | string> =>
  identify(market.ctx.db, market.clock, who, credentials).catch((error: unknown) => {
    if (error instanceof Refused) return error.parts.map(({ code }) => code).join();
    throw error;
  });

beforeAll(async () => {
  market = await openTestMarket();
  const operator = { token: await market.operatorToken() };
  const body = { name: 'Vera', phone: '+59899000333', vehicle: 'bicycle' } as const;
  courierId = (await market.call('ops.addCourier', { body }, operator)).courier_id;
  const customer = await market.newCustomer();
  shopperId = customer.shopperId;
  shown = {
    anyone: { token: undefined, guestId: undefined },
    guest: { token: undefined, guestId: (await market.newGuest()).guestId },
    customer: byToken(customer.token),
    store: byToken(await staffToken('store', fixture.stores.trattoria)),
    courier: byToken(await staffToken('courier', courierId)),
    operator: byToken(operator.token),
  };
});
afterAll(() => market.close());

// The outcome of each kind of call for each kind of caller: their identity, or the refusal.
const doors: Readonly<Record<Who, Readonly<Record<Kind, string>>>> = {
  anyone: { anyone: '', guest: '', customer: '', store: '', courier: '', operator: '' },
  shopper: {
    anyone: 'shopper_required',
    guest: '',
    customer: '',
    store: 'forbidden',
    courier: 'forbidden',
    operator: 'forbidden',
  },
  customer: {
    anyone: 'sign_in_required',
    guest: 'sign_in_required',
    customer: '',
    store: 'forbidden',
    courier: 'forbidden',
    operator: 'forbidden',
  },
  operator: {
    anyone: 'sign_in_required',
    guest: 'forbidden',
    customer: 'forbidden',
    store: 'forbidden',
    courier: 'forbidden',
    operator: '',
  },
  staff: {
    anyone: 'sign_in_required',
    guest: 'forbidden',
    customer: 'forbidden',
    store: '',
    courier: '',
    operator: '',
  },
};

describe.each(Object.keys(doors) as Who[])('a call for %s', (who) => {
  test.each(kinds)('asked by: %s', async (kind) => {
    const answer = await asked(who, shown[kind]);
    const refusal = doors[who][kind];
    if (refusal === '') expect(answer).toMatchObject({ kind });
    else expect(answer).toBe(refusal);
  });
});

test('each is who their credential says, and nobody else', async () => {
  const who = async (kind: Kind) => asked('anyone', shown[kind]);
  expect(await who('store')).toEqual({ kind: 'store', storeId: fixture.stores.trattoria });
  expect(await who('courier')).toEqual({ kind: 'courier', courierId });
  expect(await who('operator')).toEqual({ kind: 'operator', sessionId: expect.any(String) });
  const sessionHash = hashSecret(shown.customer.token ?? '');
  expect(await who('customer')).toEqual({ kind: 'customer', shopperId, customerId: shopperId, sessionHash });
  // If both are sent, the token counts.
  const both = { ...shown.customer, guestId: shown.guest.guestId };
  expect(await asked('shopper', both)).toMatchObject({ kind: 'customer', shopperId });
});

test('what is made up, ended or closed opens nothing', async () => {
  expect(await asked('anyone', byToken(market.ctx.ids.secret()))).toBe('session_dead');
  expect(await asked('anyone', { token: undefined, guestId: market.ctx.ids.secret() })).toBe('guest_unknown');
  const { token } = await market.newCustomer();
  await sql`update customers set active = false where id = (
    select customer_id from sessions where token_hash = ${hashSecret(token)})`.execute(market.ctx.db);
  expect(await asked('anyone', byToken(token))).toBe('session_dead');
  const gone = byToken(await staffToken('courier', courierId));
  await sql`update couriers set active = false where id = ${courierId}`.execute(market.ctx.db);
  expect(await asked('anyone', gone)).toBe('session_dead');
  await sql`update couriers set active = true where id = ${courierId}`.execute(market.ctx.db);
});

test('the owner of what is private is a guest or a customer, and only a customer is one', () => {
  const customer = {
    kind: 'customer',
    shopperId: 'a',
    customerId: 'a',
    sessionHash: Buffer.alloc(1),
  } as const;
  expect(getShopperId({ actor: customer })).toBe('a');
  expect(getShopperId({ actor: { kind: 'guest', shopperId: 'g', signIns: 0 } })).toBe('g');
  expect(getCustomer({ actor: customer })).toBe(customer);
  for (const actor of [{ kind: 'anyone' }, { kind: 'operator' }, { kind: 'store', storeId: 's' }] as const) {
    expect(() => getShopperId({ actor })).toThrow('shopper_required');
    expect(() => getCustomer({ actor })).toThrow('sign_in_required');
  }
  expect(() => getCustomer({ actor: { kind: 'guest', shopperId: 'g', signIns: 0 } })).toThrow(
    'sign_in_required',
  );
});

describe('a token that lies unused', () => {
  beforeEach(() => market.clock.advance(1000));
  const usedAt = async (token: string): Promise<Date | null> => {
    const { rows } = await sql<{ last_used_at: Date | null }>`
      select last_used_at from sessions where token_hash = ${hashSecret(token)}`.execute(market.ctx.db);
    return rows[0]?.last_used_at ?? null;
  };

  test('is noted when it is used, every five minutes at most', async () => {
    const { token } = await market.newCustomer();
    market.clock.advance(5 * 60_000 - 1);
    await asked('customer', byToken(token));
    expect(await usedAt(token)).toBeNull();
    market.clock.advance(1);
    await asked('customer', byToken(token));
    expect((await usedAt(token))?.getTime()).toBe(market.clock.now());
  });

  // Each role's days exactly, to the millisecond.
  test.each([
    ['customer', 14],
    ['operator', 30],
    ['store', 90],
    ['courier', 90],
  ] as const)('of a %s ends after %s days', async (role, days) => {
    const tokens = {
      customer: async () => (await market.newCustomer()).token,
      operator: () => market.operatorToken(),
      store: () => staffToken('store', fixture.stores.trattoria),
      courier: () => staffToken('courier', courierId),
    };
    const [used, unused] = [await tokens[role](), await tokens[role]()];
    // Their lifetime is extended, so that only inactivity can end them.
    await sql`update sessions set expires_at = ${new Date(market.clock.now() + 400 * DAY_MS)}`.execute(
      market.ctx.db,
    );
    market.clock.advance(days * DAY_MS - 1);
    expect(await asked('anyone', byToken(used))).toMatchObject({ kind: role });
    market.clock.advance(1);
    expect(await asked('anyone', byToken(unused))).toBe('session_dead');
    expect(await asked('anyone', byToken(used))).toMatchObject({ kind: role });
  });
});
