import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, decideCartForItem, joinLines, mostParkedCarts } from './index.ts';

const roma = { id: 'roma', name: 'Roma' };
const line = (id: string, change: Partial<CartLine> = {}): CartLine => ({
  id,
  itemId: 'pizza',
  model: 'Item',
  quantity: 1,
  choiceKey: '',
  food: [],
  addOns: [],
  unitPriceMinor: 1000,
  addOnsMinor: 0,
  itemDiscount: undefined,
  flashDiscount: undefined,
  ...change,
});
const open = { store: roma, lines: [line('a')] };

describe('an item of another store', () => {
  test.each([
    ['an empty cart takes it', { lines: [] }, 'napoli', 'ask', { kind: 'join' }],
    ['the same store’s cart takes it', open, 'roma', 'park', { kind: 'join' }],
    ['confirmed, the cart is emptied', open, 'napoli', 'replace', { kind: 'replace' }],
    ['keeping both puts it aside', open, 'napoli', 'park', { kind: 'park', reopenId: undefined }],
    ['the store’s own parked cart is taken up', open, 'milano', 'park', { kind: 'park', reopenId: 'p2' }],
  ] as const)('[CART-05] %s', (_, cart, storeId, wish, to) => {
    const parked = [
      { cartId: 'p1', storeId: undefined },
      { cartId: 'p2', storeId: 'milano' },
      { cartId: 'p3', storeId: 'milano' },
    ];
    expect(decideCartForItem(cart, parked, storeId, wish)).toEqual({ ok: true, to });
  });

  test('[CART-05] is asked about first, with the name of the store in the cart', () => {
    expect(decideCartForItem(open, [], 'napoli', 'ask')).toEqual({
      ok: false,
      refusal: { code: 'other_store', storeName: 'Roma' },
    });
  });

  test('no more carts are kept than a shopper can have meant', () => {
    const full = Array.from({ length: mostParkedCarts }, (_, n) => ({ cartId: `c${n}`, storeId: `s${n}` }));
    expect(decideCartForItem(open, full, 'napoli', 'park')).toMatchObject({
      refusal: { code: 'out_of_limits', maximum: mostParkedCarts },
    });
    // One of theirs comes back for the one that goes: not one more.
    expect(decideCartForItem(open, full, 's3', 'park')).toMatchObject({ to: { reopenId: 'c3' } });
  });
});

test('[CART-11] joining two carts of a store loses and doubles nothing', () => {
  const lines = (prefix: string) =>
    fc
      .uniqueArray(
        fc.record({ choiceKey: fc.constantFrom('x', 'y', 'z'), quantity: fc.integer({ min: 1, max: 9 }) }),
        {
          selector: ({ choiceKey }) => choiceKey,
        },
      )
      .map((parts) => parts.map((part) => line(`${prefix}-${part.choiceKey}`, part)));
  fc.assert(
    fc.property(lines('own'), lines('more'), (own, more) => {
      const { grown, moved } = joinLines(own, more);
      const joined = [...own.map((one) => grown.find(({ id }) => id === one.id) ?? one), ...moved];
      const keys = joined.map(({ choiceKey }) => choiceKey);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of ['x', 'y', 'z']) {
        const units = (all: readonly CartLine[]) => all.find((one) => one.choiceKey === key)?.quantity ?? 0;
        expect(units(joined)).toBe(units(own) + units(more));
      }
    }),
  );
});

test('[CART-11] a joined line keeps its id and has the add-ons of both', () => {
  const dip = { id: 'dip', name: 'Dip', priceMinor: 70, quantity: 1 };
  const { grown, moved } = joinLines(
    [line('own', { addOns: [dip] })],
    [line('more', { addOns: [dip], quantity: 9998 })],
  );
  expect(moved).toEqual([]);
  expect(grown).toMatchObject([{ id: 'own', quantity: 9999, addOns: [{ id: 'dip', quantity: 2 }] }]);
});
