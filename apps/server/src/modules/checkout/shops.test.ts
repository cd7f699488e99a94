import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deliveryToCentre,
  fixture,
  openTestMarket,
  placeTestOrder,
  shops,
  type TestMarket,
  writeShops,
} from '../../testing/index.ts';
import { changeModule } from '../settings/index.ts';

const { points } = fixture;
const ecommerce = { module: shops.modules.ecommerce };
const pharmacy = { module: shops.modules.pharmacy };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());

const guest = async (module: object) => ({ ...module, guestId: (await market.newGuest()).guestId });

test('a shop whose module has no borders sends to every zone, and to no place outside all', async () => {
  const caller = await guest(ecommerce);
  // From the coast to the centre.
  const order = { itemId: shops.items.scarf, quantity: 1, price: 15 };
  const { order_id } = await placeTestOrder(market, caller, order);
  const placed = await market.call('orders.details', { query: { order_id } }, caller);
  expect(placed).toMatchObject({ store: { slug: 'the-outfitter' }, lines: [{ name: 'Scarf' }] });
  await market.call('cart.add', { body: { item_id: shops.items.scarf, quantity: 1, price: 15 } }, caller);
  const { lat: latitude, lng: longitude } = points.outside;
  const body = { order_type: 'delivery', latitude, longitude } as const;
  expect((await market.refused('checkout.quote', { body }, caller)).code).toBe('no_zone');
});

test('every other shop to its own zone alone', async () => {
  const caller = await guest(pharmacy);
  await market.call('cart.add', { body: { item_id: shops.items.aspirin, quantity: 2, price: 3 } }, caller);
  const { lat: latitude, lng: longitude } = points.coast;
  const body = { order_type: 'delivery', latitude, longitude } as const;
  expect((await market.refused('checkout.quote', { body }, caller)).code).toBe('out_of_zone');
  const here = { ...body, latitude: deliveryToCentre.latitude, longitude: deliveryToCentre.longitude };
  expect((await market.call('checkout.quote', { body: here }, caller)).bill.items_price).toBe(6);
});

test('[CHK-01] whoever stands in another zone than the store of their cart is told by the quote where to collect', async () => {
  const there = { ...(await guest({})), zones: [fixture.zones.coast], point: points.coast };
  const [line] = await market.call(
    'cart.add',
    { body: { item_id: fixture.items.pasta, price: 7, quantity: 2 } },
    there,
  );
  const storeId = line?.item.store_id ?? '';
  expect((await market.refused('catalog.store', { params: { id: storeId } }, there)).code).toBe(
    'store_elsewhere',
  );
  const { address, name } = await market.call('catalog.store', { params: { id: storeId } });
  const { store } = await market.call('checkout.quote', { body: { order_type: 'take_away' } }, there);
  expect(store).toEqual({ name, address });
});

test('[ITEM-03] a variation is ordered at its own price, out of its own stock, and its order says it in its reader’s language: it said the type that the store keeps it by', async () => {
  const caller = await guest(ecommerce);
  const shirt = { item_id: shops.items.shirt, quantity: 4, price: 20, variation: [{ type: 'red-m' }] };
  const [line] = await market.call('cart.add', { body: shirt }, caller);
  expect(line).toMatchObject({ price: 20, total_price: 80, variation: [{ type: 'red-m' }] });
  const large = { ...shirt, quantity: 1, price: 22, variation: [{ type: 'red-l' }] };
  expect((await market.refused('cart.add', { body: large }, caller)).code).toBe('variation_out_of_stock');
  const { bill } = await market.call('checkout.quote', { body: { order_type: 'take_away' } }, caller);
  const body = { ...deliveryToCentre, order_type: 'take_away', order_amount: bill.order_amount } as const;
  const { order_id } = await market.call('checkout.place', { body }, caller);
  const bought = async (language: 'en' | 'fr') =>
    (await market.call('orders.details', { query: { order_id } }, { ...caller, language })).lines[0]
      ?.variation;
  expect(await bought('en')).toEqual([{ type: 'red-m', label: 'Red · Medium' }]);
  expect(await bought('fr')).toEqual([{ type: 'red-m', label: 'Red (fr) · Medium (fr)' }]);
  const { variations } = await market.call('catalog.item', { params: { id: 'shirt' } }, ecommerce);
  expect(variations.map(({ stock }) => stock)).toEqual([0, 0]);
});

test('a store whose zone is switched off takes no orders: one that was to be collected went through, of a store that no page shows', async () => {
  const staff = { token: await market.operatorToken() };
  const caller = await guest({});
  await market.call('cart.add', { body: { item_id: fixture.items.pasta, price: 7, quantity: 2 } }, caller);
  const drawn = await market.call('ops.zones', {}, staff);
  const without = drawn.features.map((zone) =>
    zone.id === fixture.zones.centre ? { ...zone, properties: { ...zone.properties, active: false } } : zone,
  );
  await market.call('ops.setZones', { body: { ...drawn, features: without } }, staff);
  const body = { order_type: 'take_away' } as const;
  try {
    expect((await market.refused('checkout.quote', { body }, caller)).code).toBe('store_inactive');
  } finally {
    await market.call('ops.setZones', { body: drawn }, staff);
  }
  expect((await market.call('checkout.quote', { body }, caller)).bill.items_price).toBe(14);
});

test('a zone that is drawn anew while a cart is open and its bill is shown: nothing is sent to a door outside, the cart stays, and the same bill is placed once the door is inside again', async () => {
  const staff = { token: await market.operatorToken() };
  const caller = await guest({});
  await market.call('cart.add', { body: { item_id: fixture.items.pasta, price: 7, quantity: 2 } }, caller);
  const { order_type, latitude, longitude } = deliveryToCentre;
  const asked = { body: { order_type, latitude, longitude } };
  const { bill } = await market.call('checkout.quote', asked, caller);
  const place = { body: { ...deliveryToCentre, order_amount: bill.order_amount } };
  const drawn = await market.call('ops.zones', {}, staff);
  const [west, south] = [longitude + 0.001, latitude + 0.001];
  const corner = [
    [west, south],
    [west + 0.001, south],
    [west + 0.001, south + 0.001],
    [west, south],
  ];
  const smaller = drawn.features.map((zone) =>
    zone.id === fixture.zones.centre
      ? { ...zone, geometry: { type: 'MultiPolygon', coordinates: [[corner]] } as never }
      : zone,
  );
  const before = await market.count('orders');
  await market.call('ops.setZones', { body: { ...drawn, features: smaller } }, staff);
  try {
    expect(await market.refused('checkout.place', place, caller)).toMatchObject({
      status: 404,
      code: 'no_zone',
    });
    expect(await market.count('orders')).toBe(before);
    expect(await market.call('cart.list', {}, caller)).toHaveLength(1);
  } finally {
    await market.call('ops.setZones', { body: drawn }, staff);
  }
  expect((await market.call('checkout.place', place, caller)).total_amount).toBe(bill.order_amount);
});

test('a pharmacy whose module was closed takes no prescriptions', async () => {
  await changeModule(market.ctx, 'pharmacy', { active: false });
  const closed = async () =>
    (await market.call('settings.modules')).some(({ status, id }) => status === 0 && id === pharmacy.module);
  await expect.poll(closed).toBe(true);
  const { payment_method: _method, ...door } = deliveryToCentre;
  const body = { ...door, store_id: shops.stores.chemist, prescription_ids: [] };
  const refusal = await market.refused('checkout.placePrescription', { body }, await guest(pharmacy));
  expect(refusal.code).toBe('store_inactive');
});
