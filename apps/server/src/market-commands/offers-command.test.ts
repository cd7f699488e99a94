import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../testing/index.ts';
import { getMarket } from '../modules/settings/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T15:30:00.000Z');
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['offers', ...args]);

test('flash sales are listed with their state, ended and had back', async () => {
  const sale = async (starts_at: string, ends_at: string) => {
    const items = [{ item_id: fixture.items.pasta, discount_type: 'percent' as const, discount: 5 }];
    const body = { module_id: fixture.modules.food, title: { en: 'Lunch' }, starts_at, ends_at, items };
    const operator = { token: await market.operatorToken() };
    return (await market.call('ops.addFlashSale', { body }, operator)).flash_sale.id;
  };
  const now = await sale('2026-06-17T15:00:00Z', '2026-06-17T16:00:00Z');
  const later = await sale('2026-06-18T15:00:00Z', '2026-06-18T16:00:00Z');
  const { said } = await run();
  const { timeZone } = (await getMarket(market.ctx)).settings;
  expect(timeZone).toBe('America/Montevideo');
  expect(said).toContain(`${now} flash-sale runs food 2026-06-17 12:00 to 2026-06-17 13:00 items: 1, Lunch`);
  expect(said).toContain(`${later} flash-sale planned food 2026-06-18 12:00`);
  expect((await run(now, '--end')).said).toContain(`${now} flash-sale ended`);
  expect((await run(now, '--back')).said).toContain(`${now} flash-sale runs`);
  market.clock.set('2026-06-17T16:00:00.000Z');
  expect((await run()).said).toContain(`${now} flash-sale over`);
});

test.each([
  [['--end'], 'Say offers ID --end, or offers ID --back.'],
  [[fixture.items.pasta], 'Say offers ID --end'],
  [[fixture.items.pasta, '--end'], 'There is no flash sale or banner'],
  [['7', '--end'], 'There is no flash sale or banner 7. npm run market -- offers lists them.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
