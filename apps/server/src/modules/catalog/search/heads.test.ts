import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../../testing/index.ts';

const { stores, zones, modules, categories } = fixture;

// English, Arabic, Dutch and French; the more often ordered, the less it is what is searched for.
const goods = [
  ['Milk chocolate', 'شوكولاتة بالحليب', 'Melkchocolade', 'Chocolat au lait'],
  ['Tea with milk', 'شاي بالحليب', 'Thee met melk', 'Thé au lait'],
  ['Whole milk', 'حليب كامل الدسم', 'Volle melk', 'Lait entier'],
  ['Milk', 'حليب', 'Melk', 'Lait'],
  ['Tomato soup', 'شوربة طماطم', 'Tomatensoep', 'Soupe de tomates'],
  ['Peeled tomatoes', 'طماطم مقشرة', 'Gepelde tomaten', 'Tomates pelées'],
  ['Tomatoes', 'طماطم', 'Tomaten', 'Tomates'],
  ['Olive oil soap', 'صابون زيت الزيتون', 'Olijfoliezeep', 'Savon à l’huile d’olive'],
  ['Extra virgin olive oil', 'زيت زيتون بكر', 'Olijfolie extra vierge', 'Huile d’olive vierge'],
  ['Steak sauce', 'صلصة الستيك', 'Biefstuksaus', 'Sauce pour steak'],
  ['Fries and steak', 'ستيك مع بطاطس', 'Friet en biefstuk', 'Steak et frites'],
  ['Steak with egg', 'ستيك مع بيض', 'Biefstuk met ei', 'Steak à l’œuf'],
  ['Cheese and ham tart', 'فطيرة جبن ولحم', 'Kaas-hamtaart', 'Tarte fromage jambon'],
  ['Cheese board', 'لوح أجبان', 'Kaasplank', 'Planche de fromages'],
  ['White cheese in brine', 'جبن أبيض بالملح', 'Witte kaas in pekel', 'Fromage blanc en saumure'],
  ['Pizza dough', 'عجينة بيتزا', 'Pizzadeeg', 'Pâte à pizza'],
  ['Pizza Margherita', 'بيتزا مارغريتا', 'Pizza Margherita', 'Pizza Margherita'],
  ['Ham pizza', 'بيتزا بلحم', 'Hampizza', 'Pizza au jambon'],
  ['Bacon burger', 'برغر ببيكون', 'Bacon burger', 'Burger au bacon'],
  ['Smoked bacon', 'بيكون مدخن', 'Gerookte bacon', 'Bacon fumé'],
] as const;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  market.clock.set('2026-06-17T15:30:00Z');
  await sql`update items set active = false`.execute(market.ctx.db);
  for (const [position, [en, ar, nl, fr]] of goods.entries())
    await sql`insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width,
        image_height, price_minor, veg, halal, recommended, position, order_count)
      select gen_random_uuid(), ${stores.trattoria}, ${modules.food}, ${categories.drinks}, ${`head-${position}`},
        ${JSON.stringify({ en, ar, nl, fr })}, '{}', 'item.webp', 256, 256, 100, false, false, false, ${position},
        ${100 - position}`.execute(market.ctx.db);
});
afterAll(() => market.close());

test.each([
  ['en', 'milk', ['Milk', 'Whole milk', 'Milk chocolate', 'Tea with milk']],
  ['nl', 'melk', ['Melk', 'Volle melk', 'Thee met melk', 'Melkchocolade']],
  ['fr', 'lait', ['Lait', 'Lait entier', 'Chocolat au lait', 'Thé au lait']],
  ['ar', 'حليب', ['حليب', 'حليب كامل الدسم', 'شوكولاتة بالحليب', 'شاي بالحليب']],
  ['en', 'tomato', ['Tomatoes', 'Peeled tomatoes', 'Tomato soup']],
  ['en', 'tomatoes', ['Tomatoes', 'Peeled tomatoes']],
  ['fr', 'tomate', ['Tomates', 'Tomates pelées', 'Soupe de tomates']],
  ['ar', 'طماطم', ['طماطم', 'طماطم مقشرة', 'شوربة طماطم']],
  ['en', 'olive oil', ['Extra virgin olive oil', 'Olive oil soap']],
  ['en', 'staek', ['Steak with egg', 'Steak sauce', 'Fries and steak']],
  ['en', 'cheese', ['White cheese in brine', 'Cheese and ham tart', 'Cheese board']],
  // Said first in several languages, and in none as what comes with it.
  ['en', 'pizza', ['Pizza Margherita', 'Ham pizza', 'Pizza dough']],
  ['nl', 'pizza', ['Pizza Margherita', 'Hampizza', 'Pizzadeeg']],
  ['en', 'bacon', ['Smoked bacon', 'Bacon burger']],
  ['nl', 'bacon', ['Gerookte bacon', 'Bacon burger']],
  ['nl', 'biefstuk', ['Biefstuk met ei', 'Friet en biefstuk', 'Biefstuksaus']],
] as const)(
  'in %s %s is first what it is, then what it is in: milk chocolate came before milk',
  async (language, name, expected) => {
    const { items } = await market.call(
      'catalog.searchItems',
      { query: { name } },
      { language, zones: [zones.centre] },
    );
    const found = items.map((item) => item.name);
    expect(found.filter((one) => expected.some((wanted) => wanted === one))).toEqual(expected);
    expect(found.slice(0, 2)).toEqual(expected.slice(0, 2));
  },
);
