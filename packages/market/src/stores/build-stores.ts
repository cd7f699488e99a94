import { capabilitiesOf } from '@promenade/domain/modules';
import type { Catalogue } from '../catalogue/index.ts';
import type { OpeningSpan, PointOfInterest } from '../city/index.ts';
import type { PlannedPicture } from '../pictures/index.ts';
import { buildCategories, buildGatherings } from './build-categories.ts';
import { ALWAYS_OPEN, buildHours } from './build-hours.ts';
import type { Menu } from './build-menu.ts';
import { buildStore, HUES, storePictures } from './build-store.ts';
import { type ChosenPlace, choosePlaces, type StoreZone } from './choosing/choose-places.ts';
import { createDice, type Dice } from './dice.ts';
import { createSlugs, plainText } from './plain-text.ts';
import { buildProviders } from './rental/build-providers.ts';
import { NOTHING_LET, type RentalRows } from './rental/rental-rows.ts';
import type { CategoryRow, GatheringRow, StoreRow, StoreRows } from './rows.ts';
import type { StoreTerms } from './store-terms.ts';
import { type FullTrade, tradesOf } from './trades.ts';

export type StoreSources = {
  pointsOfInterest: readonly PointOfInterest[];
  zones: readonly StoreZone[];
  catalogue: Catalogue;
  /** Determines everything that is invented: prices, ratings, which dishes are offered. */
  seed: string;
  terms: StoreTerms;
};

/** Stores with what they sell, and the pictures they name. */
export type BuiltStores = StoreRows & {
  categories: readonly CategoryRow[];
  brands: readonly GatheringRow[];
  conditions: readonly GatheringRow[];
  rental: RentalRows;
  pictures: readonly PlannedPicture[];
};

type Building = {
  stores: StoreRow[];
  hours: StoreRows['hours'][number][];
  items: Menu['items'];
  addOns: Menu['addOns'];
  stock: Menu['stock'];
  categories: CategoryRow[];
  brands: GatheringRow[];
  conditions: GatheringRow[];
  pictures: PlannedPicture[];
};

/** Opens the market's stores, module by module. The same sources give the same rows, in the same order. */
export function buildStores(sources: StoreSources): BuiltStores {
  const { terms } = sources;
  const catalogue = withoutLeftOut(sources.catalogue, terms);
  const dice = createDice(sources.seed);
  const [slugs, itemSlugs] = [createSlugs(), createSlugs()];
  const built = nothingBuilt();
  for (const trade of tradesOf(catalogue, { dice, terms, slugs: itemSlugs })) {
    const own = nothingBuilt();
    const taken = new Set(built.stores.map(({ name }) => plainText(name)));
    openStores({ ...sources, catalogue }, trade, { dice, slugs, taken }, own);
    gather(trade, own);
    for (const key of Object.keys(built) as (keyof Building)[]) (built[key] as unknown[]).push(...own[key]);
  }
  return withProviders(built, { ...sources, catalogue }, { dice, slugs });
}

/** Providers follow the stores that sell. */
function withProviders(
  built: Building,
  { pointsOfInterest: places, zones, catalogue, terms }: StoreSources,
  { dice, slugs }: Pick<Naming, 'dice' | 'slugs'>,
): BuiltStores {
  const rental = catalogue.rental;
  if (!rental) return { ...built, rental: NOTHING_LET };
  const taken = new Set(built.stores.map(({ name }) => plainText(name)));
  const naming = { dice, slugs, vehicleSlugs: createSlugs(), taken };
  const hired = buildProviders({ rental, catalogue, places, zones, terms, ...naming });
  return {
    ...built,
    stores: [...built.stores, ...hired.stores],
    hours: [...built.hours, ...hired.hours],
    rental: hired.rental,
    pictures: [...built.pictures, ...hired.pictures],
  };
}

function nothingBuilt(): Building {
  return {
    stores: [],
    hours: [],
    items: [],
    addOns: [],
    stock: [],
    categories: [],
    brands: [],
    conditions: [],
    pictures: [],
  };
}

function withoutLeftOut(catalogue: Catalogue, { leftOut }: StoreTerms): Catalogue {
  const { food } = catalogue;
  const templates = food?.templates.filter(({ key }) => !leftOut.includes(key)) ?? [];
  return { ...catalogue, food: food && { ...food, templates } };
}

type Naming = { dice: Dice; slugs: (text: string) => string; taken: ReadonlySet<string> };

function openStores(
  { pointsOfInterest: places, zones, catalogue, terms }: StoreSources,
  trade: FullTrade,
  { dice, slugs, taken }: Naming,
  own: Building,
): void {
  const chosen = choosePlaces({ places, zones, brands: catalogue.brands, taken }, trade, terms, dice);
  const { alwaysOpen } = capabilitiesOf(trade.moduleType);
  const tireless = terms.invented ? aroundTheClock(chosen) : new Set();
  for (const place of chosen) {
    const { store, menuStore } = buildStore(trade.moduleType, place, slugs(place.name), dice, terms);
    const profile = catalogue.hours.get(place.template.hours);
    const hours =
      alwaysOpen || tireless.has(place) || !profile
        ? ALWAYS_OPEN
        : buildHours(place, profile, terms.invented ? dice : undefined);
    const menu = trade.menuOf(menuStore);
    const packs = menu.items.flatMap(({ picture }) => trade.packs.get(picture) ?? []);
    const pictures = storePictures(HUES[trade.moduleType], store, place, packs, dice);
    enter(own, withMenu(store, menu), menu, hours, pictures);
  }
}

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

/** Adds what a store's items say about it. */
function withMenu(store: StoreRow, { items }: Menu): StoreRow {
  return {
    ...store,
    categoryIds: [...new Set(items.map((item) => item.categoryId))],
    vegetarian: items.some((item) => item.vegetarian),
    nonVegetarian: items.some((item) => !item.vegetarian),
    halal: items.filter((item) => item.halal).length >= items.length * 0.8,
  };
}

/** Selects the stores that never close: one per zone, preferably one with unknown hours that is open late anyway. */
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

/** A module's categories, brands and conditions, with their pictures and those of its items. */
function gather(
  { moduleType, categories, brands, conditions, itemPictures }: FullTrade,
  own: Building,
): void {
  const { items } = own;
  const built = {
    categories: buildCategories(moduleType, categories, items),
    brands: buildGatherings('brand', moduleType, brands, items),
    conditions: buildGatherings('condition', moduleType, conditions, items),
  };
  own.categories = built.categories.rows;
  own.brands = built.brands.rows;
  own.conditions = built.conditions.rows;
  const used = new Set(items.map((item) => item.picture));
  const planned = new Map(itemPictures().map((picture) => [picture.name, picture]));
  own.pictures = [
    ...Object.values(built).flatMap(({ pictures }) => pictures),
    ...own.pictures,
    ...[...planned.values()].filter(({ name }) => used.has(name)),
  ];
}
