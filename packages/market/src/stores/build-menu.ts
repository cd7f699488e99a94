import type { DishEntry, FoodCatalogue, TemplateEntry } from '../catalogue/index.ts';
import type { Dice } from './dice.ts';
import { itemPictureName } from './picture-names.ts';
import { type PriceScale, storePrice } from './prices.ts';
import type { AddOnRow, ItemRow, RowId, StockRow } from './rows.ts';
import type { Discount, VariationGroup } from '../catalogue/index.ts';
import { stableId } from './stable-id.ts';
import { inventedListing } from './store-facts.ts';
import type { StoreTerms } from './store-terms.ts';

/** The store a menu is for. */
export type MenuStore = {
  id: RowId;
  source: string;
  slug: string;
  template: TemplateEntry;
  priceFactor: number;
  popularity: number;
  joinedAt: string;
};

export type Menu = { items: ItemRow[]; addOns: AddOnRow[]; stock: StockRow[] };

export type MenuContext = {
  food: FoodCatalogue;
  dice: Dice;
  terms: Pick<StoreTerms, 'prices' | 'invented'>;
  /** Makes a slug unique in the market. */
  slugs: (text: string) => string;
};

/** A store's menu: its template's dishes at its own prices; an invented store leaves some of them out. */
export function buildMenu(store: MenuStore, context: MenuContext): Menu {
  const dishes = chooseDishes(store, context);
  const sets = new Set(dishes.flatMap((dish) => dish.addOnSets));
  const addOns = context.food.addOns
    .filter((addOn) => sets.has(addOn.set))
    .map((addOn, position): AddOnRow & { set: string } => ({
      id: stableId(`add-on/${store.source}/${addOn.key}`),
      storeId: store.id,
      name: addOn.name,
      priceMinor: storePrice(addOn.priceMinor, store.priceFactor, context.terms.prices),
      position,
      set: addOn.set,
    }));
  const items = dishes.map((dish, position) => buildItem(store, dish, position, addOns, context));
  return { items, addOns: addOns.map(({ set: _, ...row }) => row), stock: buildStock(store, dishes) };
}

function chooseDishes({ source, template }: MenuStore, { food, dice, terms }: MenuContext): DishEntry[] {
  const seen = new Set<string>();
  return template.menus
    .flatMap((menu) => food.menus.get(menu) ?? [])
    .filter((dish) => {
      if (seen.has(dish.key)) return false;
      seen.add(dish.key);
      return (
        !terms.invented ||
        dish.recommended ||
        dice.chance(`makes/${source}/${dish.key}`, template.sharePercent / 100)
      );
    });
}

function itemId(source: string, dish: DishEntry): RowId {
  return stableId(`item/${source}/${dish.key}`);
}

function buildItem(
  store: MenuStore,
  dish: DishEntry,
  position: number,
  addOns: readonly (AddOnRow & { set: string })[],
  { dice, terms, slugs }: MenuContext,
): ItemRow {
  return {
    id: itemId(store.source, dish),
    storeId: store.id,
    sourceKey: dish.key,
    good: null,
    moduleType: 'food',
    categoryId: stableId(`category/food/${dish.category}`),
    slug: slugs(`${store.slug}-${dish.key}`),
    name: dish.name,
    description: dish.description,
    priceMinor: storePrice(dish.priceMinor, store.priceFactor, terms.prices),
    picture: itemPictureName(dish.objects),
    vegetarian: dish.vegetarian,
    halal: dish.halal,
    recommended: dish.recommended,
    availableFromMinute: dish.window?.fromMinute ?? null,
    availableUntilMinute: dish.window?.untilMinute ?? null,
    maximumCartQuantity: dish.maximumCartQuantity,
    variationGroups: dish.variationGroups.map((group) => priceGroup(group, store.priceFactor, terms.prices)),
    addOnIds: addOns.filter((addOn) => dish.addOnSets.includes(addOn.set)).map((addOn) => addOn.id),
    position,
    ...itemFacts(store, dish, dice, terms),
  };
}

/** What is known of an item from neither the catalogue nor the store. */
export type ItemFacts = Pick<ItemRow, 'discount' | 'rating' | 'ratingCount' | 'orderCount' | 'listedAt'>;

/** The parts of a dish or good on which its invented history depends. */
type Sold = Pick<DishEntry, 'key' | 'recommended' | 'discount'>;

export function itemFacts(store: MenuStore, sold: Sold, dice: Dice, terms: MenuContext['terms']): ItemFacts {
  return terms.invented ? inventedFacts(store, sold, dice, terms) : plainFacts(store, sold, terms);
}

function plainFacts(
  { joinedAt }: MenuStore,
  { discount }: Sold,
  { prices }: MenuContext['terms'],
): ItemFacts {
  const scaled = discount && scaleDiscount(discount, prices);
  return { discount: scaled, rating: 0, ratingCount: 0, orderCount: 0, listedAt: joinedAt };
}

function inventedFacts(
  { source, popularity, joinedAt }: MenuStore,
  dish: Sold,
  dice: Dice,
  { prices }: MenuContext['terms'],
): ItemFacts {
  const key = `${source}/${dish.key}`;
  const orderCount = Math.round(
    popularity * (dish.recommended ? 2 : 1) * (0.1 + dice.fraction(`ordered/${key}`)),
  );
  const discounted = dish.discount && dice.chance(`discounted/${key}`, 0.7) ? dish.discount : null;
  return {
    discount: discounted && scaleDiscount(discounted, prices),
    rating: dice.whole(`item-rating/${key}`, 38, 50) / 10,
    ratingCount: Math.round(orderCount * 0.12),
    orderCount,
    listedAt: inventedListing(key, joinedAt, dice),
  };
}

function scaleDiscount(discount: Discount, prices: PriceScale): Discount {
  if (discount.type === 'percent') return discount;
  return { type: 'amount', amountMinor: storePrice(discount.amountMinor, 1, prices) };
}

function priceGroup(group: VariationGroup, factor: number, prices: PriceScale): VariationGroup {
  const options = group.options.map((option) => ({
    ...option,
    priceMinor: storePrice(option.priceMinor, factor, prices),
  }));
  return { ...group, options };
}

function buildStock({ source }: MenuStore, dishes: readonly DishEntry[]): StockRow[] {
  return dishes.flatMap((dish): StockRow[] =>
    dish.dailyStock === null
      ? []
      : [{ itemId: itemId(source, dish), variation: '', quantity: dish.dailyStock, renewal: 'daily' }],
  );
}
