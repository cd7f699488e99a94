import { beforeEach, expect, test } from 'vitest';
import { dismissToast, readToasts, showToast, subscribeToasts } from './toasts.ts';

beforeEach(() => {
  for (const toast of readToasts()) dismissToast(toast.id);
});

test('a message shown twice stands once, as the newest', () => {
  showToast('success', 'Item added to cart');
  showToast('error', 'Out of Stock');
  showToast('success', 'Item added to cart');
  expect(readToasts().map(({ text }) => text)).toEqual(['Out of Stock', 'Item added to cart']);
});

test('[CART-05] a message may stay for 5 seconds', () => {
  showToast('success', 'Your cart has been cleared successfully. And selected item added to the cart.', 5000);
  expect(readToasts()[0]?.durationMs).toBe(5000);
});

test('listeners hear of every change until they leave', () => {
  let calls = 0;
  const leave = subscribeToasts(() => {
    calls += 1;
  });
  showToast('info', 'one');
  leave();
  showToast('info', 'two');
  expect(calls).toBe(1);
});
