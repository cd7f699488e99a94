import { discountedPrice } from '@promenade/domain/catalog';
import { type PriceableLine, priceLines } from '@promenade/domain/pricing';
import { expect, test } from 'vitest';
import { domainDiscount } from './domain-discount.ts';
import {
  domainFlashDiscount,
  domainFoodChoices,
  domainItem,
  domainStoreDiscount,
  domainVariationType,
} from './domain-item.ts';
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

test('[ITEM-03] [ITEM-14] what options, add-ons and variations of an item cost reaches the rules to the minor unit', () => {
  const values = [
    { label: 'Small', optionPrice: 0, isSelected: true },
    { label: 'Large', optionPrice: 1.005, isSelected: false },
  ];
  const group = { name: 'Size', type: 'single' as const, min: 1, max: 1, required: true, values };
  const dip = { id: 'dip', name: 'Dip', price: 0.35, store_id: shirt.store_id };
  const item = domainItem({ ...shirt, food_variations: [group], add_ons: [dip] }, 2);
  expect(item).toMatchObject({ priceMinor: 90_000, stock: undefined, maximumCartQuantity: undefined });
  expect(item.foodVariations).toEqual([
    {
      ...group,
      values: [
        { label: 'Small', optionPriceMinor: 0, isSelected: true },
        { label: 'Large', optionPriceMinor: 101, isSelected: false },
      ],
    },
  ]);
  expect(item.addOns).toEqual([{ id: 'dip', name: 'Dip', priceMinor: 35 }]);
  expect(item.variations?.[1]).toEqual({ type: 'Off-white-XL', priceMinor: 100_000, stock: 2 });
  expect(item.variationTitles).toEqual(['Colour', 'Size']);
  const bounded = domainItem({ ...shirt, stock: 0, maximum_cart_quantity: 3 }, 2);
  expect([bounded.stock, bounded.maximumCartQuantity]).toEqual([0, 3]);
});

test('[CART-10] a line’s variation is read as it is written: groups of food, or the type of a shop’s item', () => {
  const food = [{ name: 'Toppings', values: { label: ['Egg', 'Olives'] } }];
  expect(domainFoodChoices(food)).toEqual([{ name: 'Toppings', labels: ['Egg', 'Olives'] }]);
  expect(domainVariationType(food)).toBeUndefined();
  const shop = [{ type: 'Navy-XL', price: 1000, stock: 7 }];
  expect([domainFoodChoices(shop), domainVariationType(shop)]).toEqual([[], 'Navy-XL']);
});
