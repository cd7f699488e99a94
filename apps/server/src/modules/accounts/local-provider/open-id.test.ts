import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { localJwks, localKeys, signLocally } from './open-id.ts';

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

test('who asks first and is refused leaves no key of its own: that server’s tokens were good nowhere else', async () => {
  await sql`delete from secret_keys where name = 'local-identity'`.execute(market.ctx.db);
  const [first, other] = [1, 2].map(() => ({ ...market.ctx, events: { ...market.ctx.events } }));
  if (!first || !other) throw new Error('two servers');
  const refused = inTransaction(first, async (ctx) => {
    await localJwks(ctx);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await localJwks(other)).toEqual(await localJwks(first));
});
