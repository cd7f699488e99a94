import { expect, test } from 'vitest';
import { cutDescription, saleState } from './sale-state.ts';

test('[ITEM-06] outside its window an item is scheduled where the store takes orders for later', () => {
  expect(saleState({ stock: 3, available: true, schedule_order: false })).toBe('on_sale');
  expect(saleState({ stock: null, available: false, schedule_order: true })).toBe('scheduled');
  expect(saleState({ stock: null, available: false, schedule_order: false })).toBe('outside_window');
  expect(saleState({ stock: 0, available: false, schedule_order: true })).toBe('sold_out');
});

test('[ITEM-04] an item with variations is sold out with the last of them', () => {
  const sold = { stock: null, available: true, schedule_order: false };
  const one = { type: 'M', price: 1, stock: 0 };
  expect(saleState({ ...sold, variations: [one, { ...one, type: 'XL', stock: 2 }] })).toBe('on_sale');
  expect(saleState({ ...sold, variations: [one] })).toBe('sold_out');
});

test('a description of 130 characters is whole, a longer one is cut without breaking a character', () => {
  expect(cutDescription('a'.repeat(130))).toBeNull();
  expect(cutDescription(`${'🍕'.repeat(130)}!`)).toBe(`${'🍕'.repeat(130)}…`);
});
