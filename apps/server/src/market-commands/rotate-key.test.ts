import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeal, seal } from '../platform/secrets/seal.ts';
import { openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['rotate-key', ...args]);

const link = () => seal(market.ctx, 'order-link', 'an order', market.clock.now() + 60_000);
const opened = async (text: string) => (await openSeal(market.ctx, 'order-link', text)).ok;

test('links are signed with another key; those that were sent stay good', async () => {
  const sent = await link();
  expect(await run('links')).toEqual({ code: 0, said: 'Links are signed with a new key.' });
  await expect.poll(link).not.toBe(sent);
  const [second, isGood] = [await link(), await opened(sent)];
  expect([isGood, await opened(second)]).toEqual([true, true]);
  await run('links');
  expect([await opened(sent), await opened(second), await opened(await link())]).toEqual([true, true, true]);
});

test('at once: no link that was sent is good', async () => {
  const sent = await link();
  expect((await run('links', '--at-once')).code).toBe(0);
  await expect.poll(() => opened(sent)).toBe(false);
  expect(await opened(await link())).toBe(true);
});

test('a new key for push is what browsers are offered next', async () => {
  const customer = await market.newCustomer();
  const key = async () => (await market.call('notifications.settings', {}, customer)).public_key;
  const before = await key();
  expect((await run('push')).said).toMatch(/^There is a new key for push\. .*: 0\.$/);
  await expect.poll(key).not.toBe(before);
});

test.each([[[]], [['nonsense']], [['push', '--at-once']], [['links', 'more']]])(
  '%j is told what is wrong',
  async (args) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said).toMatch(/npm run market -- help/);
  },
);
