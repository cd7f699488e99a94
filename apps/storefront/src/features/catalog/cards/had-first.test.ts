import { expect, test } from 'vitest';
import { hadFirst } from './had-first.ts';

test('what is sold out or offered at another hour stood before what can be had', () => {
  const cards = [
    { id: 'sold out', stock: 0, available: true },
    { id: 'uncounted', stock: null, available: true },
    { id: 'at noon only', stock: 4, available: false },
    { id: 'in stock', stock: 1, available: true },
  ];
  expect(hadFirst(cards).map(({ id }) => id)).toEqual(['uncounted', 'in stock', 'sold out', 'at noon only']);
});

test('what a closed shop sells comes after what can be had now: the deals of the day began with it', () => {
  const cards = [
    { id: 'closed', store_closed: true },
    { id: 'open', store_closed: false },
  ];
  expect(hadFirst(cards).map(({ id }) => id)).toEqual(['open', 'closed']);
});
