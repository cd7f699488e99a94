import { endpoints } from '@promenade/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { limitOf, memoryLimiter } from './limits.ts';

const open = 'https://market.example';
const all = Object.values(endpoints).map(({ id, method }) => ({ id, method }));

test('where a market is open to the world every write has a limit', () => {
  const without = all.filter((call) => call.method !== 'GET' && limitOf(call, open) === undefined);
  expect(without).toEqual([]);
});

test('and every read that costs more than a page of rows', () => {
  for (const id of [
    'catalog.search',
    'vehicles.search',
    'geo.autocomplete',
    'geo.direction',
    'accounts.export',
  ])
    expect(limitOf({ id, method: 'GET' }, open), id).toBeDefined();
});

test('what a number and a phone open is tried as often for a trip as for an order, on all servers together: for a trip it was ten times as often, on each', () => {
  const [order, trip] = ['orders.track', 'trips.track'].map((id) => limitOf({ id, method: 'GET' }, open));
  expect(trip).toEqual(order);
  expect(trip).toMatchObject({ by: 'address', shared: true });
  expect(limitOf({ id: 'orders.events', method: 'GET' }, open)).toMatchObject({
    by: 'address',
    shared: true,
  });
});

test('on a machine of one’s own only what is named has one', () => {
  expect(limitOf({ id: 'cart.add', method: 'POST' }, 'http://localhost:3000')).toBeUndefined();
  expect(limitOf({ id: 'accounts.login', method: 'POST' }, 'http://localhost:3000')).toMatchObject({
    by: 'address',
  });
});

test('a window is counted by its caller, and begins anew', () => {
  const clock = fakeClock();
  const limiter = memoryLimiter(clock);
  const limit = { calls: 2, windowMs: 1000 };
  const count = (caller: string) => () => limiter.count('x', caller, limit);
  for (const caller of ['a', 'a', 'b', 'b']) expect(count(caller)).not.toThrow();
  expect(count('a')).toThrow('too_often');
  clock.advance(999);
  expect(count('a')).toThrow('too_often');
  clock.advance(1);
  expect(count('a')).not.toThrow();
});

test('whoever had their share when the clock was set back by an hour does not wait for an hour', () => {
  const clock = fakeClock();
  const limiter = memoryLimiter(clock);
  const count = () => limiter.count('x', 'a', { calls: 1, windowMs: 1000 });
  expect(count).not.toThrow();
  expect(count).toThrow('too_often');
  clock.advance(-3_600_000);
  expect(count).not.toThrow();
});

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ publicUrl: open, countRefusals: false });
});
afterAll(() => market.close());

test('one guest’s flood is stopped with the seconds to wait, and stops nobody else at the same address', async () => {
  const [one, other] = [await market.newGuest(), await market.newGuest()];
  const clear = ({ guestId }: { guestId: string }) =>
    market.app.inject({
      method: 'DELETE',
      url: `/api/v1/customer/cart/remove?guest_id=${guestId}`,
      headers: { zoneid: JSON.stringify([fixture.zones.centre]) },
    });
  const statuses: number[] = [];
  for (let call = 0; call <= 300; call += 1) statuses.push((await clear(one)).statusCode);
  expect(statuses.slice(0, 300).filter((status) => status !== 200)).toEqual([]);
  const stopped = await clear(one);
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await clear(other)).statusCode).toBe(200);
});

test('a forwarded address that no proxy of ours wrote evades no limit', async () => {
  const login = (address: string) =>
    market.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'x-forwarded-for': address, 'x-real-ip': address },
      payload: { email_or_phone: 'nobody@example.com', password: 'wrong password' },
    });
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1) statuses.push((await login(`203.0.113.${call}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test('the addresses of one IPv6 network are one caller: each try from another one evaded every limit', async () => {
  const login = (remoteAddress: string) =>
    market.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress,
      payload: { email_or_phone: 'no.one@example.com', password: 'wrong password' },
    });
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1)
    statuses.push((await login(`2001:db8:1:2::${call + 1}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await login('2001:db8:1:3::1')).statusCode).toBe(401);
});
