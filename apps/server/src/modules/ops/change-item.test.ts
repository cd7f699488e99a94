import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormFields, formOf, pdfBytes, pictureBytes } from '../../testing/partner-forms.fixture.ts';
import {
  type Caller,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
} from '../../testing/index.ts';

const { items, stores } = fixture;

let market: TestMarket;
let operator: Caller;
let trattoria: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
  trattoria = await staffOf('store', stores.trattoria);
});
afterAll(() => market.close());

async function staffOf(role: 'store' | 'courier', holder_id: string): Promise<Caller> {
  const { token } = await market.call('ops.giveToken', { body: { role, holder_id } }, operator);
  return { token };
}
let couriers = 0;
async function newCourier(): Promise<Caller> {
  couriers += 1;
  const body = { name: 'Vera', phone: `+5989900011${couriers}`, vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body }, operator);
  return staffOf('courier', courier_id);
}
type Change = Body<'ops.changeItem'>;
const change = (id: string, body: Change, caller = trattoria) =>
  market.call('ops.changeItem', { params: { id }, body }, caller);
const refused = (id: string, body: Change, caller = trattoria) =>
  market.refused('ops.changeItem', { params: { id }, body }, caller);
const picture = (id: string, fields: FormFields) =>
  market.call('ops.setItemPicture', { params: { id }, body: formOf(fields) as never }, trattoria);
const shown = (id: string) => market.call('catalog.item', { params: { id } });

describe('a store reads and edits its menu (api.md, operations): once an item was on sale, only its stock could be set', () => {
  test('all of it in its order, on sale or not; an operator names the store', async () => {
    const { items: menu, total_size } = await market.call('ops.items', {}, trattoria);
    expect(menu).toHaveLength(total_size);
    expect(menu).toContainEqual(expect.objectContaining({ id: items.soup, active: false }));
    expect(menu).toContainEqual(
      expect.objectContaining({
        id: items.salad,
        price: 8,
        discount: 20,
        discount_type: 'percent',
        veg: true,
      }),
    );
    const query = { store_id: stores.trattoria, limit: 2, offset: 2 };
    const part = await market.call('ops.items', { query }, operator);
    expect(part).toMatchObject({ total_size, limit: 2, offset: 2, items: menu.slice(2, 4) });
  });

  test('a price, a discount and words count at once, in shops and in carts; what is left out stays', async () => {
    const guest = await market.newGuest();
    await market.call('cart.add', { body: { item_id: items.pasta, quantity: 1, price: 7 } }, guest);
    const { item, message } = await change(items.pasta, {
      price: 7.5,
      discount: 1.25,
      discount_type: 'amount',
    });
    expect(message).toBe('The item has been updated.');
    expect(item).toMatchObject({ id: items.pasta, name: 'Pasta', price: 7.5, discount: 1.25, active: true });
    expect(await shown(items.pasta)).toMatchObject({ price: 7.5, discount: 1.25, discount_type: 'amount' });
    const [line] = await market.call('cart.list', {}, guest);
    expect(line).toMatchObject({ price: 7.5, discounted_price: 6.25 });
    await market.call(
      'ops.changeItem',
      { params: { id: items.pasta }, body: { name: 'Pâtes' } },
      { ...trattoria, language: 'fr' },
    );
    expect((await change(items.pasta, { price: 7, discount: 0 })).item).toMatchObject({
      name: 'Pasta',
      discount: 0,
      discount_type: 'percent',
    });
    expect((await shown(items.pasta)).discount).toBe(0);
  });

  test('off sale it is gone from the menu, and back again; an import does not take that decision back', async () => {
    await sql`update items set active = false, retired = true where id = ${items.tiramisu}`.execute(
      market.ctx.db,
    );
    await change(items.tiramisu, { active: true });
    const kept = await sql<{ retired: boolean }>`
      select retired from items where id = ${items.tiramisu}`.execute(market.ctx.db);
    expect(kept.rows).toEqual([{ retired: false }]);
    expect((await shown(items.tiramisu)).name).toBe('Tiramisu');
    await change(items.tiramisu, { active: false });
    const gone = await market.refused('catalog.item', { params: { id: items.tiramisu } });
    expect(gone.status).toBe(404);
    await change(items.tiramisu, { active: true });
  });

  test('what a store wrote in its own language alone is changed for all who read it: the English that stood in for the rest stayed as it was', async () => {
    const inDutch = { ...trattoria, language: 'nl' } as const;
    const form = formOf({
      category_id: fixture.categories.mains,
      name: 'Appeltaart',
      price: '4',
      image: await pictureBytes(),
    });
    const { item_id: id } = await market.call('ops.addItem', { body: form as never }, inDutch);
    const readIn = async (language: 'en' | 'fr' | 'nl') =>
      (await market.call('catalog.item', { params: { id } }, { language })).name;
    const write = (name: string, language: 'en' | 'nl') =>
      market.call('ops.changeItem', { params: { id }, body: { name } }, { ...trattoria, language });
    await write('Perentaart', 'nl');
    expect([await readIn('nl'), await readIn('fr'), await readIn('en')]).toEqual(Array(3).fill('Perentaart'));
    await write('Pear pie', 'en');
    await write('Pruimentaart', 'nl');
    expect([await readIn('nl'), await readIn('fr'), await readIn('en')]).toEqual([
      'Pruimentaart',
      'Pear pie',
      'Pear pie',
    ]);
  });

  test('another category: it leaves the old one’s list for the new one’s; one of another module is not there', async () => {
    const { mains, sweets, pantry } = fixture.categories;
    const inList = async (category: string) => {
      const { items: listed } = await market.call('catalog.categoryItems', { params: { id: category } });
      return listed.some(({ id }) => id === items.salad);
    };
    const { item } = await change(items.salad, { category_id: sweets });
    expect(item).toMatchObject({ id: items.salad, category_id: sweets, name: 'Salad' });
    expect([await inList(mains), await inList(sweets)]).toEqual([false, true]);
    for (const unknown of [pantry, market.ctx.ids.next()])
      expect((await refused(items.salad, { category_id: unknown })).code).toBe('category_not_found');
    expect((await change(items.salad, { category_id: mains })).item.category_id).toBe(mains);
  });

  test('another picture, made anew: shops show it, and an order that was placed shows what it had', async () => {
    const guest = await market.newGuest();
    const { order_id } = await placeTestOrder(market, guest);
    const before = (await shown(items.pasta)).image_full_url;
    const { item } = await picture(items.pasta, { image: await pictureBytes() });
    expect(item.image_full_url).toMatch(/\/media\/items\/[\w-]{20,}\.jpg$/);
    expect(item.image_full_url).not.toBe(before);
    const { image_full_url, image_width, image_height } = await shown(items.pasta);
    expect([image_full_url, image_width, image_height]).toEqual([item.image_full_url, 64, 48]);
    const { lines } = await market.call('orders.details', { query: { order_id } }, guest);
    expect(lines.map(({ image_full_url }) => image_full_url)).toEqual([before]);
  });

  test('a picture has to be one, and the item the caller’s', async () => {
    const code = async (id: string, fields: FormFields, caller = trattoria) =>
      (await market.refused('ops.setItemPicture', { params: { id }, body: formOf(fields) as never }, caller))
        .code;
    const image = await pictureBytes();
    expect(await code(items.pasta, {})).toBe('file_missing');
    expect(await code(items.pasta, { image: pdfBytes })).toBe('image_format');
    expect(await code(items.pasta, { image: new Uint8Array(2 * 1024 * 1024 + 1) })).toBe('image_too_large');
    expect(await code(items.croissant, { image })).toBe('item_not_found');
    expect(await code(market.ctx.ids.next(), { image }, operator)).toBe('item_not_found');
    expect(await code(items.pasta, { image }, await newCourier())).toBe('forbidden');
  });

  test('a store sees what is left of its items and sets it: that took an operator', async () => {
    const set = (id: string, body: Body<'ops.setStock'>, caller = trattoria) =>
      market.call('ops.setStock', { params: { id }, body }, caller);
    const code = async (id: string, caller: Caller) =>
      (await market.refused('ops.setStock', { params: { id }, body: { stock: 1 } }, caller)).code;
    const stockOf = async (id: string, caller = trattoria, query = {}) =>
      (await market.call('ops.items', { query }, caller)).items.find((item) => item.id === id)?.stocks;
    expect(await stockOf(items.pasta)).toEqual([]);
    await set(items.pasta, { stock: 3 });
    expect(await stockOf(items.pasta)).toEqual([{ variation: '', stock: 3 }]);
    expect((await change(items.pasta, { price: 7 })).item.stocks).toEqual([{ variation: '', stock: 3 }]);
    await set(items.pasta, { stock: null });
    expect(await stockOf(items.pasta)).toEqual([]);
    const shop = await staffOf('store', stores.shop);
    await set(items.coffee, { stock: 4, variation: '250g' }, shop);
    expect(await stockOf(items.coffee, operator, { store_id: stores.shop })).toContainEqual({
      variation: '250g',
      stock: 4,
    });
    expect(await code(items.coffee, trattoria)).toBe('item_not_found');
    expect(await code(items.pasta, await newCourier())).toBe('forbidden');
  });

  test('stock that is filled up each morning is full again on the next day', async () => {
    const daily = sql`insert into item_stock (item_id, variation, stock, daily_stock, stocked_on)
      values (${items.pasta}, '', 1, 25, '2020-01-01')`;
    await daily.execute(market.ctx.db);
    const { items: menu } = await market.call('ops.items', {}, trattoria);
    expect(menu.find(({ id }) => id === items.pasta)?.stocks).toEqual([{ variation: '', stock: 25 }]);
    await sql`delete from item_stock where item_id = ${items.pasta}`.execute(market.ctx.db);
  });

  test.each([
    [items.pasta, { price: 7.555 }],
    [items.pasta, { discount: 12.5 }],
    [items.pasta, { discount: 101, discount_type: 'percent' }],
    [items.pasta, { discount_type: 'amount' }],
    [items.pasta, { name: '' }],
    [items.coffee, { price: 6 }],
  ] as const)('%s cannot become %j', async (id, body) => {
    expect(await refused(id, body, operator)).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('another store’s item is not there, and a courier has no part in any', async () => {
    expect((await refused(items.croissant, { price: 3 })).code).toBe('item_not_found');
    expect((await refused(market.ctx.ids.next(), { price: 3 }, operator)).code).toBe('item_not_found');
    const elsewhere = { query: { store_id: stores.bakery } };
    expect((await market.refused('ops.items', elsewhere, trattoria)).code).toBe('store_not_found');
    const courier = await newCourier();
    expect((await refused(items.pasta, { price: 3 }, courier)).code).toBe('forbidden');
    expect((await market.refused('ops.items', {}, courier)).code).toBe('forbidden');
  });
});
