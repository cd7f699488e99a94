import { expect, test } from 'vitest';
import { shirt } from '../../lib/wire/shop-item.fixture.ts';
import {
  fullPrice,
  limitsOfItem,
  lineLike,
  linePayload,
  quantityLeft,
  screenCart,
  screenLine,
  type WireLine,
} from './screen-line.ts';

const line: WireLine = {
  id: 'line',
  item: { ...shirt, stock: 5 },
  quantity: 3,
  price: 1000,
  discounted_price: 900,
  add_ons_price: 85,
  total_price: 2785,
  variation: [{ type: 'Off-white-XL', price: 1000, stock: 2 }],
  add_ons: [],
  problem: null,
};
const decimals = 2;

test('[CART-03] the price that is struck through is of all units without their discount, and the add-ons once', () => {
  expect(fullPrice(screenLine(line, decimals), decimals)).toBe(3085);
});

test('[CART-06] what is chosen again is the line of the same item and variation, dashes and spaces aside, and of no other', () => {
  const other = { ...line, id: 'other', variation: [{ type: 'Navy-XL', price: 1000, stock: 7 }] };
  const anothers = { ...line, id: 'anothers', item: { ...shirt, id: 'another' } };
  const like = (type: string) => {
    const wish = screenLine({ ...line, id: 'wish', variation: [{ type }] }, decimals);
    return lineLike([other, anothers, line], wish, decimals)?.id;
  };
  expect(['Off-white-XL', 'Offwhite XL', 'Navy-XL', 'Off-white-M'].map(like)).toEqual([
    'line',
    'line',
    'other',
    undefined,
  ]);
});

test.each([
  // Two are left of its variation, whatever its item has.
  ['out_of_stock', { quantity: 3 }, 2],
  ['out_of_stock', { quantity: 2 }, undefined],
  ['out_of_stock', { quantity: 1 }, undefined],
  ['out_of_stock', { variation: [], item: { ...shirt, variations: [], stock: 0 } }, undefined],
  ['out_of_limits', { item: { ...shirt, maximum_cart_quantity: 1 } }, 1],
  ['out_of_limits', { item: { ...shirt, maximum_cart_quantity: null } }, undefined],
  ['price_changed', {}, undefined],
  [null, {}, undefined],
] as const)('[ITEM-08] of a line with the problem %s, %j, so many are left: %s', (problem, changes, left) => {
  expect(quantityLeft(screenLine({ ...line, ...changes, problem } as WireLine, decimals))).toBe(left);
});

test('[ITEM-08] without a variation an item’s own stock counts', () => {
  expect(limitsOfItem({ ...shirt, stock: 5 }, undefined).stock).toBe(5);
  expect(limitsOfItem({ ...shirt, stock: 5 }, 'Navy-XL').stock).toBe(7);
});

test('[CART-10] a variation that is not offered any more is sent as its line has it', () => {
  const gone = { ...line, variation: [{ type: 'Green-XL' }] };
  expect(linePayload(screenLine(gone, decimals), decimals).variation).toEqual([{ type: 'Green-XL' }]);
  // It is no other line's twin.
  expect(screenLine(gone, decimals).choiceKey).toBe('line');
});

test('a cart is of the store that its lines are of, and of none without any', () => {
  expect(screenCart([line], decimals).store).toEqual({ id: shirt.store_id, name: shirt.store_name });
  expect(screenCart([], decimals)).toEqual({ lines: [] });
});
