import { demoCatalogueFolder, readCatalogue } from '@promenade/market/catalogue';
import type { Ctx } from '@promenade/server/platform/context.ts';
import { sql } from 'kysely';
import { moduleId, numberedId, type Scale } from './market-at-scale.ts';

type Texts = Readonly<Record<string, string>>;

// Invented names of makers: 1,600 of them.
const firstHalves =
  'Bra Cor Dal Fen Gor Hal Jun Kel Lor Mav Nor Oru Pel Qua Ras Sol Tav Ulm Ver Wol Zan Bel Cam Dor Eri Fal Gal Hor Ira Kam Lim Mon Nal Ost Par Rom Sal Tor Val Zor'.split(
    ' ',
  );
const secondHalves =
  'bano cado dena fino gasa lindo mera nola pino rado seta tuva vino zeno bril cant dorf fels gard holm karn land mark nest pold rist stam torp vald wick zett bora cima duna fora gola lima mora nava pola'.split(
    ' ',
  );
// Kinds of goods, so that a word like 'organic' is in an eighth of the catalogue.
const kinds: readonly Texts[] = [
  { en: '', ar: '', nl: '', fr: '' },
  { en: 'organic', ar: 'عضوي', nl: 'biologisch', fr: 'bio' },
  { en: 'family size', ar: 'حجم عائلي', nl: 'gezinsformaat', fr: 'format familial' },
  { en: 'light', ar: 'خفيف', nl: 'licht', fr: 'léger' },
  { en: 'homemade', ar: 'منزلي', nl: 'huisgemaakt', fr: 'maison' },
  { en: 'spicy', ar: 'حار', nl: 'pittig', fr: 'épicé' },
  { en: 'small', ar: 'صغير', nl: 'klein', fr: 'petit' },
  { en: 'premium', ar: 'فاخر', nl: 'premium', fr: 'supérieur' },
];

/** The demo market's dishes, without duplicates. */
function dishNames(): Texts[] {
  const { catalogue } = readCatalogue(demoCatalogueFolder, 0);
  const dishes = [...(catalogue.food?.menus.values() ?? [])].flat();
  return [...new Map(dishes.map(({ name }) => [name.en, name as Texts])).values()];
}

// Integers that combine every maker, dish and kind before a name is repeated.
const chunk = 20_000;

async function insertChunk(
  ctx: Ctx,
  { stores }: Scale,
  dishes: readonly Texts[],
  from: number,
  to: number,
): Promise<void> {
  const makers = firstHalves.flatMap((first) => secondHalves.map((second) => first + second));
  await sql`
    insert into items (id, store_id, module_id, category_id, slug, name, description, image, image_width, image_height,
      price_minor, veg, halal, recommended, position, order_count)
    select ${numberedId('e', 'n')}, ${numberedId('d', `1 + n % ${stores}`)}, ${moduleId}, ${numberedId('c', '1 + n % 40')}, 'item-' || n,
      (select jsonb_object_agg(language, trim(maker || ' ' || (dish->>language) || ' ' || (kind->>language)))
        from unnest('{en,ar,nl,fr}'::text[]) as language),
      '{"en":"A dish","ar":"طبق","nl":"Een gerecht","fr":"Un plat"}', 'item.webp', 256, 256,
      10000 + (n % 90) * 500, n % 3 = 0, false, n % 10 = 0, n / ${stores}::int,
      (3000 / (1 + ((n::bigint * 48271) % 2147483647) % 3000))::int
    from generate_series(${from}::int, ${to}::int) as n,
      lateral (select (${JSON.stringify(dishes)}::jsonb) -> ((n::bigint * 7919 + n / ${dishes.length}::int) % ${dishes.length}::int)::int as dish,
        (${makers}::text[])[1 + (n / ${dishes.length}::int * 7 + n) % ${makers.length}::int] as maker,
        (${JSON.stringify(kinds)}::jsonb) -> ((n / 3) % ${kinds.length}::int)::int as kind) as words`.execute(
    ctx.db,
  );
}

/**
 * Goods of 1,600 makers, hundreds of dishes and eight kinds in four languages, few of which are ordered often.
 * Deterministic.
 */
export async function writeGoods(ctx: Ctx, scale: Scale): Promise<void> {
  const { db } = ctx;
  const items = scale.stores * scale.itemsPerStore;
  const dishes = dishNames();
  // Menus are counted once and the index is built once, at the end.
  await sql`alter table items disable trigger items_inserted`.execute(db);
  await sql`drop index search_entries_by_key`.execute(db);
  for (let from = 1; from <= items; from += chunk)
    await insertChunk(ctx, scale, dishes, from, Math.min(items, from + chunk - 1));
  await sql`create index search_entries_by_key on search_entries using gin (keys) with (fastupdate = off)`.execute(
    db,
  );
  await sql`alter table items enable trigger items_inserted`.execute(db);
  await sql`select count_menus_of(array(select id from stores))`.execute(db);
}
