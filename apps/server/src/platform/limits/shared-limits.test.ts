import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { type Limit, memoryLimiter } from './limits.ts';
import { forgetOldCounts, sharedLimiter } from './shared-limits.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const limit: Limit = { calls: 3, windowMs: 60_000, shared: true };
const newServer = () => sharedLimiter(market.ctx, memoryLimiter(market.clock));

test('servers of one database give no more tries than one of them', async () => {
  const [one, two] = [newServer(), newServer()];
  for (const server of [one, two, one]) await server.count('login', 'a', limit);
  await expect(two.count('login', 'a', limit)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  await two.count('login', 'b', limit);
  await two.count('coupons', 'a', limit);
});

test('a window that is over begins anew, for all', async () => {
  const [one, two] = [newServer(), newServer()];
  for (const server of [one, two, one]) await server.count('verify', 'a', limit);
  market.clock.advance(59_999);
  await expect(two.count('verify', 'a', limit)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  market.clock.advance(1);
  await two.count('verify', 'a', limit);
});

test('a clock that was hours ahead and is right again keeps nobody out for hours', async () => {
  const servers = [newServer(), newServer(), newServer(), newServer()];
  const count = (index: number) => servers[index]?.count('ahead', 'a', limit);
  market.clock.advance(5 * 60 * 60_000);
  for (const index of [0, 1, 2]) await count(index);
  await expect(count(3)).rejects.toMatchObject({ retryAfterSeconds: 60 });
  market.clock.advance(-5 * 60 * 60_000);
  for (const index of [0, 1, 2]) await count(index);
  await expect(count(3)).rejects.toMatchObject({ retryAfterSeconds: 60 });
});

test('what is not sensitive asks the database nothing', async () => {
  const server = newServer();
  const { shared: _shared, ...own } = limit;
  const sent = await market.statements(async () => server.count('look', 'a', own));
  expect(sent).toEqual([]);
});

test('addresses are not kept, and counters not for long', async () => {
  await newServer().count('login', '192.0.2.1', limit);
  market.clock.advance(2 * 60 * 60_000);
  await forgetOldCounts(market.ctx);
  expect(await market.count('call_counts')).toBe(0);
});
