import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';

const { items, stores, modules, zones } = fixture;
const item = (item_id: string) => ({ query: { item_id } });
const store = (store_id: string) => ({ query: { store_id } });

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  ana = await market.newCustomer();
});

async function favourites(caller: object = ana): Promise<{ items: string[]; stores: string[] }> {
  const wishlist = await market.call('wishlist.list', {}, caller);
  return { items: wishlist.item.map(({ id }) => id), stores: wishlist.store.map(({ id }) => id) };
}

describe('marking', () => {
  test('[WISH-03] an item and a store, named in the query or in the body; the latest comes first', async () => {
    expect(await market.call('wishlist.add', item(items.pizza), ana)).toEqual({
      message: 'Added to your wishlist.',
    });
    market.clock.advance(1);
    await market.call('wishlist.add', { body: { item_id: items.pasta } }, ana);
    await market.call('wishlist.add', store(stores.trattoria), ana);
    expect(await favourites()).toEqual({ items: [items.pasta, items.pizza], stores: [stores.trattoria] });
  });

  test('[WISH-03] again changes nothing and says so, in the caller’s language', async () => {
    await market.call('wishlist.add', item(items.pizza), ana);
    const again = await market.refused('wishlist.add', item(items.pizza), ana);
    expect(again).toMatchObject({ status: 409, code: 'already_in_wishlist' });
    expect(again.body.message).toBe('This is already in your wishlist.');
    const arabic = await market.refused('wishlist.add', item(items.pizza), { ...ana, language: 'ar' });
    expect(arabic.body.message).toMatch(/\p{Script=Arabic}/u);
    expect(await favourites()).toEqual({ items: [items.pizza], stores: [] });
  });

  test('twice at once is marked once', async () => {
    const twice = [1, 2].map(() => market.call('wishlist.add', store(stores.trattoria), ana));
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await favourites()).toEqual({ items: [], stores: [stores.trattoria] });
  });

  test('what is not offered here cannot be marked', async () => {
    const refused = async (input: object) => (await market.refused('wishlist.add', input, ana)).code;
    expect(await refused(item(stores.trattoria))).toBe('item_not_found');
    expect(await refused(item(items.soup))).toBe('item_not_found');
    expect(await refused(item(items.steak))).toBe('item_not_found');
    expect(await refused(store(items.pizza))).toBe('store_not_found');
    expect(await refused(store(stores.shop))).toBe('store_not_found');
    expect(await favourites()).toEqual({ items: [], stores: [] });
  });

  test('one item or one store must be named', async () => {
    const both = { query: { item_id: items.pizza, store_id: stores.trattoria } };
    for (const input of [{}, both]) {
      expect(await market.refused('wishlist.add', input, ana)).toMatchObject({
        status: 422,
        code: 'wishlist_target',
      });
      expect(await market.refused('wishlist.remove', input, ana)).toMatchObject({
        status: 422,
        code: 'wishlist_target',
      });
    }
  });
});

describe('removing', () => {
  test('[WISH-03] takes the mark away and says so; a second time there is none', async () => {
    await market.call('wishlist.add', item(items.pizza), ana);
    await market.call('wishlist.add', store(stores.trattoria), ana);
    const { message } = await market.call('wishlist.remove', item(items.pizza), ana);
    expect(message).toBe('Removed from your wishlist.');
    expect(await favourites()).toEqual({ items: [], stores: [stores.trattoria] });
    const again = await market.refused('wishlist.remove', item(items.pizza), ana);
    expect(again).toMatchObject({ status: 404, code: 'not_in_wishlist' });
  });
});

describe('the list', () => {
  test('[WISH-04] a store has its id, slug, name, logo, rating, address and zone', async () => {
    await market.call('wishlist.add', store(stores.trattoria), ana);
    const { store: found } = await market.call('wishlist.list', {}, ana);
    expect(found).toEqual([
      {
        id: stores.trattoria,
        slug: 'the-trattoria',
        name: 'The Trattoria',
        logo_full_url: 'http://market.example/media/stores/trattoria-logo.webp',
        avg_rating: 4.6,
        address: 'The Trattoria street 1',
        zone_id: zones.centre,
        module_id: modules.food,
      },
    ]);
  });

  test('[WISH-04] items are the catalogue’s cards, in the caller’s language', async () => {
    await market.call('wishlist.add', item(items.pizza), ana);
    const { item: found } = await market.call('wishlist.list', {}, { ...ana, language: 'nl' });
    expect(found).toMatchObject([{ id: items.pizza, name: 'Pizza (nl)', price: 9, has_choices: true }]);
  });

  test('[MOD-08] shows what the zone and the module hold, and keeps the rest', async () => {
    const elsewhere = { ...ana, zones: [zones.coast] };
    const grocery = { ...ana, module: modules.grocery };
    await market.call('wishlist.add', item(items.pizza), ana);
    await market.call('wishlist.add', item(items.steak), elsewhere);
    await market.call('wishlist.add', store(stores.shop), grocery);
    expect(await favourites()).toEqual({ items: [items.pizza], stores: [] });
    expect(await favourites(elsewhere)).toEqual({ items: [items.steak], stores: [] });
    expect(await favourites(grocery)).toEqual({ items: [], stores: [stores.shop] });
  });

  test('belongs to one customer alone', async () => {
    const other = await market.newCustomer();
    await market.call('wishlist.add', item(items.pizza), ana);
    expect(await favourites(other)).toEqual({ items: [], stores: [] });
    expect(await market.refused('wishlist.remove', item(items.pizza), other)).toMatchObject({
      code: 'not_in_wishlist',
    });
    expect(await favourites()).toEqual({ items: [items.pizza], stores: [] });
  });

  test('[WISH-03] a guest, or nobody, is told: You are not logged in', async () => {
    const { guestId } = await market.newGuest();
    for (const caller of [{}, { guestId }]) {
      const refusal = await market.refused('wishlist.add', item(items.pizza), caller);
      expect(refusal).toMatchObject({ status: 401, code: 'sign_in_required' });
      expect(refusal.body.message).toBe('You are not logged in');
    }
  });
});
