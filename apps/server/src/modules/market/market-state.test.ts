import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';
import { getMarket, writeMarket } from '../settings/index.ts';
import { findStandingMarket } from './market-state.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
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
