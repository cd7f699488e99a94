import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { lackingLines, lackOf } from './lacking.ts';
import { emptyTripCart, foreseen, heldOf, sendChange } from './trip-cart.ts';
import { tripSum } from './trip-sum.ts';
import { cartOf, lineOf } from './trip-cart.fixture.ts';

const cart = cartOf(lineOf('a', 2), lineOf('b', 1), lineOf('c', 1, { id: 'v2', total_vehicle_count: 0 }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['token', null],
  ['guest_id', 'g'],
])(
  '[RENT-10] a change of the trip cart tells its guest, which is null beside a token, and was left out there (%s)',
  async (name, guest_id) => {
    stubBrowser().set(name, 'g');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Response.json(emptyTripCart);
    });
    await sendChange({ kind: 'quantity', lineId: 'a', quantity: 2 }, 'key');
    expect(sent).toEqual([{ cart_id: 'a', quantity: 2, guest_id }]);
  },
);

test('[RENT-07] a quantity is seen at once, with the price it comes to', () => {
  const [first] = foreseen(cart, { kind: 'quantity', lineId: 'a', quantity: 3 }).carts;
  expect(first).toMatchObject({ quantity: 3, price: 1080, gross_price: 1200 });
});

test('[RENT-08] removing the last line takes the trip with it', () => {
  const left = foreseen(cart, { kind: 'remove', lineIds: ['a', 'b'] });
  expect(left.carts.map(({ id }) => id)).toEqual(['c']);
  expect(left.user_data).not.toBeNull();
  expect(foreseen(left, { kind: 'remove', lineIds: ['c'] })).toEqual(emptyTripCart);
  expect(foreseen(cart, { kind: 'clear' })).toEqual(emptyTripCart);
});

test('[RENT-07] a vehicle is counted over all its lines; what is not free is named with how many are', () => {
  expect(heldOf(cart, 'v1')).toBe(3);
  expect(cart.carts.map((line) => lackOf(line, cart))).toEqual([null, null, 0]);
  const crowded = cartOf(lineOf('a', 2), lineOf('b', 2));
  expect(lackingLines(crowded).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(lackOf(lineOf('a', 2), crowded)).toBe(3);
});

const ofProvider = (discount: number, min_purchase: number, max_discount = 0) => ({
  ...cart,
  carts: cart.carts.map((line) => ({
    ...line,
    provider: {
      ...line.provider,
      discount: { discount, discount_type: 'percent' as const, min_purchase, max_discount, ends_at: null },
    },
  })),
});

test('[RENT-09] the drawer’s subtotal knows the provider’s discount, where it is the larger one', () => {
  // Four vehicles at 400, each with 10 % of its own.
  expect(tripSum(cart, 0)).toEqual({ gross: 1600, subtotal: 1440, byProvider: false });
  expect(tripSum(ofProvider(25, 1600), 0)).toEqual({ gross: 1600, subtotal: 1200, byProvider: true });
  expect(tripSum(ofProvider(25, 1600, 300), 0).subtotal).toBe(1300);
  expect(tripSum(ofProvider(25, 1601), 0).subtotal).toBe(1440);
  expect(tripSum(ofProvider(5, 0), 0)).toMatchObject({ subtotal: 1440, byProvider: false });
});
