import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Caller,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
  waitForLocks,
} from '../../testing/index.ts';
import { importSheet, setItemStock } from '../catalog/index.ts';

const { items, stores } = fixture;
type Choices = Body<'ops.setItemChoices'>;

let market: TestMarket;
let operator: Caller;
let trattoria: Caller;
beforeAll(async () => {
  market = await openTestMarket({ connections: 10 });
  operator = { token: await market.operatorToken() };
  const body = { role: 'store', holder_id: stores.trattoria } as const;
  trattoria = await market.call('ops.giveToken', { body }, operator);
});
afterAll(() => market.close());

const decide = (id: string, body: Choices, caller: Caller = operator) =>
  market.call('ops.setItemChoices', { params: { id }, body }, caller);
const refused = (id: string, body: Choices, caller: Caller = operator) =>
  market.refused('ops.setItemChoices', { params: { id }, body }, caller);
const shown = (id: string, caller: Caller = {}) => market.call('catalog.item', { params: { id } }, caller);

const size = (labels: readonly string[]) => ({
  name: 'Size',
  type: 'single' as const,
  required: true,
  values: labels.map((label, place) => ({ label, optionPrice: place * 2 })),
});

describe('a dish', () => {
  beforeEach(() =>
    decide(items.pasta, {
      food_variations: [size(['Small', 'Big'])],
      add_ons: [{ name: 'Basil', price: 0.5 }],
    }),
  );

  test('what an import left of its questions may stay as it is beside other add-ons: they were refused', async () => {
    // More at most than there are values, as an import takes it.
    const left = [{ ...size(['Small', 'Big']), type: 'multi', min: 0, max: 9 }].map(
      ({ name, values, ...group }) => ({
        ...group,
        name: { en: name },
        options: values.map(({ label, optionPrice }) => ({
          label: { en: label },
          priceMinor: optionPrice * 100,
          selected: false,
        })),
      }),
    );
    await sql`update items set variation_groups = ${JSON.stringify(left)}::jsonb where id = ${items.pasta}`.execute(
      market.ctx.db,
    );
    const { item } = await decide(items.pasta, { add_ons: [{ name: 'Oregano', price: 0.5 }] });
    expect(item).toMatchObject({ food_variations: [{ max: 9 }], add_ons: [{ name: 'Oregano' }] });
    const again = { food_variations: [{ ...size(['Small', 'Big']), type: 'multi' as const, max: 9 }] };
    expect(await refused(items.pasta, again)).toMatchObject({ code: 'choice_bounds' });
  });

  test('its questions and add-ons are those that were decided last, wherever it is shown; a list that is left out stays', async () => {
    const { item, message } = await decide(
      items.pasta,
      { food_variations: [size(['Half', 'Whole'])] },
      trattoria,
    );
    expect(message).toBe('The item has been updated.');
    expect(item).toMatchObject({
      id: items.pasta,
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          required: true,
          min: 0,
          max: 0,
          values: [{ label: 'Half' }, { label: 'Whole' }],
        },
      ],
      add_ons: [{ name: 'Basil', price: 0.5 }],
      variations: [],
    });
    const { items: menu } = await market.call('ops.items', { query: { limit: 100 } }, trattoria);
    expect(menu.find(({ id }) => id === items.pasta)).toEqual(item);
    const page = await shown(items.pasta);
    expect(page).toMatchObject({
      has_choices: true,
      price: 7,
      price_to: 9,
      food_variations: item.food_variations,
    });
    expect(page.add_ons.map(({ id, name, price }) => ({ id, name, price }))).toEqual(item.add_ons);
    await decide(items.pasta, { food_variations: [], add_ons: [] });
    expect(await shown(items.pasta)).toMatchObject({ has_choices: false, food_variations: [], add_ons: [] });
  });

  test('a cart with a choice that is gone is told to choose again, and an order that was placed keeps its own', async () => {
    const { add_ons } = await shown(items.pasta);
    const guest = await market.newGuest();
    const chosen = { name: 'Size', values: { label: ['Big'] } };
    const line = {
      item_id: items.pasta,
      quantity: 1,
      price: 9,
      variation: [chosen],
      add_on_ids: [add_ons[0]?.id ?? ''],
      add_on_qtys: [1],
    };
    await market.call('cart.add', { body: line }, guest);
    const other = await market.newGuest();
    await market.call('cart.add', { body: line }, other);
    const door = {
      order_type: 'take_away',
      latitude: fixture.points.centre.lat,
      longitude: fixture.points.centre.lng,
    } as const;
    const { bill } = await market.call('checkout.quote', { body: door }, other);
    const placing = {
      ...door,
      payment_method: 'cash_on_delivery',
      contact_person_name: 'Ana',
      contact_person_email: 'ana@example.com',
      contact_person_number: '+59899000333',
      order_amount: bill.order_amount,
    } as const;
    const { order_id } = await market.call('checkout.place', { body: placing }, other);

    await decide(items.pasta, { food_variations: [size(['Small', 'Huge'])] });
    const [problem] = (await market.call('cart.list', {}, guest)).map((one) => one.problem);
    expect(problem).toBe('choice_unknown');
    expect((await market.refused('checkout.quote', { body: door }, guest)).code).toBe('choice_unknown');
    await decide(items.pasta, { food_variations: [size(['Small', 'Big'])], add_ons: [] });
    expect((await market.call('cart.list', {}, guest))[0]?.problem).toBe('choice_unknown');
    const { lines } = await market.call('orders.details', { query: { order_id } }, other);
    expect(lines[0]).toMatchObject({
      variation: [chosen],
      add_ons: [{ name: 'Basil' }],
    });
  });

  test('a required question that is new stops a cart that never answered it', async () => {
    const guest = await market.newGuest();
    await market.call('cart.add', { body: { item_id: items.salad, quantity: 1, price: 8 } }, guest);
    await decide(items.salad, { food_variations: [size(['Small', 'Big'])] });
    expect((await market.call('cart.list', {}, guest))[0]?.problem).toBe('choice_unknown');
    await decide(items.salad, { food_variations: [] });
    expect((await market.call('cart.list', {}, guest))[0]?.problem).toBeNull();
  });

  test('what is called as before keeps its words in other languages, and its place in carts; what is called anew is so for all', async () => {
    const inDutch: Caller = { ...operator, language: 'nl' };
    await sql`update items set variation_groups = ${JSON.stringify([
      {
        name: { en: 'Size', nl: 'Maat' },
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        options: [
          { label: { en: 'Small', nl: 'Klein' }, priceMinor: 0 },
          { label: { en: 'Big', nl: 'Groot' }, priceMinor: 200 },
        ],
      },
    ])}::jsonb where id = ${items.pasta}`.execute(market.ctx.db);
    const values = ['Klein', 'Reus'].map((label) => ({ label }));
    await decide(items.pasta, { food_variations: [{ ...size([]), name: 'Maat', values }] }, inDutch);
    const { food_variations: read } = await shown(items.pasta, { language: 'en' });
    expect(read[0]?.name).toBe('Size');
    expect(read[0]?.values.map(({ label }) => label)).toEqual(['Small', 'Reus']);
  });

  test('the same once more changes nothing, and many at once make one add-on of one name', async () => {
    const wish = { food_variations: [size(['Small', 'Big'])], add_ons: [{ name: 'Truffle', price: 3 }] };
    const first = await decide(items.lunch, wish);
    expect(await decide(items.lunch, wish)).toEqual(first);
    const addOn = { add_ons: [{ name: 'Parmesan', price: 1 }] };
    const both = [items.lunch, items.bread, items.lunch, items.bread, items.pasta, items.pizza];
    await Promise.all(both.map((id) => decide(id, addOn)));
    const { rows } = await sql`
      select from add_ons where store_id = ${stores.trattoria} and name->>'en' = 'Parmesan'`.execute(
      market.ctx.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('an add-on is the store’s: by its name or its id another price counts wherever it is offered, and another name too', async () => {
    const wish = { add_ons: [{ name: 'Oil', price: 1 }] };
    const { item } = await decide(items.lunch, wish);
    const id = item.add_ons[0]?.id ?? '';
    await decide(items.bread, { add_ons: [{ name: 'Oil', price: 1.5 }] });
    expect((await shown(items.lunch)).add_ons).toMatchObject([{ id, name: 'Oil', price: 1.5 }]);
    await decide(items.bread, { add_ons: [{ id, name: 'Olive oil', price: 1.5 }] });
    expect((await shown(items.lunch)).add_ons).toMatchObject([{ id, name: 'Olive oil', price: 1.5 }]);
  });
});

describe('a good', () => {
  const inShop: Caller = { module: fixture.modules.grocery };
  const coffee = (types: readonly string[]) => ({
    variations: types.map((type, place) => ({ type, price: 6 + place })),
  });
  const counted = async (id: string = items.coffee) => {
    const { rows } = await sql<{ variation: string; stock: number }>`
      select variation, stock from item_stock where item_id = ${id} order by variation`.execute(
      market.ctx.db,
    );
    return Object.fromEntries(rows.map(({ variation, stock }) => [variation, stock]));
  };

  test('a version that stays keeps what is left of it; one that is gone is counted no more, and its cart told', async () => {
    await setItemStock(market.ctx, { itemId: items.coffee, variation: '1kg', stock: 4 });
    const guest = { ...(await market.newGuest()), module: fixture.modules.grocery };
    const bag = {
      item_id: items.coffee,
      quantity: 1,
      price: 16,
      variation: [{ type: '1kg', price: 16, stock: 4 }],
    };
    await market.call('cart.add', { body: bag }, guest);
    const { item } = await decide(items.coffee, coffee(['500g', '250g']));
    expect(item).toMatchObject({
      price: 6,
      variations: [
        { type: '500g', price: 6 },
        { type: '250g', price: 7 },
      ],
    });
    expect(await counted()).toEqual({ '250g': 3 });
    expect((await market.call('cart.list', {}, guest))[0]?.problem).toBe('choice_unknown');
    expect((await shown(items.coffee, inShop)).variations).toEqual([
      { type: '500g', price: 6, stock: 9999 },
      { type: '250g', price: 7, stock: 3 },
    ]);
  });

  test('sold in versions it is no longer counted as one, and as one no longer by version', async () => {
    await decide(items.sugar, coffee(['brown', 'white']));
    expect(await counted(items.sugar)).toEqual({});
    await setItemStock(market.ctx, { itemId: items.sugar, variation: 'brown', stock: 2 });
    const { item } = await decide(items.sugar, { variations: [] });
    expect([item.price, item.variations]).toEqual([6, []]);
    expect(await counted(items.sugar)).toEqual({});
  });

  test('an order that holds a version when it goes, gives back to nothing', async () => {
    await decide(items.rice, coffee(['5kg']));
    await setItemStock(market.ctx, { itemId: items.rice, variation: '5kg', stock: 2 });
    const guest = { ...(await market.newGuest()), module: fixture.modules.grocery };
    const change = { order_type: 'take_away' } as const;
    await market.call(
      'cart.add',
      {
        body: {
          item_id: items.rice,
          quantity: 2,
          price: 6,
          variation: [{ type: '5kg', price: 6, stock: 2 }],
        },
      },
      guest,
    );
    const { bill } = await market.call(
      'checkout.quote',
      { body: { ...change, latitude: fixture.points.centre.lat, longitude: fixture.points.centre.lng } },
      guest,
    );
    const { order_id } = await market.call(
      'checkout.place',
      {
        body: {
          ...change,
          latitude: fixture.points.centre.lat,
          longitude: fixture.points.centre.lng,
          payment_method: 'cash_on_delivery',
          contact_person_name: 'Ana',
          contact_person_email: 'ana@example.com',
          contact_person_number: '+59899000334',
          order_amount: bill.order_amount,
        },
      },
      guest,
    );
    await decide(items.rice, { variations: [] });
    await market.call(
      'ops.moveOrder',
      { params: { id: order_id }, body: { order_status: 'canceled' } },
      operator,
    );
    expect(await counted(items.rice)).toEqual({});
  });

  test('questions make its versions, and their words are changed language by language', async () => {
    const colour = { name: 'colour', title: 'Colour', options: ['red', 'blue'], labels: ['Red', 'Blue'] };
    const wish = {
      choice_options: [colour],
      variations: [
        { type: 'red', price: 1 },
        { type: 'blue', price: 2 },
      ],
    };
    await decide(items.rice, wish);
    const inFrench: Caller = { ...operator, language: 'fr' };
    const french = { ...colour, title: 'Couleur', labels: ['Rouge', 'Bleu'] };
    await decide(items.rice, { choice_options: [french] }, inFrench);
    await decide(items.rice, { choice_options: [colour] });
    expect((await shown(items.rice, { ...inShop, language: 'fr' })).choice_options).toEqual([french]);
    expect((await shown(items.rice, inShop)).choice_options).toEqual([colour]);
    const { item } = await decide(items.rice, { variations: [] });
    expect(item.choice_options).toEqual([]);
  });

  test('a sheet that comes later says it anew', async () => {
    await decide(items.coffee, coffee(['500g']));
    const { rows } = await sql<{ slug: string; store: string }>`
      select i.slug, s.slug as store from items i join stores s on s.id = i.store_id
      where i.id = ${items.coffee}`.execute(market.ctx.db);
    const { slug, store } = rows[0] ?? { slug: '', store: '' };
    const bytes = new TextEncoder().encode(`slug,variations\n${slug},250g=5|1kg=16\n`);
    expect(await importSheet(market.ctx, { bytes, store, dryRun: false, setStock: false })).toMatchObject({
      rejected: [],
      changed: [{ columns: ['variations'] }],
    });
    expect((await shown(items.coffee, inShop)).variations.map(({ type }) => type)).toEqual(['250g', '1kg']);
  });
});

test('a sheet that is brought in while an item is changed by a call leaves what was changed: it wrote back what it had read before', async () => {
  const { rows } = await sql<{ slug: string; store: string }>`
    select i.slug, s.slug as store from items i join stores s on s.id = i.store_id
    where i.id = ${items.lemonade}`.execute(market.ctx.db);
  const { slug, store } = rows[0] ?? { slug: '', store: '' };
  const bytes = new TextEncoder().encode(`slug,price\n${slug},2.75\n`);
  const groups = JSON.stringify([{ ...size([]), name: { en: 'Ice' }, min: 0, max: 0, options: [] }]);
  let importing: Promise<unknown> = Promise.resolve();
  await market.ctx.db.transaction().execute(async (db) => {
    await sql`update items set variation_groups = ${groups}::jsonb where id = ${items.lemonade}`.execute(db);
    importing = importSheet(market.ctx, { bytes, store, dryRun: false, setStock: false });
    await waitForLocks(market, 1);
  });
  await importing;
  expect(await shown(items.lemonade)).toMatchObject({
    price: 2.75,
    food_variations: [{ name: 'Ice' }],
  });
  await decide(items.lemonade, { food_variations: [] });
});

test.each<[string, string, Choices, string]>([
  ['versions of a dish', items.pasta, { variations: [{ type: 'big', price: 1 }] }, 'choices_elsewhere'],
  ['questions of a dish about a good', items.coffee, { food_variations: [size(['S'])] }, 'choices_elsewhere'],
  ['add-ons of a good', items.coffee, { add_ons: [{ name: 'Cup', price: 1 }] }, 'choices_elsewhere'],
  ['a question twice', items.pasta, { food_variations: [size(['S']), size(['M'])] }, 'choice_twice'],
  [
    'an add-on twice',
    items.pasta,
    {
      add_ons: [
        { name: 'Oil', price: 1 },
        { name: 'Oil', price: 2 },
      ],
    },
    'choice_twice',
  ],
  [
    'more than there are',
    items.pasta,
    { food_variations: [{ ...size(['S']), type: 'multi', max: 2 }] },
    'choice_bounds',
  ],
  [
    'a version of no question',
    items.coffee,
    {
      choice_options: [{ name: 'roast', title: 'Roast', options: ['dark'], labels: ['Dark'] }],
      variations: [{ type: 'light', price: 1 }],
    },
    'variation_not_made',
  ],
  [
    'another store’s add-on',
    items.pasta,
    { add_ons: [{ id: '0190a000-ffff-7000-8000-000000000001', name: 'X', price: 1 }] },
    'add_on_not_found',
  ],
  ['an item of nobody', '0190a000-ffff-7000-8000-000000000001', {}, 'item_not_found'],
  [
    'more than a column holds',
    items.pasta,
    {
      food_variations: [
        { ...size([]), values: ['S', 'M'].map((label) => ({ label, optionPrice: 20_000_000 })) },
      ],
    },
    'unit_too_dear',
  ],
  ['finer than the currency', items.pasta, { add_ons: [{ name: 'Oil', price: 0.001 }] }, 'malformed'],
  ['a question without an answer', items.pasta, { food_variations: [size([])] }, 'malformed'],
  ['a version of dashes', items.coffee, { variations: [{ type: '- -', price: 1 }] }, 'malformed'],
  [
    'more options than labels',
    items.coffee,
    { choice_options: [{ name: 'roast', title: 'Roast', options: ['a', 'b'], labels: ['A'] }] },
    'malformed',
  ],
])('%s: refused, and all is as it was', async (_name, id, body, code) => {
  const state = async () =>
    (
      await sql`select (select json_agg(i order by i.id) from items i) as items,
      (select json_agg(a order by a.id) from add_ons a) as add_ons`.execute(market.ctx.db)
    ).rows;
  const before = await state();
  expect((await refused(id, body)).code).toBe(code);
  expect(await state()).toEqual(before);
});

test('a price beside which its choices come to more than is kept is refused: the database said so, by an error', async () => {
  await decide(items.bread, { food_variations: [size(['Small', 'Big'])] });
  const body = { price: 21_474_836 };
  expect((await market.refused('ops.changeItem', { params: { id: items.bread }, body }, operator)).code).toBe(
    'unit_too_dear',
  );
});

test('another store’s staff find no such item, and a courier has no part in it', async () => {
  const wish = { food_variations: [size(['S'])] };
  expect((await refused(items.croissant, wish, trattoria)).code).toBe('item_not_found');
  const rider = { name: 'Rosa', phone: '+59899000115', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: rider }, operator);
  const holder = { role: 'courier', holder_id: courier_id } as const;
  const courier = await market.call('ops.giveToken', { body: holder }, operator);
  expect((await refused(items.pasta, wish, courier)).code).toBe('forbidden');
});

test('orders are placed while their choices change: each has what it was asked for, or is told', async () => {
  await decide(items.lunch, { food_variations: [] });
  const guests = await Promise.all(Array.from({ length: 6 }, () => market.newGuest()));
  market.clock.set('2026-06-17T15:30:00Z');
  const placing = guests.map((guest) =>
    placeTestOrder(market, guest, { itemId: items.lunch, quantity: 1, price: 11 }).then(
      () => 'placed',
      (error: Error) => error.message,
    ),
  );
  await Promise.all([
    decide(items.lunch, { food_variations: [size(['S', 'M'])] }),
    decide(items.lunch, { food_variations: [] }),
    decide(items.lunch, { food_variations: [size(['S', 'M'])] }),
  ]);
  const ends = await Promise.all(placing);
  // As it is put into the cart, or as the cart is ordered.
  const told = /^placed$|^Choose Size first|^One of the choices is no longer offered/;
  for (const end of ends) expect(end).toMatch(told);
});
