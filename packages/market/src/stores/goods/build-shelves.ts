import type { ChoiceEntry, GoodEntry, GoodsCatalogue } from '../../catalogue/index.ts';
import { categoryId, gatheringId } from '../build-categories.ts';
import { itemFacts, type Menu, type MenuContext, type MenuStore } from '../build-menu.ts';
import { goodPictureName } from '../picture-names.ts';
import { storePrice } from '../prices.ts';
import type { GoodFacts, ItemRow, RowId, StockRow } from '../rows.ts';
import { stableId } from '../stable-id.ts';

/** What shelves need of their market. */
export type ShelfContext = Omit<MenuContext, 'food'> & { goods: GoodsCatalogue };

/** A store's goods: its template's at its own prices; an invented store has a share of them. */
export function buildShelves(store: MenuStore, context: ShelfContext): Menu {
  const goods = chooseGoods(store, context);
  return {
    items: goods.map((good, position) => buildItem(store, good, position, context)),
    addOns: [],
    stock: goods.flatMap((good) => buildStock(store, good, context)),
  };
}

function chooseGoods({ source, template }: MenuStore, { goods, dice, terms }: ShelfContext): GoodEntry[] {
  const seen = new Set<string>();
  return template.menus
    .flatMap((shelf) => goods.shelves.get(shelf) ?? [])
    .filter(({ key, recommended, basic }) => {
      if (seen.has(key)) return false;
      seen.add(key);
      const always = !terms.invented || recommended || basic;
      return always || dice.chance(`has/${source}/${key}`, template.sharePercent / 100);
    });
}

function itemId(source: string, { key }: GoodEntry): RowId {
  return stableId(`item/${source}/${key}`);
}

function buildItem(store: MenuStore, good: GoodEntry, position: number, context: ShelfContext): ItemRow {
  const { goods, dice, terms, slugs } = context;
  return {
    id: itemId(store.source, good),
    storeId: store.id,
    sourceKey: good.key,
    moduleType: goods.moduleType,
    categoryId: categoryId(goods.moduleType, good.category),
    slug: slugs(`${store.slug}-${good.key}`),
    name: good.name,
    description: good.description,
    priceMinor: storePrice(good.priceMinor, store.priceFactor, terms.prices),
    picture: goodPictureName(goods.moduleType, good.key),
    vegetarian: good.vegetarian,
    halal: good.halal,
    recommended: good.recommended,
    availableFromMinute: null,
    availableUntilMinute: null,
    maximumCartQuantity: good.maximumCartQuantity,
    variationGroups: [],
    addOnIds: [],
    position,
    good: goodFacts(store, good, context),
    ...itemFacts(store, good, dice, terms),
  };
}

function goodFacts({ priceFactor }: MenuStore, good: GoodEntry, { goods, terms }: ShelfContext): GoodFacts {
  const { moduleType } = goods;
  return {
    unit: good.unit,
    organic: good.organic,
    nutrition: good.nutrition,
    allergens: good.allergens,
    tags: good.tags,
    genericNames: good.genericNames,
    prescription: good.prescription,
    basic: good.basic,
    choiceOptions: good.choices.map(({ key, title, options }) => ({
      name: key,
      title,
      options: options.map(({ key, label }) => ({ key, label })),
    })),
    variations: priceVariations(good, (priceMinor) => storePrice(priceMinor, priceFactor, terms.prices)),
    gtin: good.gtin,
    brandId: good.brand === null ? null : gatheringId('brand', moduleType, good.brand),
    conditionIds: good.conditions.map((key) => gatheringId('condition', moduleType, key)),
  };
}

/** The first combination has the item's price; the others are in proportion to their surcharges. */
function priceVariations(
  { choices, priceMinor }: GoodEntry,
  priceOf: (priceMinor: number) => number,
): GoodFacts['variations'] {
  const all = combinations(choices);
  const base = 100 + (all[0]?.extraPercent ?? 0);
  return all.map(({ type, extraPercent }) => ({
    type,
    priceMinor: priceOf((priceMinor * (100 + extraPercent)) / base),
  }));
}

type Combination = { type: string; extraPercent: number };

/** All combinations of one option per choice; none without choices. */
function combinations(choices: readonly ChoiceEntry[]): Combination[] {
  const [first, ...others] = choices;
  if (!first) return [];
  const rest = combinations(others);
  return first.options.flatMap(({ key, extraPercent }) =>
    rest.length === 0
      ? [{ type: key, extraPercent }]
      : rest.map((one) => ({ type: `${key}-${one.type}`, extraPercent: extraPercent + one.extraPercent })),
  );
}

/** The percentage sold out in an invented store. */
const SOLD_OUT_PERCENT = { good: 3, variation: 8 };

function buildStock({ source }: MenuStore, good: GoodEntry, { dice, terms }: ShelfContext): StockRow[] {
  const usual = good.stock;
  if (usual === null) return [];
  const types = combinations(good.choices).map(({ type }) => type);
  const soldOut = types.length > 0 ? SOLD_OUT_PERCENT.variation : SOLD_OUT_PERCENT.good;
  return (types.length > 0 ? types : ['']).map((variation): StockRow => {
    const key = `stock/${source}/${good.key}/${variation}`;
    const left = terms.invented ? Math.ceil(usual * (0.4 + dice.fraction(key))) : usual;
    const quantity = terms.invented && dice.chance(`out/${key}`, soldOut / 100) ? 0 : left;
    return { itemId: itemId(source, good), variation, quantity, renewal: terms.invented ? 'daily' : 'none' };
  });
}
