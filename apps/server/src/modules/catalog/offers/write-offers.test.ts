import type { BannerRow, CampaignRow, FlashSaleRow } from '@promenade/market/plan';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { local } from '../../../testing/local-text.fixture.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { renewOffers, writeOffers } from '../index.ts';
import { nextSaleTimes } from './sale-times.ts';

const { items, stores } = fixture;
const id = (number: number): string => `0190a000-000d-7000-8000-${String(number).padStart(12, '0')}`;
const dayMs = 86_400_000;

const campaign: CampaignRow = {
  id: id(1),
  moduleType: 'food',
  slug: 'pasta-week',
  title: local('Week of pasta'),
  description: local('Seven days'),
  picture: 'campaign.webp',
  days: 7,
  fromMinute: null,
  untilMinute: null,
  storeIds: [stores.trattoria, stores.bakery],
};
const sale: FlashSaleRow = {
  id: id(2),
  moduleType: 'food',
  title: local('Lunch'),
  fromMinute: 12 * 60,
  untilMinute: 14 * 60,
  items: [
    { itemId: items.pasta, discount: { type: 'percent', percent: 30 } },
    { itemId: items.tiramisu, discount: { type: 'amount', amountMinor: 100 } },
  ],
};
const banner: BannerRow = {
  id: id(3),
  moduleType: 'food',
  title: local('Pasta'),
  picture: 'banner.webp',
  zoneSlugs: ['centre'],
  target: { type: 'campaign', id: id(1) },
  position: 1,
};

const write = (market: TestMarket, change: Partial<CampaignRow> = {}) =>
  inTransaction(market.ctx, (ctx) =>
    writeOffers(ctx, {
      timeZone: 'America/Montevideo',
      campaigns: [{ ...campaign, ...change }],
      flashSales: [sale],
      banners: [banner],
      pictureSize: () => ({ width: 1200, height: 400 }),
    }),
  );

describe('what a market puts in front', () => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket({ settings: { demo: true } });
    await write(market);
  });
  afterAll(() => market.close());

  test('is there once it was written, and a second time the same', async () => {
    await write(market, { title: local('Pasta again'), storeIds: [stores.trattoria] });
    expect(await market.call('catalog.campaigns')).toMatchObject([
      {
        title: 'Pasta again',
        store_count: 1,
        available_date_starts: '2026-06-17',
        available_date_ends: '2026-06-23',
      },
    ]);
    expect(await market.call('catalog.flashSale')).toMatchObject({
      starts_at: '2026-06-17T15:00:00.000Z',
      ends_at: '2026-06-17T17:00:00.000Z',
      item_count: 2,
    });
    expect(await market.call('catalog.banners')).toMatchObject([
      { title: 'Pasta', image_width: 1200, target: { kind: 'campaign', slug: 'pasta-week' } },
    ]);
    const tiramisu = await market.call('catalog.item', { params: { id: items.tiramisu } });
    expect(tiramisu).toMatchObject({ discount: 1, discount_type: 'amount' });
  });

  test('comes back in a demonstration when it is over: the sale the next day, the campaign after its last', async () => {
    market.clock.set('2026-06-17T17:00:00.000Z');
    expect(await market.call('catalog.flashSale')).toBeNull();
    await renewOffers(market.ctx);
    await renewOffers(market.ctx);
    market.clock.set('2026-06-18T15:00:00.000Z');
    expect(await market.call('catalog.flashSale')).toMatchObject({ ends_at: '2026-06-18T17:00:00.000Z' });
    market.clock.set('2026-06-30T15:00:00.000Z');
    expect(await market.call('catalog.campaigns')).toEqual([]);
    await renewOffers(market.ctx);
    expect(await market.call('catalog.campaigns')).toMatchObject([
      { available_date_starts: '2026-06-30', available_date_ends: '2026-07-06' },
    ]);
  });
});

test('in a market of one’s own nothing comes back by itself', async () => {
  const market = await openTestMarket();
  await write(market);
  market.clock.advance(30 * dayMs);
  await renewOffers(market.ctx);
  expect(await market.call('catalog.campaigns')).toEqual([]);
  expect(await market.call('catalog.flashSale')).toBeNull();
  await market.close();
});

test('a daily sale’s next times hold now or lie ahead, less than a day, whatever the clock does', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
  const zone = fc.constantFrom('America/Montevideo', 'Europe/Amsterdam', 'Asia/Almaty', 'UTC');
  fc.assert(
    fc.property(minute, minute, instant, zone, (fromMinute, untilMinute, nowMs, timeZone) => {
      const { startsAt, endsAt } = nextSaleTimes({ fromMinute, untilMinute }, nowMs, timeZone);
      expect(endsAt.getTime()).toBeGreaterThan(nowMs);
      // A day of 25 hours, and an hour that a clock jumps over.
      expect(startsAt.getTime() - nowMs).toBeLessThanOrEqual(dayMs + 2 * 3_600_000);
    }),
  );
});
