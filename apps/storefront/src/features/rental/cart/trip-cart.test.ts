import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../lib/api/browser.fixture.ts';
import { lackingLines, lackOf } from './lacking.ts';
import { emptyTripCart, foreseen, heldOf, sendChange, versionOf } from './trip-cart.ts';
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

test.each([
  [
    { kind: 'add', body: { vehicle_id: 'v', quantity: 2 } },
    'POST',
    '/add-to-cart',
    { vehicle_id: 'v', quantity: 2 },
  ],
  [
    { kind: 'confirm', body: { vehicle_id: 'v', quantity: 1 } },
    'POST',
    '/confirm',
    { vehicle_id: 'v', quantity: 1 },
  ],
  [{ kind: 'quantity', lineId: 'a', quantity: 3 }, 'PUT', '/update-cart', { cart_id: 'a', quantity: 3 }],
  [
    { kind: 'trip', id: 'c', body: { remove_conflicting: true } },
    'PUT',
    '/update-user-data/c',
    { remove_conflicting: true },
  ],
  [{ kind: 'remove', lineIds: ['a'] }, 'DELETE', '/remove-vehicle?cart_id=a&guest_id=g', undefined],
  [
    { kind: 'remove', lineIds: ['a', 'b'] },
    'DELETE',
    '/remove-multiple-cart?cart_ids=a%2Cb&guest_id=g',
    undefined,
  ],
  [{ kind: 'clear' }, 'DELETE', '/remove-cart?guest_id=g', undefined],
] as const)(
  '[RENT-07] [RENT-08] a change of the trip cart goes out as %j, under its key',
  async (change, method, path, body) => {
    stubBrowser().set('guest_id', 'g');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const key = new Headers(init.headers).get('idempotency-key');
      const said = init.body ? (JSON.parse(String(init.body)) as object) : undefined;
      sent.push([init.method, url.slice(url.indexOf('/cart') + '/cart'.length), key, said]);
      return Response.json(emptyTripCart);
    });
    expect(await sendChange(change as never, 'one-key')).toEqual(emptyTripCart);
    expect(sent).toEqual([[method, path, 'one-key', body && { ...body, guest_id: 'g' }]]);
  },
);

test('[RENT-07] a quantity is seen at once, with the price it comes to', () => {
  const [first, ...others] = foreseen(cart, { kind: 'quantity', lineId: 'a', quantity: 3 }).carts;
  expect(first).toMatchObject({ quantity: 3, price: 1080, gross_price: 1200 });
  expect(others).toEqual(cart.carts.slice(1));
});

test('what becomes of a vehicle that is added only the market knows', () => {
  expect(foreseen(cart, { kind: 'add', body: { vehicle_id: 'v', quantity: 1 } })).toBe(cart);
});

test('a trip cart is another one with another quantity, line or trip: its price is asked for anew', () => {
  const trip = cart.user_data && { ...cart.user_data, estimated_hours: 5 };
  const others = [
    cart,
    { ...cart, user_data: trip },
    { ...cart, carts: cart.carts.slice(1) },
    foreseen(cart, { kind: 'quantity', lineId: 'a', quantity: 3 }),
  ];
  expect(new Set(others.map(versionOf)).size).toBe(4);
  expect(versionOf({ ...cart, carts: [...cart.carts] })).toBe(versionOf(cart));
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
