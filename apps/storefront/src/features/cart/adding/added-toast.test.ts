import { expect, test } from 'vitest';
import en from '../../../lib/i18n/messages/cart.en.json' with { type: 'json' };
import { addedToasts } from './added-toast.ts';

const told = (wish: keyof typeof addedToasts) => {
  const { key, durationMs } = addedToasts[wish];
  return [en[key.replace('cart.', '') as keyof typeof en], durationMs];
};

test('[CART-07] an item that was added is told', () => {
  expect(told('ask')).toEqual(['Item added to cart', undefined]);
});

test('[CART-05] that another store’s cart was emptied for it is told for 5 seconds', () => {
  expect(told('replace')).toEqual([
    'Your cart has been cleared successfully. And selected item added to the cart.',
    5000,
  ]);
});
