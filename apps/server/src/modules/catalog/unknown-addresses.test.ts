import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const byPath = [
  ['catalog.category', 'category_not_found'],
  ['catalog.childCategories', 'category_not_found'],
  ['catalog.categoryItems', 'category_not_found'],
  ['catalog.categoryStores', 'category_not_found'],
  ['catalog.store', 'store_not_found'],
  ['catalog.item', 'item_not_found'],
  ['catalog.relatedItems', 'item_not_found'],
  ['catalog.campaign', 'campaign_not_found'],
  ['catalog.brandItems', 'brand_not_found'],
  ['catalog.conditionItems', 'condition_not_found'],
  ['reviews.ofItem', 'item_not_found'],
  ['vehicles.details', 'vehicle_not_found'],
  ['vehicles.reviews', 'vehicle_not_found'],
  ['providers.details', 'provider_not_found'],
  ['providers.reviews', 'provider_not_found'],
] as const;
const byQuery = [
  ['catalog.tax', 'store_not_found'],
  ['reviews.ofStore', 'store_not_found'],
] as const;

// In letters that no slug has, in capitals as people write names, as a link reads that was cut off, and with ill intent.
describe.each(['بيتزا', 'café', 'The-Trattoria', 'a b', '0190A000-FFFF', '%', "x' or '1'='1"])(
  'an address that nobody gave is one of nothing, not a request that cannot be read: %s',
  (id) => {
    test.each(byPath)('%s', async (call, code) => {
      expect(await market.refused(call, { params: { id } })).toMatchObject({ status: 404, code });
    });

    test.each(byQuery)('%s', async (call, code) => {
      expect(await market.refused(call, { query: { store_id: id } })).toMatchObject({ status: 404, code });
    });

    test('vehicles.calendar', async () => {
      const asked = { params: { id }, query: { month: '2026-07' } };
      expect((await market.refused('vehicles.calendar', asked)).code).toBe('vehicle_not_found');
    });
  },
);
