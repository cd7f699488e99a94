import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['sign-out', ...args]);
const isIn = async (token: string) =>
  (await market.app.inject({ url: '/api/v1/customer/info', headers: { authorization: `Bearer ${token}` } }))
    .statusCode === 200;

test('an operator signs a customer out by a contact, and nobody else; one session was told as ‘1 sessions’', async () => {
  const [one, other] = [await market.newCustomer(), await market.newCustomer()];
  expect(await run(one.email)).toEqual({ code: 0, said: '1 session ended.' });
  expect([await isIn(one.token), await isIn(other.token)]).toEqual([false, true]);
});

test('an operator signs everybody out; their own token stays', async () => {
  const [one, other] = [await market.newCustomer(), await market.newCustomer()];
  const operator = { token: await market.operatorToken() };
  expect((await run('--everybody')).code).toBe(0);
  expect([await isIn(one.token), await isIn(other.token)]).toEqual([false, false]);
  await market.call('ops.orders', { query: {} }, operator);
});

test.each([
  [[], 'Give a mail address or phone number, or --everybody'],
  [['ana@example.com', '--everybody'], 'Give a mail address or phone number, or --everybody'],
  [['nobody@example.com'], 'No customer has that contact.'],
  [['nonsense'], 'Must be a valid email or phone number'],
])('%j is told what is wrong', async (args, words) => {
  const { code, said } = await run(...args);
  expect(code).toBe(1);
  expect(said).toContain(words);
});
