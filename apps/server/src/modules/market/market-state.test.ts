import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { defaultSettings, getMarket, writeMarket } from '../settings/index.ts';
import { findStandingMarket } from './market-state.ts';

const { rewards } = defaultSettings;
const settings = { rewards: { ...rewards, wallet: true }, sandboxPayments: true };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings });
});
afterAll(() => market.close());

test('an import decides by the money that stands, not by what is remembered: a second one soon after a first did not', async () => {
  // To whom the word of the change has not come yet.
  const events: Ctx['events'] = Object.create(market.ctx.events, {
    subscribe: { value: () => () => undefined },
  });
  const late = { ...market.ctx, events };
  const { currency } = (await getMarket(late)).settings;
  const pesos = { ...currency, code: 'UYU' };
  await inTransaction(market.ctx, (ctx) => writeMarket(ctx, { currency: pesos }, []));
  expect((await getMarket(late)).settings.currency).toEqual(currency);
  expect((await findStandingMarket(late))?.currency).toEqual(pesos);
});

test('[PROF-04] money that is on its way into a wallet settles the currency: an import changed it under whoever was paying', async () => {
  const ana = await market.newCustomer();
  const money = async () => (await findStandingMarket(market.ctx))?.money;
  expect(await money()).toBeUndefined();
  const body = { amount: 25, payment_method: 'sandbox' };
  await market.call('wallet.addFund', { body }, ana);
  expect(await money()).toBe('payments');
  market.clock.advance(60 * 60_000);
  await market.runJobs();
  expect(await money()).toBeUndefined();
});
