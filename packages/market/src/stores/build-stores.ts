import type { Catalogue, FoodCatalogue } from '../catalogue/index.ts';
import type { OpeningSpan, PointOfInterest } from '../city/index.ts';
import type { PlannedPicture } from '../pictures/index.ts';
import { ALWAYS_OPEN, buildHours } from './build-hours.ts';
import { buildMenu, type Menu } from './build-menu.ts';
import { buildStore } from './build-store.ts';
import { type ChosenPlace, choosePlaces, type StoreZone } from './choose-places.ts';
import { createDice } from './dice.ts';
import { itemPictureName } from './picture-names.ts';
import { createSlugs } from './plain-text.ts';
import type { CategoryRow, StoreRow, StoreRows } from './rows.ts';
import { stableId } from './stable-id.ts';
import type { StoreTerms } from './store-terms.ts';

export type StoreSources = {
  pointsOfInterest: readonly PointOfInterest[];
  zones: readonly StoreZone[];
  catalogue: Catalogue;
  /** Decides all that is invented: prices, ratings, which dishes are made. */
  seed: string;
  terms: StoreTerms;
};

/** Stores with their menus, and the pictures they name. */
export type BuiltStores = StoreRows & {
  categories: readonly CategoryRow[];
  pictures: readonly PlannedPicture[];
};

/** Opens the market's stores. The same sources give the same rows, in the same order. */
export function buildStores(sources: StoreSources): BuiltStores {
  const { terms } = sources;
  const catalogue = withoutLeftOut(sources.catalogue, terms);
  const food = catalogue.food;
  const built: Building = { stores: [], hours: [], items: [], addOns: [], stock: [], pictures: [] };
  if (!food) return { ...built, categories: [] };
  const dice = createDice(sources.seed);
  const [slugs, itemSlugs] = [createSlugs(), createSlugs()];
  const chosen = choosePlaces(sources.pointsOfInterest, sources.zones, catalogue, terms, dice);
  const tireless = terms.invented ? aroundTheClock(chosen) : new Set();
  for (const place of chosen) {
    const { store, menuStore, pictures } = buildStore(place, slugs(place.name), dice, terms);
    const menu = buildMenu(menuStore, { food, dice, terms, slugs: itemSlugs });
    const profile = catalogue.hours.get(place.template.hours);
    const hours =
      tireless.has(place) || !profile
        ? ALWAYS_OPEN
        : buildHours(place, profile, terms.invented ? dice : undefined);
    enter(built, withMenu(store, menu), menu, hours, pictures);
  }
  const { categories, pictures } = buildCategories(food, built);
  return { ...built, categories, pictures: [...pictures, ...built.pictures, ...itemPictures(food, built)] };
}

function withoutLeftOut(catalogue: Catalogue, { leftOut }: StoreTerms): Catalogue {
  const { food } = catalogue;
  const templates = food?.templates.filter(({ key }) => !leftOut.includes(key)) ?? [];
  return { ...catalogue, food: food && { ...food, templates } };
}

type Building = {
  stores: StoreRow[];
  hours: StoreRows['hours'][number][];
  items: Menu['items'];
  addOns: Menu['addOns'];
  stock: Menu['stock'];
  pictures: PlannedPicture[];
};

function enter(
  built: Building,
  store: StoreRow,
  menu: Menu,
  hours: readonly OpeningSpan[],
  pictures: readonly PlannedPicture[],
): void {
  built.stores.push(store);
  built.hours.push(...hours.map((span) => ({ storeId: store.id, ...span })));
  built.items.push(...menu.items);
  built.addOns.push(...menu.addOns);
  built.stock.push(...menu.stock);
  built.pictures.push(...pictures);
}

/** What a store says of itself because of what it sells. */
function withMenu(store: StoreRow, { items }: Menu): StoreRow {
  return {
    ...store,
    categoryIds: [...new Set(items.map((item) => item.categoryId))],
    vegetarian: items.some((item) => item.vegetarian),
    nonVegetarian: items.some((item) => !item.vegetarian),
    halal: items.filter((item) => item.halal).length >= items.length * 0.8,
  };
}

/** One store of each zone that is open late anyway and whose hours the map does not know stays open day and night. */
function aroundTheClock(chosen: readonly ChosenPlace[]): Set<ChosenPlace> {
  const byZone = new Map<string, ChosenPlace>();
  const late = (place: ChosenPlace): number =>
    (place.place.openingHours ? 2 : 0) + (place.template.hours === 'dinner-late' ? 0 : 1);
  for (const place of chosen) {
    const best = byZone.get(place.zoneSlug);
    if (!best || late(place) < late(best)) byZone.set(place.zoneSlug, place);
  }
  return new Set(byZone.values());
}

/** Categories that some item is in; an empty shelf is not shown. */
function buildCategories(
  food: FoodCatalogue,
  { items }: Building,
): { categories: CategoryRow[]; pictures: PlannedPicture[] } {
  const used = new Set(items.map((item) => item.categoryId));
  const entries = food.categories.filter((entry) => used.has(stableId(`category/food/${entry.key}`)));
  const categories = entries.map(
    (entry, position): CategoryRow => ({
      id: stableId(`category/food/${entry.key}`),
      moduleType: 'food',
      parentId: null,
      slug: entry.key,
      name: entry.name,
      picture: `category-${entry.key}.webp`,
      position,
      featured: entry.featured,
    }),
  );
  const pictures = entries.map(
    (entry): PlannedPicture => ({ name: `category-${entry.key}.webp`, kind: 'item', objects: entry.objects }),
  );
  return { categories, pictures };
}

function itemPictures(food: FoodCatalogue, { items }: Building): PlannedPicture[] {
  const used = new Set(items.map((item) => item.picture));
  const planned = new Map<string, PlannedPicture>();
  for (const { objects } of [...food.menus.values()].flat()) {
    const name = itemPictureName(objects);
    if (used.has(name)) planned.set(name, { name, kind: 'item', objects });
  }
  return [...planned.values()];
}
