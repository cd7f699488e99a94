import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { localKeys, signLocally } from './open-id.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

test('a token that one server gave is good at another, also when both were first asked at once', async () => {
  // What a server remembers hangs on its line of events.
  const servers = [1, 2].map(() => ({ ...market.ctx, events: { ...market.ctx.events } }));
  const person = { subject: 'google-1', name: 'Ana', email: 'ana@example.com' };
  const tokens = await Promise.all(servers.map((ctx) => signLocally(ctx, 'google', person)));
  const currentDate = new Date(market.clock.now());
  for (const ctx of servers) {
    for (const token of tokens) {
      const { payload } = await jwtVerify(token, await localKeys(ctx), { currentDate });
      expect(payload.sub).toBe('google-1');
    }
  }
});
