import { mostParkedCarts } from '@promenade/domain/cart';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { signedUp } from '../../../testing/sign-in/new-person.ts';

let market: TestMarket;
let guest: Caller;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  guest = { guestId: (await market.newGuest()).guestId };
});

const { pasta, croissant, chorizo, rice } = fixture.items;
const everywhere = { zones: [fixture.zones.centre, fixture.zones.coast] };
const prices = { [pasta]: 7, [croissant]: 2, [chorizo]: 6, [rice]: 1.2 } as Readonly<Record<string, number>>;

async function add(item_id: string, quantity: number, change: object = {}, caller: Caller = guest) {
  market.clock.advance(1000);
  const body = { item_id, price: prices[item_id] ?? 0, quantity, ...change };
  return market.call('cart.add', { body }, { ...everywhere, ...caller });
}
const keep = (item_id: string, quantity = 1, caller: Caller = guest) =>
  add(item_id, quantity, { keep_both: true }, caller);
const shown = (lines: Awaited<ReturnType<typeof add>>) =>
  lines.map(({ item, quantity }) => [item.id, quantity]);
const parkedOf = async (caller: Caller = guest) =>
  (await market.call('cart.parked', {}, caller)).map(({ store_name, quantity }) => [store_name, quantity]);

describe('keep both', () => {
  test('[CART-05] the other store’s cart is put aside in the same step, and comes back with its store', async () => {
    await add(pasta, 2);
    expect(shown(await keep(croissant, 3))).toEqual([[croissant, 3]]);
    expect(await parkedOf()).toEqual([['The Trattoria', 2]]);
    // The store that has a cart put aside gets that one back, and no second one.
    expect(shown(await keep(pasta))).toEqual([[pasta, 3]]);
    expect(await parkedOf()).toEqual([['The Bakery', 3]]);
  });

  test('[CART-05] what may not be added moves nothing', async () => {
    await add(pasta, 2);
    expect(
      await market.refused(
        'cart.add',
        { body: { item_id: croissant, price: 9, quantity: 1, keep_both: true } },
        guest,
      ),
    ).toMatchObject({
      code: 'price_changed',
    });
    expect(await parkedOf()).toEqual([]);
    expect(shown(await market.call('cart.list', {}, guest))).toEqual([[pasta, 2]]);
  });

  test('a guest takes a kept cart up again, or gives it up; another one finds nothing there', async () => {
    await add(pasta, 2);
    await keep(croissant);
    const [parked] = await market.call('cart.parked', {}, guest);
    const params = { id: parked?.id ?? '' };
    const other = { guestId: (await market.newGuest()).guestId };
    expect((await market.refused('cart.removeParked', { params }, other)).code).toBe('parked_cart_not_found');
    expect(shown(await market.call('cart.restoreParked', { params }, guest))).toEqual([[pasta, 2]]);
    const [bakery] = await market.call('cart.parked', {}, guest);
    expect(await market.call('cart.removeParked', { params: { id: bakery?.id ?? '' } }, guest)).toEqual([]);
    expect(shown(await market.call('cart.list', {}, guest))).toEqual([[pasta, 2]]);
  });

  test('[MOD-07] each module keeps its own: the cart of another one is not touched', async () => {
    const grocery = { ...guest, module: fixture.modules.grocery };
    await add(pasta, 1);
    await add(rice, 4, {}, grocery);
    await keep(croissant);
    expect(shown(await market.call('cart.list', {}, grocery))).toEqual([[rice, 4]]);
    expect(shown(await market.call('cart.list', {}, guest))).toEqual([[croissant, 1]]);
  });

  test('there is an end to the carts that are kept', async () => {
    await add(pasta, 1);
    await sql`insert into carts (id, shopper_id, module_id, updated_at, parked_at)
      select gen_random_uuid(), shopper_id, module_id, updated_at, updated_at
      from carts, generate_series(1, ${mostParkedCarts})
      where id = (select cart_id from cart_lines order by created_at desc limit 1)`.execute(market.ctx.db);
    const body = { item_id: croissant, price: 2, quantity: 1, keep_both: true };
    expect(await market.refused('cart.add', { body }, guest)).toMatchObject({
      code: 'out_of_limits',
      body: { maximum: mostParkedCarts },
    });
  });
});

describe('[CART-11] taking along', () => {
  const takeAlong = (token: string, guestId: string) =>
    market.call('cart.takeAlong', { body: { guest_id: guestId } }, { token });

  test('what a tab still added as a guest comes into the customer’s cart of the same store', async () => {
    const { token } = await market.newCustomer();
    await add(pasta, 2, {}, { token });
    await add(pasta, 3);
    expect(shown(await takeAlong(token, guest.guestId ?? ''))).toEqual([[pasta, 5]]);
    expect(await market.call('cart.list', {}, guest)).toEqual([]);
    // A second time there is nothing more to take.
    expect(shown(await takeAlong(token, guest.guestId ?? ''))).toEqual([[pasta, 5]]);
  });

  test('there is an end to the carts that are kept, with however many guests they come: the oldest of a module go', async () => {
    const { token } = await market.newCustomer();
    await add(rice, 1, {}, { token, module: fixture.modules.grocery });
    for (let time = 0; time < mostParkedCarts + 2; time += 1) {
      const caller = { guestId: (await market.newGuest()).guestId };
      await add(time % 2 === 0 ? pasta : croissant, time + 1, {}, caller);
      await takeAlong(token, caller.guestId);
    }
    const quantities = (await parkedOf({ token })).map(([, quantity]) => quantity);
    // The newest is open, and of twenty-one put aside the first is gone.
    expect(quantities).toEqual(
      Array.from({ length: mostParkedCarts }, (_, nth) => mostParkedCarts + 1 - nth),
    );
    expect(shown(await market.call('cart.list', {}, { token, module: fixture.modules.grocery }))).toEqual([
      [rice, 1],
    ]);
  });

  test('of another store the newer one is open and the other is kept, with what was kept before', async () => {
    const { token } = await market.newCustomer();
    await add(croissant, 1, {}, { token });
    await add(pasta, 2);
    await keep(chorizo, 1);
    await keep(pasta, 1);
    expect(shown(await takeAlong(token, guest.guestId ?? ''))).toEqual([[pasta, 3]]);
    expect((await parkedOf({ token })).sort()).toEqual([
      ['The Bakery', 1],
      ['The Grill', 1],
    ]);
  });

  test('signing in brings what the guest had put aside', async () => {
    await add(pasta, 2);
    await keep(croissant, 1);
    const { token } = await signedUp(market, guest);
    expect(await parkedOf({ token })).toEqual([['The Trattoria', 2]]);
  });

  test('a guest id that nobody has brings nothing', async () => {
    const { token } = await market.newCustomer();
    expect(await takeAlong(token, 'g'.repeat(24))).toEqual([]);
  });
});
