import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T22:30:00-03:00');
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['maintenance', ...args]);
const told = async (language: string) => {
  const answer = await market.app.inject({
    url: '/api/v1/config',
    headers: { 'x-localization': language },
  });
  return answer.json<{ maintenance: unknown }>().maintenance;
};

test('a market is closed for the night from a terminal, says until when and why in every language, and is opened again', async () => {
  expect(await run()).toEqual({ code: 0, said: 'The market is open.' });
  const closed = await run('--close', '--until', '05:00', '--message', 'Nuevos hornos.');
  expect(closed).toEqual({
    code: 0,
    said: 'The market is closed for maintenance, until about 2026-06-18 05:00.\n  Nuevos hornos.',
  });
  const until = '2026-06-18T08:00:00.000Z';
  await expect.poll(() => told('ar')).toEqual({ message: 'Nuevos hornos.', until });
  const { guestId } = await market.newGuest();
  const add = { body: { item_id: fixture.items.pasta, quantity: 1, price: 7 } };
  expect(await market.refused('cart.add', add, { guestId })).toMatchObject({
    status: 503,
    code: 'maintenance',
  });
  expect((await run()).said).toBe(closed.said);
  expect(await run('--open')).toEqual({ code: 0, said: 'The market is open.' });
  await expect.poll(() => told('ar')).toBeNull();
});

test('an end of another day is given with its day; without an end and a message the market says what it always does', async () => {
  const closed = await run('--close', '--until', '2026-06-20 23:15');
  expect(closed.said).toBe('The market is closed for maintenance, until about 2026-06-20 23:15.');
  expect((await run('--close')).said).toBe('The market is closed for maintenance.');
  await expect.poll(() => told('en')).toEqual({ message: '', until: null });
  await run('--open');
});

test.each([
  [['--close', '--open'], 'Say maintenance --close, or maintenance --open.'],
  [['--until', '05:00'], 'Say maintenance --close'],
  [['--open', '--message', 'x'], 'Say maintenance --close'],
  [['--close', '--until', 'soon'], "'soon' is no time such as 05:00 or '2026-12-01 05:00'."],
  [['--close', '--until', '2026-02-30 05:00'], "'2026-02-30 05:00' is no time"],
  [['--close', '--until', '2026-06-01 05:00'], 'The end of the maintenance must be in the future.'],
  [['--close', '--message', 'x'.repeat(401)], 'A message has 400 characters at most: these are 401.'],
  [['tonight'], "'tonight' is one word too many."],
])('%j is told what is wrong, and the market stays open', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
  expect((await run()).said).toBe('The market is open.');
});
