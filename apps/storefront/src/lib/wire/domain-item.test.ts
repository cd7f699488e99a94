import { discountedPrice } from '@promenade/domain/catalog';
import { type PriceableLine, priceLines } from '@promenade/domain/pricing';
import { expect, test } from 'vitest';
import { domainDiscount } from './domain-discount.ts';
import { domainFlashDiscount, domainItem, domainStoreDiscount } from './domain-item.ts';
import { shirt } from './shop-item.fixture.ts';

const sale = { ...shirt, discount: 5, flash_sale_ends_at: '2026-06-17T16:00:00.000Z' };
const offer = { discount: 20, min_purchase: 0, max_discount: 0 } as NonNullable<typeof shirt.store_offer>;

const line = (item: typeof shirt): PriceableLine => ({
  id: item.slug,
  unitPriceMinor: 90_000,
  quantity: 1,
  addOnsMinor: 0,
  itemDiscount: domainDiscount(item, 2),
  flashDiscount: domainFlashDiscount(item, 2),
});

test('[ITEM-01] a running flash sale is what the rules take off, and nothing else is', () => {
  expect(domainFlashDiscount(shirt, 2)).toBeUndefined();
  expect(domainItem(sale, 2).flashDiscount).toEqual({ type: 'percent', percent: 5 });
  expect(discountedPrice(90_000, domainItem(sale, 2).discount)).toBe(85_500);
  const other = { ...shirt, slug: 'other', discount: 0 };
  const priced = priceLines([line(sale), line(other)], domainStoreDiscount(offer, 2));
  // The store's 20 % stays off the item of the sale, as on the server.
  expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([4_500, 18_000]);
});
