import { expect, test } from 'vitest';
import { cutDescription, itemWords, saleState } from './sale-state.ts';

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

test('[ITEM-02] the buttons add or update, buy now or order a campaign’s item, or say why not', () => {
  const here = {
    stock: 3,
    available: true,
    schedule_order: true,
    available_date_starts: null,
    module_type: 'food' as const,
  };
  const blocked = { buy: null, blocked: true };
  expect(itemWords(here, false)).toEqual({ save: 'item.add', buy: 'product.buyNow', blocked: false });
  expect(itemWords(here, true).save).toBe('item.update');
  expect(itemWords({ ...here, available: false }, false).save).toBe('item.schedule');
  expect(itemWords({ ...here, available_date_starts: '2026-11-21' }, false).buy).toBe('product.orderNow');
  expect(itemWords({ ...here, stock: 0 }, true)).toEqual({ save: 'cart.outOfStock', ...blocked });
  const closed = { ...here, available: false, schedule_order: false };
  expect(itemWords(closed, false)).toEqual({ save: 'item.notNow', ...blocked });
});

test('[ITEM-02] [ITEM-09] a campaign’s item that is not available has one disabled Out of Stock button; one for later is not bought at once', () => {
  const days = {
    stock: 3,
    available: false,
    available_date_starts: '2026-11-21',
    module_type: 'food' as const,
  };
  expect(itemWords({ ...days, schedule_order: false }, false)).toEqual({
    save: 'cart.outOfStock',
    buy: null,
    blocked: true,
  });
  expect(itemWords({ ...days, schedule_order: true }, false)).toEqual({
    save: 'item.schedule',
    buy: null,
    blocked: false,
  });
});

test('[ITEM-02] [ITEM-09] goods outside their hours have the disabled Out of Stock that their tag says: the button said Not available now', () => {
  const closed = { stock: 3, available: false, schedule_order: false, available_date_starts: null };
  const words = (module_type: 'grocery' | 'pharmacy' | 'ecommerce' | 'food') =>
    itemWords({ ...closed, module_type }, false).save;
  expect([words('grocery'), words('pharmacy'), words('ecommerce')]).toEqual(
    Array.from({ length: 3 }, () => 'cart.outOfStock'),
  );
  expect(words('food')).toBe('item.notNow');
});

test('a description of 130 characters is whole, a longer one is cut without breaking a character', () => {
  expect(cutDescription('a'.repeat(130))).toBeNull();
  expect(cutDescription(`${'🍕'.repeat(130)}!`)).toBe(`${'🍕'.repeat(130)}…`);
});
