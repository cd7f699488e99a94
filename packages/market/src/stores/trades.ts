import type { Catalogue, CategoryEntry, GatheringEntry } from '../catalogue/index.ts';
import { type Pack, type PlannedPicture, spreadVariants } from '../pictures/index.ts';
import { buildMenu, type Menu, type MenuContext, type MenuStore } from './build-menu.ts';
import type { Trade } from './choosing/choose-places.ts';
import { buildShelves } from './goods/build-shelves.ts';
import { matchShop, matchTemplate, openTemplates, templateOfKind } from './choosing/match-template.ts';
import { goodPictureName, itemPictureName } from './picture-names.ts';
import type { SellingModuleType } from './rows.ts';

/** What a module sells, and where. */
export type FullTrade = Trade & {
  moduleType: SellingModuleType;
  categories: readonly CategoryEntry[];
  brands: readonly GatheringEntry[];
  conditions: readonly GatheringEntry[];
  menuOf: (store: MenuStore) => Menu;
  /** Packs that a store may put on its cover, by the names of their pictures. */
  packs: ReadonlyMap<string, Pack>;
  /** Of everything it may sell. */
  itemPictures: () => PlannedPicture[];
};

/** The catalogue's modules in display order: food, then shops. */
export function tradesOf(catalogue: Catalogue, context: Omit<MenuContext, 'food'>): FullTrade[] {
  const { food, goods } = catalogue;
  return [...(food ? [foodTrade(food, context)] : []), ...goods.map((one) => goodsTrade(one, context))];
}

function foodTrade(food: NonNullable<Catalogue['food']>, context: Omit<MenuContext, 'food'>): FullTrade {
  const dishes = [...food.menus.values()].flat();
  return {
    moduleType: 'food',
    seed: '',
    templateOf: (place) => {
      const template = matchTemplate(food, place);
      // Only demonstrations invent a restaurant's cuisine.
      return template === 'any' && !context.terms.invented ? templateOfKind(food, place) : template;
    },
    open: openTemplates(food),
    categories: food.categories,
    brands: [],
    conditions: [],
    menuOf: (store) => buildMenu(store, { ...context, food }),
    packs: new Map(),
    itemPictures: () =>
      dishes.map(({ objects }) => ({ name: itemPictureName(objects), kind: 'item', objects })),
  };
}

function goodsTrade(goods: Catalogue['goods'][number], context: Omit<MenuContext, 'food'>): FullTrade {
  const { moduleType, categories, brands, conditions } = goods;
  const pictures = goodPictures(goods);
  return {
    moduleType,
    seed: `${moduleType}/`,
    templateOf: (place) => matchShop(goods, place),
    open: [],
    categories,
    brands,
    conditions,
    menuOf: (store) => buildShelves(store, { ...context, goods }),
    packs: packsInFront(goods, pictures),
    itemPictures: () => pictures,
  };
}

/** Packs of one shape and colour use their variants in turn, so that neighbours differ. */
function goodPictures({ moduleType, shelves }: Catalogue['goods'][number]): PlannedPicture[] {
  const goods = [...shelves.values()].flat();
  const packed = goods.flatMap(({ look }) => ('pack' in look ? [look.pack] : []));
  const packs = spreadVariants(packed).values();
  return goods.map(({ key, look }): PlannedPicture => {
    const name = goodPictureName(moduleType, key);
    if (!('pack' in look)) return { name, kind: 'item', objects: look.objects };
    return { name, kind: 'item', pack: packs.next().value ?? look.pack };
  });
}

/** Prescription medicines must not be advertised. */
function packsInFront(
  { moduleType, shelves }: Catalogue['goods'][number],
  pictures: readonly PlannedPicture[],
): Map<string, Pack> {
  const behind = [...shelves.values()].flat().filter(({ prescription }) => prescription);
  const hidden = new Set(behind.map(({ key }) => goodPictureName(moduleType, key)));
  return new Map(
    pictures.flatMap((one) => ('pack' in one && !hidden.has(one.name) ? [[one.name, one.pack]] : [])),
  );
}
