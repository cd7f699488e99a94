import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, decideMarket, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { formOf, type FormFields, itemFields, pdfBytes } from '../../testing/partner-forms.fixture.ts';
import { getMarket } from '../settings/index.ts';

const { stores, categories } = fixture;

let market: TestMarket;
let operator: Caller;
let trattoria: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
  trattoria = await staffOf('store', stores.trattoria);
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

async function staffOf(role: 'store' | 'courier', holder_id: string): Promise<Caller> {
  const { token } = await market.call('ops.giveToken', { body: { role, holder_id } }, operator);
  return { token };
}
const add = async (change: FormFields = {}, caller = trattoria) =>
  market.call('ops.addItem', { body: formOf({ ...(await itemFields()), ...change }) }, caller);

test('[PART-01] a store puts an item on sale: it is found, searched for and put into a cart', async () => {
  const { item_id, slug, message } = await add();
  expect([slug, message]).toEqual(['alfajor', 'The item is on sale.']);
  expect((await add({ store_id: stores.trattoria }, operator)).slug).toMatch(/^alfajor-[0-9a-f]{6}$/);
  market.clock.advance(5_000);
  expect(await market.call('catalog.item', { params: { id: 'alfajor' } })).toMatchObject({
    id: item_id,
    name: 'Alfajor',
    description: 'With dulce de leche',
    price: 2.5,
    store_id: stores.trattoria,
  });
  const found = await market.call('catalog.searchItems', { query: { name: 'alfajor' } });
  expect(found.items.map(({ id }) => id)).toContain(item_id);
  const guest = { guestId: (await market.newGuest()).guestId };
  const body = { item_id, price: 2.5, quantity: 1 };
  expect(await market.call('cart.add', { body }, guest)).toMatchObject([{ quantity: 1 }]);
});

test('an item, a fee, a minimum and a discount may be of many millions, as a price may that is changed: where money has small units a telephone costs so much', async () => {
  const { item_id: id } = await add({ price: '12500000' });
  expect((await market.call('catalog.item', { params: { id } })).price).toBe(12_500_000);
  const discount = { discount: 11_000_000, discount_type: 'amount' } as const;
  const { item } = await market.call('ops.changeItem', { params: { id }, body: discount }, trattoria);
  expect(item).toMatchObject({ price: 12_500_000, ...discount });
  const params = { id: stores.trattoria };
  const taken = [
    market.call('ops.setStoreDelivery', { params, body: { rates: { fixed: 12_000_000 } } }, trattoria),
    market.call(
      'ops.setStoreDiscount',
      { params, body: { discount: { percent: 5, min_purchase: 15_000_000, max_discount: 11_000_000 } } },
      trattoria,
    ),
  ];
  for (const { message } of await Promise.all(taken)) expect(message).toBe('Store updated.');
  await market.call('ops.setStoreDelivery', { params, body: { rates: null } }, trattoria);
  await market.call('ops.setStoreDiscount', { params, body: { discount: null } }, trattoria);
});

test('[PART-01] not without a name, a picture or a category of its module, and not in another’s store', async () => {
  const before = await market.count('items');
  const code = async (change: FormFields, caller = trattoria, without: readonly string[] = []) => {
    const fields: Record<string, FormFields[string]> = { ...(await itemFields()), ...change };
    for (const name of without) delete fields[name];
    return (await market.refused('ops.addItem', { body: formOf(fields) }, caller)).code;
  };
  expect(await code({ name: '' })).toBe('name_required');
  expect(await code({}, trattoria, ['image'])).toBe('file_missing');
  expect(await code({ image: pdfBytes })).toBe('image_format');
  expect(await code({ image: new Uint8Array(2 * 1024 * 1024 + 1) })).toBe('image_too_large');
  expect(await code({ category_id: categories.pantry })).toBe('category_not_found');
  expect(await code({ store_id: stores.bakery })).toBe('store_not_found');
  expect(await code({}, operator)).toBe('store_not_found');
  const vera = { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: vera }, operator);
  expect(await code({}, await staffOf('courier', courier_id))).toBe('forbidden');
  expect(await market.count('items')).toBe(before);
});

test('[PART-01] a price that was left empty is no price, and one that no column holds is told as such', async () => {
  const refused = async (price: string) => {
    const fields = { ...(await itemFields()), price };
    return market.refused('ops.addItem', { body: formOf(fields) }, trattoria);
  };
  for (const price of ['', ' ', 'free']) expect((await refused(price)).message).toContain('body.price');
  const { currency } = (await getMarket(market.ctx)).settings;
  await decideMarket(market.ctx, { currency: { ...currency, decimals: 3 } });
  expect(await refused('3000000')).toMatchObject({
    status: 400,
    message: 'The request could not be read: body.price: at most 2147483.647.',
  });
  await decideMarket(market.ctx, { currency });
});
