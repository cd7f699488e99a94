import type { Kysely } from 'kysely';
import { writeMarket } from '../modules/settings/index.ts';
import { writeZones } from '../modules/zones/index.ts';
import { type Ctx, over } from '../platform/context.ts';
import { local } from './local-text.fixture.ts';
import { fixture } from './market.fixture.ts';
import { itemRows, storeRows } from './menu.fixture.ts';
import { rateRows } from './places.fixture.ts';

const id = (kind: number, number: number): string =>
  `0190a000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Names for what {@link writeShops} adds to the fixture's market: a pharmacy and a shop that ships everywhere. */
export const shops = {
  modules: { pharmacy: id(1, 3), ecommerce: id(1, 4) },
  categories: { medicine: id(3, 5), clothes: id(3, 6) },
  stores: {
    /** Centre, pharmacy module. */
    chemist: id(4, 5),
    /** Coast, e-commerce module: visible in every zone. */
    outfitter: id(4, 6),
  },
  items: {
    /** 300; generic name Acetylsalicylic acid; basic; helps against headache. */
    aspirin: id(6, 20),
    /** 900; needs a prescription; helps against cold. */
    antibiotic: id(6, 21),
    /** 2000; of the brand Sonar, two further pictures, by colour and size: red-m 2000 (4 left), red-l 2200 (0 left). */
    shirt: id(6, 22),
    /** 1500; of the brand Sonar, a GTIN. */
    scarf: id(6, 23),
  },
  /** Unsold is a brand without items. */
  brands: { sonar: id(8, 1), unsold: id(8, 2) },
  /** Hiccups is a condition without items. */
  conditions: { headache: id(9, 1), cold: id(9, 2), hiccups: id(9, 3) },
} as const;

const { modules, stores, categories, items, brands, conditions } = shops;

const moduleRow = (key: keyof typeof modules, name: string, position: number) => ({
  id: modules[key],
  module_type: key,
  name: local(name),
  icon: `modules/${key}.webp`,
  active: true,
  position,
});

const categoryRow = (key: keyof typeof categories, module_id: string) => ({
  id: categories[key],
  module_id,
  parent_id: null,
  slug: key,
  name: local(key),
  image: `categories/${key}.webp`,
  position: 1,
  featured: true,
});

// Like the corner shop, open all day, and its items.
const shopRow = (row: object) => ({ ...storeRows.at(-1), ...row });
const goodRow = (row: object) => ({ ...itemRows.at(-1), ...row });

const storeList = [
  shopRow({ id: stores.chemist, module_id: modules.pharmacy, slug: 'the-chemist', name: 'The Chemist' }),
  shopRow({
    id: stores.outfitter,
    module_id: modules.ecommerce,
    zone_id: fixture.zones.coast,
    slug: 'the-outfitter',
    name: 'The Outfitter',
  }),
];

const medicine = { store_id: stores.chemist, module_id: modules.pharmacy, category_id: categories.medicine };
const clothing = {
  store_id: stores.outfitter,
  module_id: modules.ecommerce,
  category_id: categories.clothes,
};
const choices = [
  { name: 'colour', title: local('Colour'), options: [{ key: 'red', label: local('Red') }] },
  {
    name: 'size',
    title: local('Size'),
    options: [
      { key: 'm', label: local('Medium') },
      { key: 'l', label: local('Large') },
    ],
  },
];
const itemList = [
  goodRow({
    ...medicine,
    id: items.aspirin,
    slug: 'aspirin',
    name: local('Aspirin'),
    price_minor: 300,
    basic: true,
    unit: local('20 tablets'),
    generic_names: JSON.stringify([local('Acetylsalicylic acid')]),
  }),
  goodRow({
    ...medicine,
    id: items.antibiotic,
    slug: 'antibiotic',
    name: local('Antibiotic'),
    price_minor: 900,
    prescription: true,
  }),
  goodRow({
    ...clothing,
    id: items.shirt,
    slug: 'shirt',
    name: local('Shirt'),
    price_minor: 2000,
    brand_id: brands.sonar,
    images: JSON.stringify([
      { name: 'items/shirt-2.webp', width: 800, height: 800 },
      { name: 'items/shirt-3.webp', width: 800, height: 800 },
    ]),
    choice_options: JSON.stringify(choices),
    variations: JSON.stringify([
      { type: 'red-m', priceMinor: 2000 },
      { type: 'red-l', priceMinor: 2200 },
    ]),
  }),
  goodRow({
    ...clothing,
    id: items.scarf,
    slug: 'scarf',
    name: local('Scarf'),
    price_minor: 1500,
    brand_id: brands.sonar,
    gtin: '4006381333931',
    nutrition: JSON.stringify([local('Wool')]),
    allergens: JSON.stringify([local('Lanolin')]),
    tags: JSON.stringify([local('Winter')]),
  }),
];

const markRow = (id: string, module_id: string, slug: string, position: number) => ({
  id,
  module_id,
  slug,
  name: local(slug),
  image: `marks/${slug}.webp`,
  position,
});

const rows = {
  categories: [categoryRow('medicine', modules.pharmacy), categoryRow('clothes', modules.ecommerce)],
  brands: [
    markRow(brands.sonar, modules.ecommerce, 'sonar', 2),
    markRow(brands.unsold, modules.ecommerce, 'unsold', 1),
  ],
  conditions: [
    markRow(conditions.headache, modules.pharmacy, 'headache', 2),
    markRow(conditions.cold, modules.pharmacy, 'cold', 1),
    markRow(conditions.hiccups, modules.pharmacy, 'hiccups', 3),
  ],
  stores: storeList,
  items: itemList,
  item_conditions: [
    { item_id: items.aspirin, condition_id: conditions.headache },
    { item_id: items.antibiotic, condition_id: conditions.cold },
  ],
  item_stock: [
    { item_id: items.shirt, variation: 'red-m', stock: 4 },
    { item_id: items.shirt, variation: 'red-l', stock: 0 },
  ],
} as const;

type AnyTables = Record<string, Record<string, unknown>>;

/** Adds them to the fixture's stores, with delivery rates in both zones. */
export async function writeShops(ctx: Ctx): Promise<void> {
  const db: Kysely<AnyTables> = over<AnyTables>(ctx);
  await writeMarket(ctx, {}, [moduleRow('pharmacy', 'Pharmacy', 3), moduleRow('ecommerce', 'Shopping', 4)]);
  const ofFood = rateRows.filter(({ module_id }) => module_id === fixture.modules.food);
  const rates = Object.values(modules).flatMap((module_id) => ofFood.map((rate) => ({ ...rate, module_id })));
  await writeZones(ctx, [], rates);
  for (const [table, list] of Object.entries(rows))
    for (const row of list) await db.insertInto(table).values(row).execute();
}
