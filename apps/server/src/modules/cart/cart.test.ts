import type { Body } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeModule } from '../settings/index.ts';
import {
  decideMarket,
  fixture,
  openTestMarket,
  shops,
  type TestGuest,
  type TestMarket,
  writeShops,
} from '../../testing/index.ts';

const { items, stores, modules, addOns } = fixture;

let market: TestMarket;
let guest: TestGuest;
beforeAll(async () => {
  market = await openTestMarket();
  await writeShops(market.ctx);
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = await market.newGuest();
});

type Add = Partial<Body<'cart.add'>>;

const pizzaOf = (size: string, ...toppings: string[]): NonNullable<Add['variation']> => [
  { name: 'Size', values: { label: [size] } },
  ...(toppings.length > 0 ? [{ name: 'Toppings', values: { label: toppings } }] : []),
];
const pasta = (change: Add = {}): Body<'cart.add'> => ({
  item_id: items.pasta,
  price: 7,
  quantity: 1,
  ...change,
});
const pizza = (change: Add = {}): Body<'cart.add'> => ({
  item_id: items.pizza,
  price: 9,
  quantity: 1,
  variation: pizzaOf('Small'),
  ...change,
});
const steak = (change: Add = {}): Body<'cart.add'> => ({
  item_id: items.steak,
  price: 22,
  quantity: 1,
  variation: [{ name: 'Sides', values: { label: ['Chips'] } }],
  ...change,
});

function add(body: Body<'cart.add'>) {
  // Lines are listed in the order of their coming; the clock stands still by itself.
  market.clock.advance(1);
  return market.call('cart.add', { body }, { guestId: guest.guestId });
}
const refusedAdd = (body: Body<'cart.add'>) =>
  market.refused('cart.add', { body }, { guestId: guest.guestId });
const list = (by: TestGuest = guest) => market.call('cart.list', {}, { guestId: by.guestId });

async function added(body: Body<'cart.add'>) {
  const [line] = await add(body);
  if (!line) throw new Error('nothing was added');
  return line;
}

describe('adding', () => {
  test('[CART-10] the line carries item, quantity, price and choices as the payload sent them', async () => {
    const body = pizza({
      price: 10.5,
      variation: pizzaOf('Small', 'Ham'),
      add_on_ids: [addOns.cheese],
      add_on_qtys: [2],
    });
    expect(await add(body)).toMatchObject([
      {
        item: { id: items.pizza, name: 'Pizza', store_id: stores.trattoria },
        quantity: 1,
        price: 10.5,
        discounted_price: 10.5,
        add_ons_price: 2.4,
        total_price: 12.9,
        variation: pizzaOf('Small', 'Ham'),
        add_ons: [{ id: addOns.cheese, quantity: 2, price: 1.2 }],
        problem: null,
      },
    ]);
    expect(await list()).toHaveLength(1);
  });

  test('[CART-07] same item and same choices sum up to the new total; others stand beside', async () => {
    await add(pizza());
    expect(await add(pizza({ quantity: 2 }))).toMatchObject([{ quantity: 3 }]);
    const lines = await add(pizza({ variation: pizzaOf('Large'), price: 13 }));
    expect(lines.map((line) => line.quantity)).toEqual([3, 1]);
  });

  test('[CART-10] choices in any language of the market are the same choices; the answer speaks the caller’s', async () => {
    const variation = [{ name: 'Size (ar)', values: { label: ['Small (nl)'] } }];
    await add(pizza({ variation }));
    const caller = { guestId: guest.guestId, language: 'fr' } as const;
    const lines = await market.call('cart.add', { body: pizza({ quantity: 4 }) }, caller);
    expect(lines).toMatchObject([
      {
        quantity: 5,
        variation: [{ name: 'Size (fr)', values: { label: ['Small (fr)'] } }],
        item: { name: 'Pizza (fr)' },
      },
    ]);
  });

  test('[CART-10] the item’s own discount shows; dashes and spaces of a variation’s type do not matter', async () => {
    expect(await add({ item_id: items.salad, price: 8, quantity: 2 })).toMatchObject([
      { price: 8, discounted_price: 6.4, total_price: 12.8 },
    ]);
    const coffee = {
      item_id: items.coffee,
      price: 5,
      quantity: 1,
      variation: [{ type: '250 g', price: 5, stock: 3 }],
    };
    const caller = { guestId: guest.guestId, module: modules.grocery };
    expect(await market.call('cart.add', { body: coffee }, caller)).toMatchObject([
      { variation: [{ type: '250g', price: 5, stock: 3 }] },
    ]);
    // Each module has a cart of its own.
    expect(await list()).toHaveLength(1);
  });

  test('[CART-05] an item of another store is refused with that store’s name, in four languages', async () => {
    await add(pasta());
    const refusal = await refusedAdd(steak());
    expect(refusal).toMatchObject({ status: 409, code: 'other_store' });
    expect(refusal.message).toBe(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    expect(refusal.body['store']).toEqual({ id: stores.trattoria, name: 'The Trattoria' });
    const texts = new Set<string>();
    for (const language of ['en', 'ar', 'nl', 'fr'] as const) {
      texts.add(
        (await market.refused('cart.add', { body: steak() }, { guestId: guest.guestId, language })).message,
      );
    }
    expect(texts.size).toBe(4);
    expect(await list()).toMatchObject([{ item: { id: items.pasta } }]);
  });

  test('[CART-05] confirmed, the other store’s items go and this one comes, in one step', async () => {
    await add(pasta());
    await add(pizza());
    expect(await add(steak({ replace: true }))).toMatchObject([{ item: { id: items.steak }, quantity: 1 }]);
    expect(await add(steak({ replace: true }))).toMatchObject([{ quantity: 2 }]);
    const refusal = await refusedAdd(pasta({ replace: true, price: 1 }));
    expect(refusal.code).toBe('price_changed');
    // What could not come in has pushed nothing out.
    expect(await list()).toMatchObject([{ item: { id: items.steak } }]);
  });

  test('[CART-10] a forged or stale price is told with the right one, and nothing is kept', async () => {
    const refusal = await refusedAdd(pizza({ price: 0.01, variation: pizzaOf('Large') }));
    expect(refusal).toMatchObject({ status: 409, code: 'price_changed' });
    expect(refusal.body['price']).toBe(13);
    expect(refusal.message).toContain('$13.00');
    expect(await list()).toEqual([]);
  });

  test.each<[string, Body<'cart.add'>]>([
    ['item_not_found', pasta({ item_id: stores.trattoria })],
    ['item_not_found', pasta({ item_id: items.rice, price: 1.2 })],
    ['item_unavailable', pasta({ item_id: items.soup, price: 4 })],
    ['choice_required', pizza({ variation: [] })],
    ['choice_count', pizza({ variation: pizzaOf('Small', 'Ham', 'Mushrooms', 'Peppers'), price: 12.5 })],
    ['choice_unknown', pizza({ variation: pizzaOf('Gigantic') })],
    ['add_on_unknown', pizza({ add_on_ids: [addOns.chimichurri], add_on_qtys: [1] })],
    ['out_of_stock', pasta({ item_id: items.tiramisu, price: 4.5, quantity: 8 })],
    ['out_of_limits', pasta({ item_id: items.lemonade, price: 2.5, quantity: 4 })],
    ['price_changed', pasta({ price: 6.99 })],
  ])('[CART-10] %s', async (code, body) => {
    const refusal = await refusedAdd(body);
    expect(refusal.code).toBe(code);
    expect(refusal.message).not.toContain('{');
    expect(await list()).toEqual([]);
    // ITEM-09: past the cart the same is refused.
    const pastCart = await market.refused('cart.buyNow', { body }, { guestId: guest.guestId });
    expect(pastCart.body).toEqual(refusal.body);
  });

  test('an item without its variation asks for what it is chosen by: it asked for the item by its name', async () => {
    const body = { item_id: shops.items.shirt, price: 20, quantity: 1 };
    const caller = { guestId: guest.guestId, module: shops.modules.ecommerce };
    const inDutch = { ...caller, language: 'nl' } as const;
    expect((await market.refused('cart.add', { body }, caller)).message).toBe('Choose Colour, Size first.');
    expect((await market.refused('cart.add', { body }, inDutch)).message).toBe(
      'Kies eerst Colour (nl), Size (nl).',
    );
  });

  test('where its store describes no choice, it asks for one of the variations: it asked for the item by its name', async () => {
    const { shirt } = shops.items;
    const body = { item_id: shirt, price: 20, quantity: 1 };
    const caller = { guestId: guest.guestId, module: shops.modules.ecommerce };
    const asked = async () => (await market.refused('cart.add', { body }, caller)).message;
    const { rows } = await sql<{ choices: string; variations: string }>`
      select choice_options::text as choices, variations::text as variations from items where id = ${shirt}`.execute(
      market.ctx.db,
    );
    const set = (choices = '', variations = '') =>
      sql`update items set choice_options = ${choices}::jsonb, variations = ${variations}::jsonb
        where id = ${shirt}`.execute(market.ctx.db);
    await set('[]', rows[0]?.variations);
    expect(await asked()).toBe('Choose red-m / red-l first.');
    const many = ['34', '36', '38', '40', '42', '44'].map((type) => ({ type, priceMinor: 2000 }));
    await set('[]', JSON.stringify(many));
    expect(await asked()).toBe('Choose 34 / 36 / 38 / 40 / 42 … first.');
    await set(rows[0]?.choices, rows[0]?.variations);
    expect(await asked()).toBe('Choose Colour, Size first.');
  });

  test('[CART-10] a variation without stock, and the limits that hold for what is in the cart already', async () => {
    const caller = { guestId: guest.guestId, module: modules.grocery };
    const coffee = { item_id: items.coffee, price: 16, quantity: 1, variation: [{ type: '1kg' }] };
    for (const call of ['cart.add', 'cart.buyNow'] as const)
      expect((await market.refused(call, { body: coffee }, caller)).code).toBe('variation_out_of_stock');
    await add(pasta({ item_id: items.tiramisu, price: 4.5, quantity: 5 }));
    const refusal = await refusedAdd(pasta({ item_id: items.tiramisu, price: 4.5, quantity: 3 }));
    expect(refusal.code).toBe('out_of_stock');
    expect(refusal.body['available']).toBe(7);
    await add(pasta({ quantity: 9999 }));
    expect((await refusedAdd(pasta())).code).toBe('out_of_limits');
    expect((await list()).map((line) => line.quantity)).toEqual([5, 9999]);
  });

  test.each<[string, unknown]>([
    ['a negative quantity', { item_id: items.pasta, price: 7, quantity: -1 }],
    ['a huge quantity', { item_id: items.pasta, price: 7, quantity: 1e9 }],
    ['half a dish', { item_id: items.pasta, price: 7, quantity: 0.5 }],
    ['an unknown field', { item_id: items.pasta, price: 7, quantity: 1, discount: 100 }],
    ['a wrong type', { item_id: items.pasta, price: '7', quantity: 1 }],
  ])('%s is malformed', async (_, body) => {
    expect(await refusedAdd(body as Body<'cart.add'>)).toMatchObject({ status: 400, code: 'malformed' });
    expect(await list()).toEqual([]);
  });

  test('[CART-10] the same request twice under one key is one unit; two requests are two', async () => {
    const input = { body: pasta(), idempotencyKey: 'twice-the-same-key' };
    const once = await market.call('cart.add', input, { guestId: guest.guestId });
    expect(await market.call('cart.add', input, { guestId: guest.guestId })).toEqual(once);
    await Promise.all(Array.from({ length: 10 }, () => add(pasta())));
    expect(await list()).toMatchObject([{ quantity: 11 }]);
  });

  test('an add costs nine statements, and two waits for them: who asks with the cart and its items, and the end', async () => {
    for (const body of [pizza(), pizza({ quantity: 2 }), pasta()]) {
      let waits = 0;
      const texts = await market.statements(async () => {
        waits = await market.databaseWaits(() => add(body));
      });
      expect(texts).toHaveLength(9);
      expect(waits).toBe(2);
    }
  });
});

describe('outside its window', () => {
  afterEach(() => market.clock.set('2026-06-17T15:30:00.000Z'));

  test('[CART-10] an item outside its window is refused where the store takes nothing for later', async () => {
    await sql`update stores set schedule_order = false where id = ${stores.trattoria}`.execute(market.ctx.db);
    market.clock.set('2026-06-17T20:00:00.000Z');
    const refusal = await refusedAdd(pasta({ item_id: items.lunch, price: 11 }));
    expect(refusal.code).toBe('item_outside_window');
    expect(refusal.message).toBe('Lunch menu is offered from 11:00 to 15:00.');
    const body = pasta({ item_id: items.lunch, price: 11 });
    const pastCart = await market.refused('cart.buyNow', { body }, { guestId: guest.guestId });
    expect(pastCart.body).toEqual(refusal.body);
    await sql`update stores set schedule_order = true where id = ${stores.trattoria}`.execute(market.ctx.db);
  });
});

describe('updating', () => {
  const update = (body: Body<'cart.update'>) =>
    market.call('cart.update', { body }, { guestId: guest.guestId });
  const refusedUpdate = (body: Body<'cart.update'>) =>
    market.refused('cart.update', { body }, { guestId: guest.guestId });

  test('[CART-06] quantity and choices are set, not added', async () => {
    const line = await added(pizza({ quantity: 3 }));
    const lines = await update({
      ...pizza({ variation: pizzaOf('Large'), price: 13, quantity: 2 }),
      cart_id: line.id,
    });
    expect(lines).toMatchObject([{ id: line.id, quantity: 2, price: 13, variation: pizzaOf('Large') }]);
    expect(await list()).toEqual(lines);
  });

  test('[CART-06] nothing changed', async () => {
    const line = await added(pizza());
    const refusal = await refusedUpdate({ ...pizza(), cart_id: line.id });
    expect(refusal).toMatchObject({
      status: 422,
      code: 'no_changes',
      message: 'No changes found to update.',
    });
  });

  test('[CART-06] a line that becomes like another takes it in: one line, the sum', async () => {
    const small = await added(pizza({ quantity: 2 }));
    await add(pizza({ variation: pizzaOf('Large'), price: 13, quantity: 3 }));
    const lines = await update({
      ...pizza({ variation: pizzaOf('Large'), price: 13, quantity: 2 }),
      cart_id: small.id,
    });
    expect(lines).toMatchObject([{ id: small.id, quantity: 5 }]);
    expect(await list()).toHaveLength(1);
  });

  test.each<[string, Add]>([
    ['choice_required', { variation: [] }],
    ['choice_count', { variation: pizzaOf('Small', 'Ham', 'Mushrooms', 'Peppers') }],
    ['choice_unknown', { variation: pizzaOf('Gigantic') }],
    ['add_on_unknown', { add_on_ids: [addOns.chimichurri] }],
    ['price_changed', { quantity: 2, price: 1 }],
    ['line_not_found', { item_id: items.pasta, quantity: 2 }],
    ['line_not_found', { item_id: stores.grill, quantity: 2 }],
  ])('[CART-06] %s', async (code, change) => {
    const line = await added(pizza());
    expect((await refusedUpdate({ ...pizza(change), cart_id: line.id })).code).toBe(code);
    expect(await list()).toEqual([line]);
  });

  test('[CART-06] stock and limits count here too, and an item may have gone meanwhile', async () => {
    const sweet = await added(pasta({ item_id: items.tiramisu, price: 4.5 }));
    const body = { item_id: items.tiramisu, price: 4.5, quantity: 8, cart_id: sweet.id };
    expect((await refusedUpdate(body)).code).toBe('out_of_stock');
    const [, drink] = await add(pasta({ item_id: items.lemonade, price: 2.5 }));
    const more = { item_id: items.lemonade, price: 2.5, quantity: 4, cart_id: drink?.id ?? '' };
    expect((await refusedUpdate(more)).code).toBe('out_of_limits');
    await sql`update items set active = false where id = ${items.lemonade}`.execute(market.ctx.db);
    expect((await refusedUpdate({ ...more, quantity: 2 })).code).toBe('item_unavailable');
    expect(await list()).toMatchObject([{ problem: null }, { problem: 'item_unavailable' }]);
    await sql`update items set active = true where id = ${items.lemonade}`.execute(market.ctx.db);
  });

  test('[CART-06] windows and variations of shop items', async () => {
    const lunch = await added(pasta({ item_id: items.lunch, price: 11 }));
    await sql`update stores set schedule_order = false where id = ${stores.trattoria}`.execute(market.ctx.db);
    market.clock.set('2026-06-17T20:00:00.000Z');
    const later = { item_id: items.lunch, price: 11, quantity: 2, cart_id: lunch.id };
    expect((await refusedUpdate(later)).code).toBe('item_outside_window');
    market.clock.set('2026-06-17T15:30:00.000Z');
    await sql`update stores set schedule_order = true where id = ${stores.trattoria}`.execute(market.ctx.db);
    const caller = { guestId: guest.guestId, module: modules.grocery };
    const coffee = { item_id: items.coffee, price: 5, quantity: 1, variation: [{ type: '250g' }] };
    const [line] = await market.call('cart.add', { body: coffee }, caller);
    const other = { ...coffee, price: 16, variation: [{ type: '1kg' }], cart_id: line?.id ?? '' };
    expect((await market.refused('cart.update', { body: other }, caller)).code).toBe(
      'variation_out_of_stock',
    );
  });

  test('[CART-10] a price that changed meanwhile is shown on the line, and taken by updating to it', async () => {
    const line = await added(pasta());
    await sql`update items set price_minor = 750 where id = ${items.pasta}`.execute(market.ctx.db);
    expect(await list()).toMatchObject([{ problem: 'price_changed', price: 7.5 }]);
    expect(await update({ ...pasta({ price: 7.5 }), cart_id: line.id })).toMatchObject([
      { problem: null, price: 7.5 },
    ]);
    await sql`update items set price_minor = 700 where id = ${items.pasta}`.execute(market.ctx.db);
  });
});

describe('removing', () => {
  test('[CART-13] a line goes by its id in the path or in the query; the rest is answered', async () => {
    const first = await added(pasta());
    const [, second] = await add(pizza());
    const caller = { guestId: guest.guestId };
    const query = { cart_id: first.id };
    expect(await market.call('cart.removeLine', { params: { id: first.id }, query }, caller)).toMatchObject([
      { id: second?.id },
    ]);
    expect(
      await market.call('cart.removeLineByQuery', { query: { cart_id: second?.id ?? '' } }, caller),
    ).toEqual([]);
    const gone = { params: { id: first.id } };
    expect(await market.refused('cart.removeLine', gone, caller)).toMatchObject({
      status: 404,
      code: 'line_not_found',
    });
    expect((await market.refused('cart.removeLineByQuery', { query }, caller)).code).toBe('line_not_found');
  });

  test('[CART-13] clearing empties the cart of this module alone', async () => {
    await add(pasta());
    const grocery = { guestId: guest.guestId, module: modules.grocery };
    await market.call('cart.add', { body: { item_id: items.rice, price: 1.2, quantity: 1 } }, grocery);
    expect(await market.call('cart.clear', {}, { guestId: guest.guestId })).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await market.call('cart.list', {}, grocery)).toHaveLength(1);
  });

  test('[CART-13] a module that is switched off answers no other module’s cart, and changes none: it was the first one’s', async () => {
    await add(pasta());
    const grocery = { guestId: guest.guestId, module: modules.grocery };
    const body = { item_id: items.rice, price: 1.2, quantity: 1 };
    await market.call('cart.add', { body }, grocery);
    const isOff = async () =>
      (await market.call('settings.modules')).some(
        ({ status, id }) => status === 0 && id === modules.grocery,
      );
    await changeModule(market.ctx, 'grocery', { active: false });
    await expect.poll(isOff).toBe(true);
    try {
      expect(await market.call('cart.list', {}, grocery)).toEqual([]);
      for (const one of [body, pasta()])
        expect((await market.refused('cart.add', { body: one }, grocery)).code).toBe('item_not_found');
      expect(await list()).toMatchObject([{ item: { id: items.pasta } }]);
    } finally {
      await changeModule(market.ctx, 'grocery', { active: true });
      await expect.poll(isOff).toBe(false);
    }
    expect(await market.call('cart.list', {}, grocery)).toMatchObject([{ item: { id: items.rice } }]);
  });
});

test('[CART-04] a line says whether its store, or the whole market, delivers free: the cart asked for more towards what was free already', async () => {
  const { ctx } = market;
  await add(pasta());
  const isFree = async () => (await list()).map(({ item }) => item.free_delivery);
  expect(await isFree()).toEqual([false]);
  await sql`update stores set free_delivery = true where id = ${stores.trattoria}`.execute(ctx.db);
  expect(await isFree()).toEqual([true]);
  await sql`update stores set free_delivery = false where id = ${stores.trattoria}`.execute(ctx.db);
  await decideMarket(ctx, { freeDeliveryForAll: true });
  expect(await isFree()).toEqual([true]);
  await decideMarket(ctx, { freeDeliveryForAll: false });
  expect(await isFree()).toEqual([false]);
});

test('[CART-04] a line says whether its store delivers: the cart of a take-away asked for more for free delivery', async () => {
  const { ctx } = market;
  await add(pasta());
  const isDelivered = async () => (await list()).map(({ item }) => item.delivery);
  expect(await isDelivered()).toEqual([true]);
  await sql`update stores set delivery = false where id = ${stores.trattoria}`.execute(ctx.db);
  expect(await isDelivered()).toEqual([false]);
  await sql`update stores set delivery = true where id = ${stores.trattoria}`.execute(ctx.db);
  await decideMarket(ctx, { delivery: false });
  expect(await isDelivered()).toEqual([false]);
  await decideMarket(ctx, { delivery: true });
});

test('[CART-02] in a market without modules the cart is empty: it loaded for ever', async () => {
  const bare = await openTestMarket({ empty: true });
  try {
    const { guestId } = await bare.newGuest();
    expect(await bare.call('cart.list', {}, { guestId })).toEqual([]);
  } finally {
    await bare.close();
  }
});

describe('two shoppers', () => {
  test('[CART-13] nobody reads, changes or removes another’s line', async () => {
    const line = await added(pasta());
    const other = await market.newGuest();
    const caller = { guestId: other.guestId };
    expect(await list(other)).toEqual([]);
    const body = { ...pasta({ quantity: 5 }), cart_id: line.id };
    expect(await market.refused('cart.update', { body }, caller)).toMatchObject({
      status: 404,
      code: 'line_not_found',
    });
    expect((await market.refused('cart.removeLine', { params: { id: line.id } }, caller)).status).toBe(404);
    await market.call('cart.clear', {}, caller);
    expect(await list()).toMatchObject([{ id: line.id, quantity: 1 }]);
  });

  test('a customer’s cart goes by the token; without either there is none', async () => {
    const { token } = await market.newCustomer();
    expect(await market.call('cart.add', { body: pasta() }, { token })).toHaveLength(1);
    expect(await market.call('cart.list', {}, { token })).toHaveLength(1);
    expect(await market.refused('cart.list')).toMatchObject({ status: 401, code: 'shopper_required' });
    const stranger = { guestId: 'A'.repeat(43) };
    expect(await market.refused('cart.list', {}, stranger)).toMatchObject({
      status: 401,
      code: 'guest_unknown',
    });
  });
});
