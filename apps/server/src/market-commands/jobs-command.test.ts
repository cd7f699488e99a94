import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true });
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['jobs', ...args]);

/** Work that was tried for two days. */
async function putToRest(kind: string, payload: object): Promise<string> {
  const id = market.ctx.ids.next();
  await sql`insert into jobs (id, kind, payload, run_at, attempts, last_error, rests_since)
    values (${id}, ${kind}, ${JSON.stringify(payload)}, '9999-12-31', 50, ${'Error: the gateway answered 402\nat once'},
      '2026-06-17T15:30:00Z')`.execute(market.ctx.db);
  return id;
}
beforeEach(() => sql`delete from jobs`.execute(market.ctx.db));

test('work that rests is listed with what it is about and why, but without addresses', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No work rests.' });
  const [refundId, contact] = [market.ctx.ids.next(), { email: 'ana@example.com' }];
  const id = await putToRest('payments.refund', { refundId, contact, link: 'https://market.example/track' });
  expect(await run()).toEqual({
    code: 0,
    said: `${id} payments.refund: refundId ${refundId}, rests since 2026-06-17T15:30Z after 50 tries: Error: the gateway answered 402`,
  });
});

test('one piece of it is tried again, or all', async () => {
  const [first, second] = [await putToRest('one', {}), await putToRest('two', {})];
  const { said } = await run(first, '--again');
  expect(said).toContain('1 of what rested will be tried within ten seconds.');
  expect(said).not.toContain(`${first} one`);
  expect(said).toContain(`${second} two`);
  expect((await run('--again')).said).toContain('1 of what rested');
  expect((await run()).said).toBe('No work rests.');
});

test.each([
  [['01a20081-0000-7000-8000-000000000000'], 'Say jobs ID --again.'],
  [
    ['01a20081-0000-7000-8000-000000000000', '--again'],
    'No work 01a20081-0000-7000-8000-000000000000 rests.',
  ],
  [['7', '--again'], 'No work 7 rests.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
