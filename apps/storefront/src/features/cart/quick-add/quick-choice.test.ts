import { expect, test } from 'vitest';
import type { WireItem } from '../screen-line.ts';
import { firstOption, isQuick, quickChoice } from './quick-choice.ts';

const shirt = {
  id: 'i1',
  name: 'Shirt',
  store_id: 's1',
  available: true,
  price: 20,
  stock: null,
  maximum_cart_quantity: 3,
  discount: 0,
  discount_type: 'percent',
  flash_sale_ends_at: null,
  variations: [
    { type: 'red-m', price: 22, stock: 0 },
    { type: 'red-l', price: 24, stock: 2 },
  ],
  choice_options: [],
  food_variations: [],
  add_ons: [],
} as unknown as WireItem;
const plain = { ...shirt, variations: [] } as WireItem;

test('[ITEM-11] the total is the price, or that of the chosen option, times quantity', () => {
  expect(quickChoice(plain, null, 1, 2)).toMatchObject({ fullMinor: 2000, totalMinor: 2000 });
  expect(quickChoice(shirt, 'red-l', 2, 2)).toMatchObject({ fullMinor: 4800, totalMinor: 4800 });
  const reduced = { ...plain, discount: 10 } as WireItem;
  expect(quickChoice(reduced, null, 3, 2)).toMatchObject({ fullMinor: 6000, totalMinor: 5400 });
});

test('[ITEM-08] [ITEM-11] stock and limit end the steps', () => {
  expect(quickChoice(shirt, 'red-l', 1, 2).raiseRefusal).toBeUndefined();
  expect(quickChoice(shirt, 'red-l', 2, 2).raiseRefusal).toBe('out_of_stock');
  expect(quickChoice(plain, null, 3, 2).raiseRefusal).toBe('out_of_limits');
});

test('[ITEM-04] [ITEM-11] it opens with an option that can be had; one that cannot says so', () => {
  expect(firstOption(shirt)).toBe('red-l');
  expect(quickChoice(shirt, 'red-m', 1, 2)).toMatchObject({ choices: null, isOptionGone: true });
  expect(firstOption(plain)).toBeNull();
});

test('[ITEM-09] [ITEM-11] what is sold out can be neither added nor counted on, with variations and without', () => {
  expect(quickChoice({ ...plain, stock: 0 }, null, 1, 2).isSoldOut).toBe(true);
  expect(quickChoice(plain, null, 1, 2).isSoldOut).toBe(false);
  expect(quickChoice(shirt, 'red-m', 1, 2).isSoldOut).toBe(false);
  const variations = shirt.variations.map((one) => ({ ...one, stock: 0 }));
  expect(quickChoice({ ...shirt, variations }, 'red-m', 1, 2).isSoldOut).toBe(true);
});

test('[ITEM-08] [ITEM-11] one less ends at one, and where the total is 0', () => {
  expect([1, 2].map((quantity) => quickChoice(plain, null, quantity, 2).canLower)).toEqual([false, true]);
  expect(quickChoice({ ...plain, price: 0 }, null, 2, 2).canLower).toBe(false);
});

test('[ITEM-11] what has groups to choose from opens its own view', () => {
  expect(isQuick(plain)).toBe(true);
  expect(isQuick({ ...plain, food_variations: [{ name: 'Size' }] } as unknown as WireItem)).toBe(false);
});

test('[ITEM-06] [ITEM-11] what is not offered at this hour opens its own view, which says when: quick add offered it, and was refused', () => {
  expect(isQuick({ ...plain, available: false })).toBe(false);
});
