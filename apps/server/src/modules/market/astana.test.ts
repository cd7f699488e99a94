import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { loadDemoMarket } from './index.ts';

const IMPORT_TIMEOUT_MS = 120_000;
/** Baiterek, the tower in the middle of the left bank. */
const baiterek = { lat: 51.1283, lng: 71.4305 };

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ empty: true, asOwner: true });
  // One picture in sixteen, by how its name ends: of the other demonstration all are drawn.
  const storage = { ...market.ctx.storage, has: async (name: string) => !name.endsWith('0.webp') };
  await loadDemoMarket({ ...market.ctx, storage }, undefined, 'astana');
}, IMPORT_TIMEOUT_MS);
afterAll(() => market.close());

const here = async (): Promise<Caller> => {
  const { zone_data } = await market.call('geo.zone', { query: baiterek });
  return { zones: zone_data.map(({ id }) => id), module: '', point: baiterek };
};

test('Astana has its own clock, money and telephone', async () => {
  // The import tells this server of its settings a moment after it is done.
  await expect
    // Word of new settings comes at once, on a busy machine a little later.
    .poll(() => market.call('settings.config'))
    .toMatchObject({
      business_name: 'Promenade Astana',
      country: 'KZ',
      country_calling_code: '7',
      time_zone: 'Asia/Almaty',
      currency_code: 'KZT',
      currency_symbol: '₸',
      currency_symbol_direction: 'right',
      digit_after_decimal_point: 0,
      demo: true,
    });
});

test('a point belongs to one of its seven zones', async () => {
  expect(await market.call('zones.list')).toHaveLength(7);
  const { zone_data } = await market.call('geo.zone', { query: baiterek });
  expect(zone_data.map(({ name }) => name)).toEqual(['Left Bank']);
});

test.each([
  ['кенесары 20', 'улица Кенесары 20'],
  ['КЕНЕСАРЫ УЛИЦА', 'улица Кенесары'],
  ['проспект абылай хана 37', 'проспект Абылай Хана 37'],
  ['кенисары', 'улица Кенесары'],
])('place search reads Cyrillic: %s', async (search_text, wanted) => {
  const { suggestions } = await market.call('geo.autocomplete', { query: { search_text } });
  expect(suggestions.slice(0, 5).map(({ text }) => text)).toContain(wanted);
});

test('a point names its street in Cyrillic', async () => {
  const { results } = await market.call('geo.reverse', { query: { lat: 51.1639, lng: 71.4169 } });
  expect(results[0]?.street).toBe('улица Кенесары');
});

test('its stores are linked in Latin letters, priced in tenge, and found by their Cyrillic names', async () => {
  const { stores } = await market.call('catalog.stores', { query: {} }, await here());
  expect(stores.length).toBeGreaterThanOrEqual(7);
  const cyrillic = stores.find(({ name }) => /\p{Script=Cyrillic}/u.test(name));
  expect(cyrillic?.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const menu = await market.call(
    'catalog.storeItems',
    { query: { store_id: cyrillic?.id ?? '' } },
    await here(),
  );
  for (const { price } of menu.items) expect([price % 50, price >= 500]).toEqual([0, true]);
  const word = cyrillic?.name.split(' ')[0]?.toLowerCase() ?? '';
  const found = await market.call('catalog.searchStores', { query: { name: word } }, await here());
  expect(found.stores.map(({ id }) => id)).toContain(cyrillic?.id);
});
