import { env } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyReward } from '../../apps/server/src/modules/ledger/rewards.fixture.ts';
import { openTestMarket, type TestMarket } from '../../apps/server/src/testing/index.ts';
import { wrongBooks } from './kill-points/books.ts';
import { OrderLife } from './kill-points/order-life.ts';
import { fillShelves } from './kill-points/shelves.ts';

// Ordinary runs use the first of them; `npm run model -- 500` runs five hundred.
const seeds = Number(env['MODEL_SEEDS'] ?? 40);
const firstSeed = Number(env['MODEL_FIRST_SEED'] ?? 0);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    connections: 8,
    countRefusals: false,
    settings: { sandboxPayments: true, cashMaximumMinor: null, rewards: everyReward },
  });
  await fillShelves(market);
});
afterAll(async () => {
  // Each lost connection logged a fault; any other fault fails the test.
  const others = market.faults.filter((line) => !/Connection (lost|terminated)/.test(line));
  market.faults.splice(0, market.faults.length, ...others);
  await market.close();
});

test('[CHK-06] [CHK-07] killed at any point of placing, paying, cancelling and refunding: what was answered stands, books and stock add up', async () => {
  let hits = 0;
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const life = new OrderLife(seed, market);
    hits += await life.run();
    expect({ seed, wrongs: [...life.wrongs, ...(await wrongBooks(market))] }).toEqual({ seed, wrongs: [] });
  }
  // Most lives lose a connection on their way; if none did, this would prove nothing.
  expect(hits).toBeGreaterThan(seeds);
}, 3_600_000);
