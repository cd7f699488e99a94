import type { Reply } from '@promenade/contract/calls';
import { expect, test } from 'vitest';
import { cartItemOf } from './cart-item.ts';
import { limitsOf, linePayload, screenCart, screenLine, storeDiscountOf, subtotalOf } from './screen-line.ts';

const item = {
  id: 'i1',
  name: 'Muzzarella',
  image_full_url: '/media/pizza.webp',
  images_full_url: ['/media/pizza.webp'],
  store_id: 's1',
  store_name: 'La Isla',
  zone_id: 'z1',
  price: 310,
  stock: 4,
  maximum_cart_quantity: 3,
  discount: 10,
  discount_type: 'percent',
  store_discount: 0,
  store_offer: null,
  unit_type: null,
  variations: [],
  choice_options: [],
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 1,
      required: true,
      values: [
        { label: 'Small', optionPrice: 0, isSelected: false },
        { label: 'Large', optionPrice: 90, isSelected: false },
      ],
    },
  ],
  add_ons: [{ id: 'a1', name: 'Fainá', price: 85, store_id: 's1' }],
  module_type: 'food',
  generic_name: [],
  is_prescription_required: false,
  avg_rating: 4.2,
  rating_count: 12,
  whislists_count: 3,
  tags: [],
  category_ids: [{ id: 'c1', name: 'Pizza' }],
  nutritions_name: [],
  allergies_name: [],
  organic: false,
  available_date_starts: null,
  description: 'By the metre.',
} as unknown as Reply<'catalog.item'>;

const line: Reply<'cart.list'>[number] = {
  id: 'l1',
  item,
  quantity: 2,
  price: 400,
  discounted_price: 360,
  add_ons_price: 85,
  total_price: 805,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_ons: [{ id: 'a1', name: 'Fainá', price: 85, quantity: 1 }],
  problem: null,
};

// ordering.md, section 3, 'Cart item'.
const names =
  'id cartItemId name image_full_url images_full_url store_id store_name zone_id price totalPrice quantity stock maximum_cart_quantity discount discount_type store_discount unit_type selectedOption variations choice_options food_variations selectedAddons addons itemBasePrice module_type generic_name is_prescription_required avg_rating rating_count whislists_count tags category_ids nutritions_name allergies_name organic isCampaignItem available_date_starts description'.split(
    ' ',
  );

test('[CART-12] the browser’s line holds the fields of the specification, spelled as there', () => {
  const cartItem = cartItemOf(screenLine(line, 0), 0);
  expect(Object.keys(cartItem).sort()).toEqual([...names].sort());
  expect(cartItem).toMatchObject({
    id: 'i1',
    cartItemId: 'l1',
    price: 400,
    totalPrice: 805,
    itemBasePrice: 310,
  });
  expect(cartItem.selectedAddons).toEqual([{ id: 'a1', isChecked: true, quantity: 1 }]);
  expect(cartItem.food_variations[0]?.values.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

test('[CART-10] [CART-12] an item of certain days is a campaign’s, on the screen and in the payload', () => {
  const campaign = { ...line, item: { ...item, available_date_starts: '2026-06-01' } };
  const shown = screenLine(campaign, 0);
  expect(cartItemOf(shown, 0).isCampaignItem).toBe(true);
  expect(linePayload(shown, 0)).toEqual({
    model: 'ItemCampaign',
    item_id: 'i1',
    quantity: 2,
    price: 400,
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    add_on_ids: ['a1'],
    add_on_qtys: [1],
  });
  expect(linePayload(screenLine(line, 0), 0).model).toBe('Item');
});

test('[CART-10] a shop’s line sends its variation with type, price and stock', () => {
  const shop = {
    ...line,
    item: {
      ...item,
      food_variations: [],
      add_ons: [],
      variations: [{ type: 'red-m', price: 400, stock: 3 }],
    },
    variation: [{ type: 'red-m' }],
    add_ons: [],
  };
  const shown = screenLine(shop, 0);
  expect(linePayload(shown, 0)).toMatchObject({
    variation: [{ type: 'red-m', price: 400, stock: 3 }],
    add_on_ids: [],
    add_on_qtys: [],
  });
  expect(cartItemOf(shown, 0).selectedOption).toEqual({ type: 'red-m', price: 400, stock: 3 });
  // ITEM-08: the variation's own stock bounds it, and the item's limit.
  expect(limitsOf(shown)).toEqual({ stock: 3, maximumCartQuantity: 3 });
});

test.each([
  ['item_unavailable', 4, 805],
  ['choice_unknown', 4, 805],
  ['out_of_stock', 0, 805],
  ['out_of_stock', 1, 1610],
  ['price_changed', 4, 1610],
  ['item_outside_window', 4, 1610],
  [null, 4, 1610],
] as const)(
  '[CART-04] of a line with the problem %s, %d left, the subtotal of two is %d',
  (problem, stock, sum) => {
    const other = { ...line, id: 'l2', problem, item: { ...item, stock } };
    expect(subtotalOf(screenCart([line, other], 0))).toBe(sum);
  },
);

test('[CART-03] lines less what the store takes off beside make the subtotal, a line that is gone in neither', () => {
  const store_offer = { discount: 20, discount_type: 'percent', min_purchase: 0, max_discount: 0 } as const;
  const offered = { ...line, item: { ...item, store_offer } };
  const gone = { ...offered, id: 'l2', problem: 'item_unavailable' } as const;
  const cart = screenCart([offered, gone], 0);
  // 20 % of 800 by the store in place of the item's own 10 %; the line, 805, holds these alone.
  expect([storeDiscountOf(cart), subtotalOf(cart)]).toEqual([80, 725]);
  expect(storeDiscountOf(screenCart([line], 0))).toBe(0);
});
