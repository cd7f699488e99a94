import { demoCatalogueFolder, readCatalogue } from '@promenade/market/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';
import { misspell, pick, plain, seededChance } from '../../../testing/slips.fixture.ts';

const SEARCHES = 300;
const LANGUAGES = ['en', 'ar', 'nl', 'fr'] as const;

type Texts = Readonly<Record<(typeof LANGUAGES)[number], string>>;

let market: TestMarket;
let dishes: Texts[];

/** Every dish of the demonstration, each name once. */
function demoDishes(): Texts[] {
  const { catalogue } = readCatalogue(demoCatalogueFolder, 2);
  const entries = [...(catalogue.food?.menus.values() ?? [])].flat();
  return [...new Map(entries.map(({ name }) => [name.en, name as Texts])).values()];
}

beforeAll(async () => {
  market = await openTestMarket();
  dishes = demoDishes();
  const { stores, modules, categories } = fixture;
  await sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width,
      image_height, price_minor, veg, halal, recommended, position, order_count)
    select gen_random_uuid(), ${stores.trattoria}, ${modules.food}, ${categories.mains}, 'demo-' || place, name, '{}',
      'item.webp', 256, 256, 1000, false, false, false, place, (place * 37) % 211
    from jsonb_array_elements(${JSON.stringify(dishes)}::jsonb) with ordinality as t (name, place)`.execute(
    market.ctx.db,
  );
  await sql`select rank_search(now())`.execute(market.ctx.db);
});
afterAll(() => market.close());

test('of 300 searches in a hurry, misspelt in any language, 98 % have the wanted dish among the first five', async () => {
  const chance = seededChance(1);
  const missed: string[] = [];
  for (let turn = 0; turn < SEARCHES; turn++) {
    const [dish, language] = [pick(chance, dishes), pick(chance, LANGUAGES)];
    const wanted = dish[language];
    const words = (chance() < 0.5 ? plain(wanted) : wanted).toLowerCase().split(/\s+/);
    const name = misspell(chance, words).join(' ');
    const { items } = await market.call('catalog.search', { query: { name } }, { language });
    if (!items.slice(0, 5).some((item) => item.name === wanted))
      missed.push(`${name} (${wanted}): ${items[0]?.name}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(SEARCHES * 0.02);
});
