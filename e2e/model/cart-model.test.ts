import { env } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../apps/server/src/testing/index.ts';
import { listOffers, type Offer, Story } from './story.ts';

// Ordinary runs use the first of them; `npm run model -- 2000` runs that many.
const seeds = Number(env['MODEL_SEEDS'] ?? 40);
const firstSeed = Number(env['MODEL_FIRST_SEED'] ?? 0);

let market: TestMarket;
let offers: readonly Offer[];
beforeAll(async () => {
  market = await openTestMarket({ countRefusals: false });
  offers = await listOffers(market);
});
afterAll(() => market.close());

test('[CART-07] [CART-10] [CART-11] [CART-13] whatever is tapped, lost, late, reloaded or done twice, the screen ends as the server and the reference', async () => {
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    expect({ seed, wrongs: await new Story(seed, market, offers).run() }).toEqual({ seed, wrongs: [] });
  }
}, 7_200_000);
