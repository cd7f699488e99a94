import { capabilitiesOf } from '@promenade/domain/modules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MarketPlan } from '../../plan/index.ts';
import { builtMarket } from '../built.fixture.ts';
import { foodSamples, shopSamples } from './sample-texts.ts';
import { shopCampaigns } from './shop-campaigns.ts';
import { campaignDrafts, saleTitles } from './showcase-texts.ts';

const MINUTES_OF_DAY = 1_440;

describe('what a demonstration puts in front', () => {
  const name = 'montevideo';
  let market: MarketPlan;
  beforeAll(async () => {
    market = await builtMarket(name);
  }, 60_000);

  test('campaigns of three stores or more, of their own module, each with a picture and a banner', () => {
    const { campaigns } = market.showcase;
    expect(campaigns.map(({ moduleType }) => moduleType)).toContain('food');
    const moduleOf = new Map(market.stores.map(({ id, moduleType }) => [id, moduleType]));
    for (const { id, storeIds, moduleType, picture } of campaigns) {
      expect(storeIds.length).toBeGreaterThanOrEqual(3);
      for (const storeId of storeIds) expect(moduleOf.get(storeId)).toBe(moduleType);
      expect(market.pictures.filter((one) => one.name === picture)).toHaveLength(1);
      expect(market.banners.filter(({ target }) => target.id === id)).toHaveLength(1);
    }
    expect(new Set(market.banners.map(({ id }) => id)).size).toBe(market.banners.length);
  });

  test('of every module a sale at any minute of the day, over items at their full price', () => {
    for (const { moduleType } of market.modules.filter((one) => capabilitiesOf(one.moduleType).items)) {
      const sales = market.showcase.flashSales.filter((sale) => sale.moduleType === moduleType);
      const minutes = sales.map(
        ({ fromMinute, untilMinute }) => (untilMinute - fromMinute + MINUTES_OF_DAY) % MINUTES_OF_DAY,
      );
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(MINUTES_OF_DAY);
      expect(sales[0]?.untilMinute).toBe(sales[1]?.fromMinute);
    }
    const items = new Map(market.items.map((item) => [item.id, item]));
    const sold = market.showcase.flashSales.flatMap((sale) => sale.items.map((one) => ({ ...one, sale })));
    for (const { itemId, discount, sale } of sold) {
      expect(items.get(itemId)).toMatchObject({ discount: null, moduleType: sale.moduleType });
      expect(discount.type === 'percent' && discount.percent >= 15 && discount.percent <= 40).toBe(true);
    }
    expect(new Set(sold.map(({ itemId }) => itemId)).size).toBe(sold.length);
  });

  test('three to six reviews of popular items, no text twice of one, as good as the item is rated', () => {
    const { reviews } = market.showcase;
    const items = new Map(market.items.map((item) => [item.id, item]));
    for (const [itemId, said] of Map.groupBy(reviews, (review) => review.itemId)) {
      expect(said.length).toBeGreaterThanOrEqual(Math.min(3, items.get(itemId)?.ratingCount ?? 0));
      expect(said.length).toBeLessThanOrEqual(6);
      expect(new Set(said.map(({ text }) => text.en)).size).toBe(said.length);
      expect(said.every(({ storeId }) => storeId === items.get(itemId)?.storeId)).toBe(true);
    }
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.length).toBeGreaterThan(100);
  });
});

test('every text of it is in four languages, none is empty', () => {
  const texts = [
    ...[...campaignDrafts, ...shopCampaigns].flatMap(({ title, description }) => [title, description]),
    ...saleTitles,
    ...[...foodSamples, ...shopSamples].map(({ text }) => text),
  ];
  for (const text of texts) {
    const words = Object.values(text);
    expect(words).toHaveLength(4);
    expect(words.every((one) => one.trim() !== '')).toBe(true);
    expect(new Set(words).size).toBeGreaterThan(2);
  }
});
