import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from '../catalog/index.ts';
import {
  type AddLineRequest,
  type Cart,
  type CartLine,
  type PendingMutation,
  type SaleItem,
  applyPending,
  cartSubtotalMinor,
  decideAddLine,
  decideCheckoutStep,
  decideRemoveLine,
  decideUpdateLine,
  freeDeliveryProgress,
  lineTotalMinor,
  pricedCart,
} from './index.ts';

const NOON = Date.parse('2024-06-07T12:00-03:00');
const hours = {
  timeZone: 'America/Montevideo',
  daysOff: [],
  week: Array.from({ length: 7 }, () => [{ openMinute: 600, closeMinute: 1380 }]),
};
const pizza: Item = {
  id: 'pizza',
  name: 'Pizza',
  storeId: 'roma',
  priceMinor: 1_000,
  foodVariations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: true,
      values: [
        { label: 'Small', optionPriceMinor: 0 },
        { label: 'Large', optionPriceMinor: 200 },
      ],
    },
  ],
  addOns: [
    { id: 'dip', name: 'Dip', priceMinor: 70 },
    { id: 'cola', name: 'Cola', priceMinor: 90 },
  ],
};
const roma = { id: 'roma', name: 'Roma' };

function sale(item: Item = pizza, change: Partial<SaleItem> = {}): SaleItem {
  return {
    item,
    store: roma,
    model: 'Item',
    schedule: { active: true },
    storeSchedule: { active: true, hours, acceptsSchedule: false },
    ...change,
  };
}

function ask(label: string, quantity: number, more: Partial<AddLineRequest> = {}): AddLineRequest {
  return {
    lineId: `line-${label}`,
    choices: { food: [{ name: 'Size', labels: [label] }] },
    quantity,
    ...more,
  };
}

/** Adds one after the other and keeps what the rule answers, as a repository would. */
function filled(...steps: readonly (readonly [SaleItem, AddLineRequest])[]): Cart {
  let cart: Cart = { lines: [] };
  for (const [given, request] of steps) cart = addedTo(cart, given, request);
  return cart;
}

function addedTo(cart: Cart, given: SaleItem, request: AddLineRequest): Cart {
  const decision = decideAddLine(cart, given, request, NOON);
  if (!decision.ok) throw new Error(`Refused: ${decision.refusal.code}`);
  return {
    store: given.store,
    lines: [...cart.lines.filter((line) => line.id !== decision.line.id), decision.line],
  };
}

const empty: Cart = { lines: [] };

describe('adding', () => {
  test('[CART-10] a new line at today’s price; the same again answers the new total', () => {
    const first = decideAddLine(empty, sale(), ask('Large', 2, { shownUnitPriceMinor: 1_200 }), NOON);
    expect(first).toMatchObject({
      ok: true,
      isNew: true,
      line: { id: 'line-Large', quantity: 2, unitPriceMinor: 1_200, addOnsMinor: 0 },
    });
    const again = decideAddLine(
      filled([sale(), ask('Large', 2)]),
      sale(),
      ask('Large', 3, { lineId: 'other' }),
      NOON,
    );
    expect(again).toMatchObject({ ok: true, isNew: false, line: { id: 'line-Large', quantity: 5 } });
  });

  test('[CART-06] another choice or another model is another line', () => {
    const cart = filled([sale(), ask('Large', 1)]);
    expect(decideAddLine(cart, sale(), ask('Small', 1), NOON)).toMatchObject({ isNew: true });
    expect(decideAddLine(cart, sale(pizza, { model: 'ItemCampaign' }), ask('Large', 1), NOON)).toMatchObject({
      isNew: true,
    });
  });

  test('[CART-10] add-ons asked for are added to those the line has', () => {
    const withDip = ask('Large', 1, {
      choices: { food: [{ name: 'Size', labels: ['Large'] }], addOns: [{ id: 'dip', quantity: 1 }] },
    });
    const cart = filled([sale(), withDip], [sale(), ask('Large', 1)], [sale(), withDip]);
    expect(cart.lines).toMatchObject([
      { quantity: 3, addOns: [{ id: 'dip', quantity: 2 }], addOnsMinor: 140 },
    ]);
  });

  test('[CART-05] another store is refused with the name of the store in the cart; an empty cart has no store', () => {
    const cart = filled([sale(), ask('Large', 1)]);
    const other = sale(pizza, { store: { id: 'napoli', name: 'Napoli' } });
    expect(decideAddLine(cart, other, ask('Large', 1), NOON)).toEqual({
      ok: false,
      refusal: { code: 'other_store', storeName: 'Roma' },
    });
    expect(decideAddLine({ store: roma, lines: [] }, other, ask('Large', 1), NOON)).toMatchObject({
      ok: true,
    });
  });

  test.each([
    [
      '[ITEM-07] choices',
      sale(),
      { lineId: 'x', choices: {}, quantity: 1 },
      { code: 'choice_required', group: 'Size' },
    ],
    [
      '[ITEM-08] stock',
      sale({ ...pizza, stock: 2 }),
      ask('Large', 3),
      { code: 'out_of_stock', name: 'Pizza', available: 2, room: 2 },
    ],
    [
      '[ITEM-08] limit',
      sale({ ...pizza, maximumCartQuantity: 2 }),
      ask('Large', 3),
      { code: 'out_of_limits', name: 'Pizza', maximum: 2, room: 2 },
    ],
    [
      '[CHK-06] a stale or forged price',
      sale(),
      ask('Large', 1, { shownUnitPriceMinor: 1 }),
      { code: 'price_changed', name: 'Pizza', unitPriceMinor: 1_200 },
    ],
    [
      '[ITEM-06] not on sale',
      sale(pizza, { schedule: { active: false } }),
      ask('Large', 1),
      { code: 'item_unavailable', name: 'Pizza' },
    ],
    [
      '[ITEM-06] outside its window',
      sale(pizza, { schedule: { active: true, window: { startMinute: 1200, endMinute: 60 } } }),
      ask('Large', 1),
      { code: 'item_outside_window', name: 'Pizza', window: { startMinute: 1200, endMinute: 60 } },
    ],
  ] as const)('%s', (_, given, request, refusal) => {
    expect(decideAddLine(empty, given, request, NOON)).toEqual({ ok: false, refusal });
  });

  test('[ITEM-06] a closed store does not keep things out of the cart, nor does a window that can be scheduled', () => {
    const night = Date.parse('2024-06-07T04:00-03:00');
    expect(decideAddLine(empty, sale(), ask('Large', 1), night)).toMatchObject({ ok: true });
    const later = sale(pizza, {
      schedule: { active: true, window: { startMinute: 1200, endMinute: 60 } },
      storeSchedule: { active: true, hours, acceptsSchedule: true },
    });
    expect(decideAddLine(empty, later, ask('Large', 1), NOON)).toMatchObject({ ok: true });
  });

  test('[ITEM-08] sizes of one dish share its stock and its limit', () => {
    const scarce = sale({ ...pizza, stock: 3 });
    const cart = filled([scarce, ask('Large', 2)]);
    expect(decideAddLine(cart, scarce, ask('Small', 1), NOON)).toMatchObject({ ok: true });
    expect(decideAddLine(cart, scarce, ask('Small', 2), NOON)).toMatchObject({
      refusal: { code: 'out_of_stock', available: 1, room: 1 },
    });
    expect(decideAddLine(cart, scarce, ask('Large', 2), NOON)).toMatchObject({
      refusal: { code: 'out_of_stock', available: 3, room: 1 },
    });
    const limited = sale({ ...pizza, maximumCartQuantity: 3 });
    expect(decideAddLine(cart, limited, ask('Small', 2), NOON)).toMatchObject({
      refusal: { code: 'out_of_limits', maximum: 3, room: 1 },
    });
    const full = filled([limited, ask('Large', 2)], [limited, ask('Small', 1)]);
    expect(decideAddLine(full, limited, ask('Small', 1), NOON)).toMatchObject({
      refusal: { code: 'out_of_limits', maximum: 3, room: 0 },
    });
  });

  test('[ITEM-04] variations have their own stock and share the limit', () => {
    const shirt: Item = {
      id: 'shirt',
      name: 'Shirt',
      storeId: 'roma',
      priceMinor: 500,
      maximumCartQuantity: 4,
      variations: [
        { type: 'Red-XL', priceMinor: 700, stock: 3 },
        { type: 'Blue-S', priceMinor: 600, stock: 9 },
      ],
    };
    const want = (variationType: string, quantity: number) => ({
      lineId: variationType,
      choices: { variationType },
      quantity,
    });
    const cart = filled([sale(shirt), want('Red XL', 2)]);
    expect(decideAddLine(cart, sale(shirt), want('Red-XL', 2), NOON)).toMatchObject({
      refusal: { code: 'out_of_stock', available: 3 },
    });
    expect(decideAddLine(cart, sale(shirt), want('Blue-S', 2), NOON)).toMatchObject({ ok: true });
    expect(decideAddLine(cart, sale(shirt), want('Blue-S', 3), NOON)).toMatchObject({
      refusal: { code: 'out_of_limits' },
    });
  });
});

describe('updating and removing', () => {
  const cart = filled([sale(), ask('Large', 2)], [sale(), ask('Small', 1)]);
  const change = (label: string, quantity: number, lineId = 'line-Large') =>
    decideUpdateLine(cart, sale(), { ...ask(label, quantity), lineId }, NOON);

  test('[CART-06] unchanged is no change', () => {
    expect(change('Large', 2)).toEqual({ ok: false, refusal: { code: 'no_changes' } });
  });

  test('[CART-06] the quantity asked for is the new total', () => {
    expect(change('Large', 5)).toMatchObject({
      ok: true,
      line: { id: 'line-Large', quantity: 5 },
      absorbedLineId: undefined,
    });
  });

  test('[CART-06] another add-on, or a new price, is a change', () => {
    const choices = { food: [{ name: 'Size', labels: ['Large'] }], addOns: [{ id: 'cola', quantity: 1 }] };
    expect(
      decideUpdateLine(cart, sale(), { lineId: 'line-Large', choices, quantity: 2 }, NOON),
    ).toMatchObject({ line: { addOnsMinor: 90 } });
    expect(
      decideUpdateLine(
        cart,
        sale({ ...pizza, priceMinor: 1_100 }),
        { ...ask('Large', 2), lineId: 'line-Large' },
        NOON,
      ),
    ).toMatchObject({ line: { unitPriceMinor: 1_300 } });
  });

  test('[CART-06] choosing what another line holds takes that line in', () => {
    expect(change('Small', 2)).toMatchObject({
      ok: true,
      line: { id: 'line-Large', quantity: 3 },
      absorbedLineId: 'line-Small',
    });
  });

  test('[CART-10] a line that is gone, or of another item', () => {
    expect(change('Large', 1, 'nobody')).toMatchObject({ refusal: { code: 'line_not_found' } });
    expect(
      decideUpdateLine(
        cart,
        sale({ ...pizza, id: 'pasta' }),
        { ...ask('Large', 1), lineId: 'line-Large' },
        NOON,
      ),
    ).toMatchObject({ refusal: { code: 'line_not_found' } });
  });

  test('[ITEM-08] stock and limit are asked again', () => {
    const scarce = sale({ ...pizza, stock: 5 });
    expect(decideUpdateLine(cart, scarce, { ...ask('Large', 5), lineId: 'line-Large' }, NOON)).toMatchObject({
      refusal: { code: 'out_of_stock', available: 4 },
    });
    expect(decideUpdateLine(cart, scarce, { ...ask('Large', 4), lineId: 'line-Large' }, NOON)).toMatchObject({
      ok: true,
    });
  });

  test('[CART-10] removing takes that line and no other', () => {
    expect(decideRemoveLine(cart, 'line-Large')).toMatchObject({ ok: true, lines: [{ id: 'line-Small' }] });
    expect(decideRemoveLine(cart, 'nobody')).toEqual({ ok: false, refusal: { code: 'line_not_found' } });
  });

  test('a cart loses no unit but by removal, whatever is done to it', () => {
    const label = fc.constantFrom('Small', 'Large');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), label, quantity: fc.integer({ min: 1, max: 5 }) }),
      fc.record({
        kind: fc.constant('update' as const),
        label,
        to: label,
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let [now, units, serial]: [Cart, number, number] = [empty, 0, 0];
        for (const one of steps) {
          const present = now.lines.find((line) => line.choiceKey === `Size=${one.label}`);
          serial += 1;
          if (one.kind === 'add') {
            now = addedTo(now, sale(), ask(one.label, one.quantity, { lineId: `n${serial}` }));
            units += one.quantity;
          } else if (present) {
            const decision = decideUpdateLine(
              now,
              sale(),
              { ...ask(one.to, one.quantity), lineId: present.id },
              NOON,
            );
            if (!decision.ok) {
              expect(decision.refusal.code).toBe('no_changes');
              continue;
            }
            const kept = now.lines.filter(
              (line) => line.id !== decision.line.id && line.id !== decision.absorbedLineId,
            );
            now = { store: roma, lines: [...kept, decision.line] };
            units += one.quantity - present.quantity;
          }
          expect(now.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(units);
          expect(new Set(now.lines.map((line) => line.choiceKey)).size).toBe(now.lines.length);
        }
      }),
    );
  });
});

describe('what the cart costs', () => {
  test('[CART-03] a line is its price after discount plus its add-ons', () => {
    const discounted = sale({ ...pizza, discount: { type: 'percent', percent: 10 } });
    const request = ask('Large', 2, {
      choices: { food: [{ name: 'Size', labels: ['Large'] }], addOns: [{ id: 'dip', quantity: 3 }] },
    });
    const cart = filled([discounted, request]);
    expect(cart.lines.map(lineTotalMinor)).toEqual([2 * 1_080 + 210]);
    expect(cartSubtotalMinor(cart)).toBe(2 * 1_080 + 210);
    expect(cartSubtotalMinor(empty)).toBe(0);
  });

  test('[CART-04] a running store discount counts in the subtotal', () => {
    const cart = filled([sale(), ask('Large', 2)]);
    const storeDiscount = { percent: 25, minPurchaseMinor: 2_400, maxDiscountMinor: 500 };
    expect(cartSubtotalMinor({ ...cart, storeDiscount })).toBe(1_900);
    expect(pricedCart({ ...cart, storeDiscount })).toMatchObject({ discountBy: 'store', discountMinor: 500 });
  });

  test.each([
    [0, 1_000, { percent: 0, remainingMinor: 1_000, reached: false }],
    [250, 1_000, { percent: 25, remainingMinor: 750, reached: false }],
    [999, 1_000, { percent: 99.9, remainingMinor: 1, reached: false }],
    [1_000, 1_000, { percent: 100, remainingMinor: 0, reached: true }],
    [5_000, 1_000, { percent: 100, remainingMinor: 0, reached: true }],
    [-50, 1_000, { percent: 0, remainingMinor: 1_000, reached: false }],
    [500, undefined, undefined],
    [500, 0, undefined],
  ])('[CART-04] %d of %s', (subtotal, over, expected) =>
    expect(freeDeliveryProgress(subtotal, over, false)).toEqual(expected),
  );

  test('[CART-04] is reached with whatever is ordered from a store that delivers free', () => {
    expect(freeDeliveryProgress(250, 1_000, true)).toEqual({
      percent: 100,
      remainingMinor: 0,
      reached: true,
    });
    expect(freeDeliveryProgress(250, undefined, true)).toBeUndefined();
  });
});

test.each([
  [true, true, true, 'close_home'],
  [true, false, true, 'close_home'],
  [true, true, false, 'close_home'],
  [true, false, false, 'close_home'],
  [false, true, true, 'checkout'],
  [false, true, false, 'checkout'],
  [false, false, true, 'ask_guest'],
  [false, false, false, 'login'],
])('[CART-08] empty %s, token %s, guests may %s: %s', (isEmpty, hasToken, guestCheckout, step) => {
  expect(decideCheckoutStep({ isEmpty, hasToken, guestCheckout })).toBe(step);
});

describe('the overlay of pending changes', () => {
  const [large, small] = filled([sale(), ask('Large', 2)], [sale(), ask('Small', 1)]).lines as [
    CartLine,
    CartLine,
  ];
  const cart: Cart = { store: roma, lines: [large] };

  test('[CART-07] an add raises the count at once, a removal lowers it', () => {
    expect(
      applyPending(cart, [{ kind: 'add', line: { ...large, id: 'new', quantity: 3 }, store: roma }]).lines,
    ).toMatchObject([{ id: 'line-Large', quantity: 5 }]);
    expect(
      applyPending(cart, [{ kind: 'add', line: small, store: roma }]).lines.map((line) => line.id),
    ).toEqual(['line-Large', 'line-Small']);
    expect(applyPending(cart, [{ kind: 'remove', lineId: 'line-Large' }])).toEqual({ lines: [] });
  });

  test('[CART-05] another store changes nothing until it replaces', () => {
    const napoli = { id: 'napoli', name: 'Napoli' };
    expect(applyPending(cart, [{ kind: 'add', line: small, store: napoli }])).toBe(cart);
    const discounted = { ...cart, storeDiscount: { percent: 50, minPurchaseMinor: 0, maxDiscountMinor: 0 } };
    for (const otherStore of ['replace', 'park'] as const) {
      expect(applyPending(discounted, [{ kind: 'add', line: small, store: napoli, otherStore }])).toEqual({
        store: napoli,
        lines: [small],
      });
    }
  });

  test('no line is lost but by remove, clear or replace; nothing pending is the cart itself', () => {
    expect(applyPending(cart, [])).toBe(cart);
    const line = fc
      .record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        choiceKey: fc.constantFrom('x', 'y', 'z'),
        quantity: fc.integer({ min: 1, max: 9 }),
      })
      .map((part): CartLine => ({ ...large, ...part }));
    const mutation: fc.Arbitrary<PendingMutation> = fc.oneof(
      line.map(
        (one): PendingMutation => ({
          kind: 'add',
          line: { ...one, id: `new-${one.choiceKey}` },
          store: roma,
        }),
      ),
      line.map((one): PendingMutation => ({ kind: 'update', line: one })),
    );
    const start = fc.uniqueArray(line, { maxLength: 3, selector: (one) => one.choiceKey }).map(
      (lines): Cart => ({
        store: roma,
        lines: lines.map((one, index) => ({ ...one, id: 'abc'[index] ?? 'd' })),
      }),
    );
    fc.assert(
      fc.property(start, fc.array(mutation, { maxLength: 12 }), (given, mutations) => {
        let now = given;
        for (const one of mutations) {
          if (one.kind !== 'add' && one.kind !== 'update') continue;
          const before = now;
          now = applyPending(before, [one]);
          const units = (which: Cart) => which.lines.reduce((sum, each) => sum + each.quantity, 0);
          const replaced =
            one.kind === 'update' ? before.lines.find((each) => each.id === one.line.id) : undefined;
          const expected = one.kind === 'add' || replaced ? one.line.quantity - (replaced?.quantity ?? 0) : 0;
          expect(units(now) - units(before)).toBe(expected);
          expect(new Set(now.lines.map((each) => each.choiceKey)).size).toBe(now.lines.length);
        }
        expect(applyPending(given, mutations)).toEqual(now);
        expect(applyPending(now, [{ kind: 'clear' }])).toEqual({ lines: [] });
      }),
    );
  });

  test('[CART-10] the overlay of an add is what the rule answers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Small', 'Large'),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(3),
        (label, quantity, dips) => {
          const request = ask(label, quantity, {
            lineId: 'new',
            choices: { food: [{ name: 'Size', labels: [label] }], addOns: [{ id: 'dip', quantity: dips }] },
          });
          const alone = decideAddLine(empty, sale(), request, NOON);
          const decided = decideAddLine(cart, sale(), request, NOON);
          if (!alone.ok || !decided.ok) throw new Error('nothing is refused here');
          const shown = applyPending(cart, [{ kind: 'add', line: alone.line, store: roma }]);
          expect(shown.lines.find((line) => line.id === decided.line.id)).toEqual(decided.line);
        },
      ),
    );
  });
});
