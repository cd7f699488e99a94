import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { signedUp, signIn } from '../../../testing/sign-in/new-person.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ connections: 12 });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const { pasta, croissant, rice } = fixture.items;
const grocery = { module: fixture.modules.grocery };
const goods = {
  pasta: { item_id: pasta, price: 7, module: {} },
  croissant: { item_id: croissant, price: 2, module: {} },
  rice: { item_id: rice, price: 1.2, module: grocery },
} as const;
type Good = keyof typeof goods;

async function add(good: Good, quantity: number, caller: Caller): Promise<void> {
  const { item_id, price, module } = goods[good];
  market.clock.advance(1_000);
  await market.call(
    'cart.add',
    { body: { item_id, price, quantity, replace: true } },
    { ...caller, ...module },
  );
}
const cart = async (caller: Caller) =>
  (await market.call('cart.list', {}, caller)).map(({ item, quantity }) => [item.id, quantity]);

/** Every line there is, whosever and wherever. */
async function everyLine(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select item_id || ' ' || quantity || ' ' || l.id as line from cart_lines l order by 1`.execute(
    market.ctx.db,
  );
  return rows.map(({ line }) => line);
}

/** How many units of anything stand in any cart. */
async function everyUnit(): Promise<number> {
  const { rows } = await sql<{ units: number }>`select sum(quantity) as units from cart_lines`.execute(
    market.ctx.db,
  );
  return rows[0]?.units ?? 0;
}

/** How many lines of each of these shoppers are open and parked. */
async function linesOf(token: string) {
  const parked = await market.call('cart.parked', {}, { token });
  const open = [...(await cart({ token })), ...(await cart({ token, ...grocery }))];
  return { open: open.length, parked: parked.length };
}

describe('[CART-11] the carts of a guest who signs in', () => {
  test('the newer one is open, the older one is parked, whichever was the guest’s', async () => {
    for (const guestIsNewer of [true, false]) {
      const customer = await signedUp(market);
      const { token } = customer;
      const { guestId } = await market.newGuest();
      if (guestIsNewer) await add('croissant', 1, { token });
      await add('pasta', 2, { guestId });
      if (!guestIsNewer) await add('croissant', 1, { token });
      const here = await signIn(market, customer, { guestId });
      const [newer, older] = guestIsNewer ? [[pasta, 2], ['Croissant']] : [[croissant, 1], ['Pasta']];
      expect(await cart(here)).toEqual([newer]);
      expect(await market.call('cart.parked', {}, here)).toMatchObject([{ item_names: older }]);
      expect(await cart({ guestId })).toEqual([]);
    }
  });

  test('a parked cart is taken up again; the open one takes its place, and back', async () => {
    const customer = await signedUp(market);
    const { token } = customer;
    await add('croissant', 3, { token });
    const { guestId } = await market.newGuest();
    await add('pasta', 2, { guestId });
    const here = await signIn(market, customer, { guestId });
    const restore = async () => {
      const [parked] = await market.call('cart.parked', {}, here);
      const params = { id: parked?.id ?? '' };
      const lines = await market.call('cart.restoreParked', { params }, { ...here, ...grocery });
      return lines.map(({ item }) => item.id);
    };
    expect(await restore()).toEqual([croissant]);
    expect(await restore()).toEqual([pasta]);
    expect(await linesOf(here.token)).toEqual({ open: 1, parked: 1 });
    await market.call('cart.clear', {}, here);
    expect(await restore()).toEqual([croissant]);
    expect(await linesOf(here.token)).toEqual({ open: 1, parked: 0 });
  });

  test('one that is not parked, or not theirs, is not there', async () => {
    const { token } = await signedUp(market);
    const params = { id: '0190a000-ffff-7000-8000-00000000dead' };
    expect(await market.refused('cart.restoreParked', { params }, { token })).toMatchObject({
      status: 404,
      code: 'parked_cart_not_found',
    });
  });

  const good = fc.constantFrom<Good>('pasta', 'croissant', 'rice');
  const adding = fc.record({
    who: fc.constantFrom('customer', 'one', 'two'),
    good,
    quantity: fc.integer({ min: 1, max: 5 }),
  });

  test('no line is lost or doubled, whatever the order of two tabs that sign in at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(adding, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (addings, sameGuest) => {
          market.clock.advance(61_000);
          const customer = await signedUp(market);
          const { token } = customer;
          const one = (await market.newGuest()).guestId;
          const two = sameGuest ? one : (await market.newGuest()).guestId;
          const callers: Record<string, Caller> = {
            customer: { token },
            one: { guestId: one },
            two: { guestId: two },
          };
          for (const { who, good, quantity } of addings) await add(good, quantity, callers[who] ?? {});
          const before = await everyLine();
          await Promise.all([
            signIn(market, customer, { guestId: one }),
            signIn(market, customer, { guestId: two }),
          ]);
          expect(await everyLine()).toEqual(before);
          const { rows } = await sql<{ open: number }>`
          select count(*) as open from carts where parked_at is null
          and shopper_id = (select id from customers where email = ${customer.email})
          group by module_id`.execute(market.ctx.db);
          expect(rows.every(({ open }) => open === 1)).toBe(true);
          for (const guestId of [one, two])
            expect([...(await cart({ guestId })), ...(await cart({ guestId, ...grocery }))]).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('adding in one tab while the other signs in loses nothing', async () => {
    const customer = await signedUp(market);
    const { token } = customer;
    await add('croissant', 1, { token });
    const { guestId } = await market.newGuest();
    await add('pasta', 1, { guestId });
    const before = await everyUnit();
    await Promise.all([
      signIn(market, customer, { guestId }),
      add('rice', 2, { guestId }),
      add('rice', 4, { token }),
    ]);
    // Either order is fine: two lines of rice, or one line that was added to.
    expect(await everyUnit()).toBe(before + 2 + 4);
  });
});
