import { beforeEach, expect, test } from 'vitest';
import {
  dismissToast,
  readToasts,
  showKeptToast,
  showToast,
  subscribeToasts,
  toastAfterReload,
} from './toasts.ts';

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

test('a message for after a load that is left before its text has come is told on the next page: nobody ever read it', async () => {
  toastAfterReload('success', 'account.deleted');
  await expect(showKeptToast(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
  const shown = () => readToasts().map(({ text }) => text);
  expect(shown()).toEqual([]);
  await showKeptToast(async (key) => `text of ${key}`);
  expect(shown()).toEqual(['text of account.deleted']);
  await showKeptToast(async (key) => `again ${key}`);
  expect(shown()).toEqual(['text of account.deleted']);
});
