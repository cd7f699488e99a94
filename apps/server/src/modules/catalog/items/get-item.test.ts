import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, shops, type TestMarket, writeShops } from '../../../testing/index.ts';

const { items, stores, zones } = fixture;
const pharmacy = { module: shops.modules.pharmacy };
const ecommerce = { module: shops.modules.ecommerce };
const nowhere = { zones: ['0190a000-ffff-7000-8000-000000000000'] };
const media = 'http://market.example/media';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());

const get = (id: string, caller: object = {}, query: object = {}) =>
  market.call('catalog.item', { params: { id }, query }, caller);
const refusedOf = async (id: string, caller: object = {}, query: object = {}) => {
  const { status, code } = await market.refused('catalog.item', { params: { id }, query }, caller);
  return [status, code];
};

describe('an item of a shop', () => {
  test('[ITEM-01] [ITEM-03] every picture, and its variations by questions in the caller’s language', async () => {
    const shirt = await get('shirt', { ...ecommerce, language: 'nl' });
    expect(shirt).toMatchObject({
      id: shops.items.shirt,
      module_type: 'ecommerce',
      price: 20,
      price_to: 22,
      image_full_url: shirt.images_full_url[0],
      brand: {
        id: shops.brands.sonar,
        slug: 'sonar',
        name: 'sonar (nl)',
        image: 'marks/sonar.webp',
        image_full_url: `${media}/marks/sonar.webp`,
      },
      unit_type: null,
      gtin: null,
      reviews_status: true,
    });
    expect(shirt.images_full_url.slice(1)).toEqual([
      `${media}/items/shirt-2.webp`,
      `${media}/items/shirt-3.webp`,
    ]);
    expect(shirt.variations).toEqual([
      { type: 'red-m', price: 20, stock: 4 },
      { type: 'red-l', price: 22, stock: 0 },
    ]);
    expect(shirt.choice_options).toEqual([
      { name: 'colour', title: 'Colour (nl)', options: ['red'], labels: ['Red (nl)'] },
      { name: 'size', title: 'Size (nl)', options: ['m', 'l'], labels: ['Medium (nl)', 'Large (nl)'] },
    ]);
  });

  test('[ITEM-01] nutrition, allergens, tags and trade number; nothing where the store says nothing', async () => {
    expect(await get('scarf', { ...ecommerce, language: 'fr' })).toMatchObject({
      nutritions_name: ['Wool (fr)'],
      allergies_name: ['Lanolin (fr)'],
      tags: [{ name: 'Winter (fr)' }],
      gtin: '4006381333931',
      variations: [],
      choice_options: [],
      category_ids: [{ id: shops.categories.clothes, name: 'clothes (fr)' }],
    });
    expect(await get(items.pasta)).toMatchObject({
      nutritions_name: [],
      allergies_name: [],
      tags: [],
      brand: null,
      conditions: [],
      generic_name: [],
      is_prescription_required: false,
    });
  });

  test('[ITEM-13] medicine: its generic name, its unit, what it helps against, whether it needs a prescription', async () => {
    expect(await get('aspirin', { ...pharmacy, language: 'ar' })).toMatchObject({
      generic_name: ['Acetylsalicylic acid (ar)'],
      unit_type: '20 tablets (ar)',
      conditions: [{ id: shops.conditions.headache, name: 'headache (ar)' }],
      is_prescription_required: false,
    });
    expect((await get('antibiotic', pharmacy)).is_prescription_required).toBe(true);
    const { items: cards } = await market.call('catalog.popularItems', {}, pharmacy);
    expect(cards.find(({ slug }) => slug === 'antibiotic')).toMatchObject({
      is_prescription_required: true,
      generic_name: [],
    });
  });
});

describe('where an item is seen', () => {
  test('[MOD-08] a module without borders shows its goods in every zone, and to nobody outside all', async () => {
    // The outfitter stands on the coast; these callers are in the centre.
    expect((await get('shirt', ecommerce)).zone_id).toBe(zones.coast);
    expect((await market.call('catalog.popularItems', {}, ecommerce)).total_size).toBe(2);
    expect((await market.call('catalog.stores', {}, ecommerce)).stores).toMatchObject([
      { slug: 'the-outfitter' },
    ]);
    expect((await market.call('catalog.store', { params: { id: 'the-outfitter' } }, ecommerce)).name).toBe(
      'The Outfitter',
    );
    expect(await refusedOf('shirt', { ...ecommerce, ...nowhere })).toEqual([404, 'item_elsewhere']);
    expect(await refusedOf('aspirin', { ...pharmacy, zones: [zones.coast] })).toEqual([
      404,
      'item_elsewhere',
    ]);
    const { token } = await market.newCustomer();
    const caller = { ...ecommerce, token };
    await market.call('wishlist.add', { query: { item_id: shops.items.shirt } }, caller);
    expect((await market.call('wishlist.list', {}, caller)).item).toMatchObject([{ slug: 'shirt' }]);
  });

  test('[ITEM-15] an item of some days tells them, asked for as a campaign’s or not', async () => {
    const days = { available_date_starts: '2026-06-17', available_date_ends: null, available: true };
    await sql`update items set available_from_date = '2026-06-17' where id = ${items.pasta}`.execute(
      market.ctx.db,
    );
    expect(await get(items.pasta, {}, { campaign: '1' })).toMatchObject(days);
    expect(await get('pasta-002')).toMatchObject(days);
  });

  test('[ITEM-06] [ITEM-09] nothing is taken for later of a campaign before its first day, or after its last', async () => {
    const during = (from: string, until: string | null) =>
      sql`update items set available_from_date = ${from}, available_until_date = ${until}
        where id = ${items.pasta}`.execute(market.ctx.db);
    await during('2026-06-17', '2026-06-17');
    expect(await get(items.pasta)).toMatchObject({ available: true, schedule_order: true });
    await during('2026-06-18', null);
    expect(await get(items.pasta)).toMatchObject({ available: false, schedule_order: false });
    await during('2026-06-01', '2026-06-16');
    expect(await get(items.pasta)).toMatchObject({ available: false, schedule_order: false });
  });

  test('[ITEM-06] the hours of an item are why it cannot be had only on its days: they were the reason before its first', async () => {
    const times = (from: string | null, fromMinute: number | null, untilMinute: number | null) =>
      sql`update items set available_from_date = ${from}, available_until_date = null, available_from_minute = ${fromMinute},
        available_until_minute = ${untilMinute} where id = ${items.pasta}`.execute(market.ctx.db);
    const seen = async () => {
      const { available, outside_hours } = await get(items.pasta);
      return { available, outside_hours };
    };
    // Lunch time is at half past twelve.
    await times('2026-06-18', 1200, 1320);
    expect(await seen()).toEqual({ available: false, outside_hours: false });
    await times('2026-06-17', 1200, 1320);
    expect(await seen()).toEqual({ available: false, outside_hours: true });
    await times('2026-06-17', 660, 1320);
    expect(await seen()).toEqual({ available: true, outside_hours: false });
    await times('2026-06-18', null, null);
    expect(await seen()).toEqual({ available: false, outside_hours: false });
    await times(null, null, null);
  });

  test('[ITEM-06] a campaign’s item cannot be had on its last day after closing: it was added, and checkout had no time left', async () => {
    await sql`update items set available_from_date = '2026-06-10', available_until_date = '2026-06-17'
      where id = ${items.pasta}`.execute(market.ctx.db);
    const add = { item_id: items.pasta, model: 'ItemCampaign', quantity: 1, price: 7 } as const;
    const caller = { guestId: (await market.newGuest()).guestId };
    await sql`update stores set opening_hours = (select jsonb_agg(
        jsonb_build_object('weekday', day, 'opensMinute', 480, 'closesMinute', 720)) from generate_series(0, 6) day)
      where id = ${stores.trattoria}`.execute(market.ctx.db);
    market.clock.set('2026-06-17T11:30:00.000Z');
    expect(await get(items.pasta)).toMatchObject({ available: true, schedule_order: true });
    market.clock.set('2026-06-17T15:30:00.000Z');
    expect(await get(items.pasta)).toMatchObject({ available: false, schedule_order: false });
    expect((await market.refused('cart.add', { body: add }, caller)).code).toBe('item_unavailable');
    await sql`update items set available_until_date = '2026-06-18' where id = ${items.pasta}`.execute(
      market.ctx.db,
    );
    expect(await get(items.pasta)).toMatchObject({ available: true, schedule_order: true });
    expect(await market.call('cart.add', { body: add }, caller)).toHaveLength(1);
  });

  test('what was on sale and is no more is gone, what never was is not found', async () => {
    expect(await refusedOf(items.soup)).toEqual([404, 'item_gone']);
    const told = await market.refused('catalog.item', { params: { id: items.soup } }, { language: 'fr' });
    expect(told.message).toBe('Soup (fr) n’est plus en vente ici.');
    expect(await refusedOf('no-such-item')).toEqual([404, 'item_not_found']);
    // Gone there, but here it never was.
    expect(await refusedOf(items.soup, { zones: [zones.coast] })).toEqual([404, 'item_not_found']);
  });
});
