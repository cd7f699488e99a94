import type { Discount, VariationGroup } from './offer.ts';
import type { LocalizedText } from '../texts/index.ts';
import type { DailyMinutes } from './cells.ts';

/** A category of a module. */
export type CategoryEntry = {
  key: string;
  /** Key of the parent category. */
  parent: string | null;
  objects: readonly string[];
  featured: boolean;
  name: LocalizedText;
};

/** Something to go with a dish; dishes name the set it belongs to. */
export type AddOnEntry = { key: string; set: string; priceMinor: number; name: LocalizedText };

/** A dish on a menu, before a store sets its own prices. */
export type DishEntry = {
  key: string;
  category: string;
  priceMinor: number;
  /** Names of illustrated objects: the dish, and what distinguishes it from similar ones. */
  objects: readonly string[];
  vegetarian: boolean;
  halal: boolean;
  window: DailyMinutes | null;
  recommended: boolean;
  discount: Discount | null;
  maximumCartQuantity: number | null;
  dailyStock: number | null;
  variationGroups: readonly VariationGroup[];
  addOnSets: readonly string[];
  name: LocalizedText;
  description: LocalizedText;
};

/** What a kind of place sells, and how it is recognised by name and map tags. */
export type TemplateEntry = {
  key: string;
  /** Kinds of a point of interest (`places/kinds.ts`) that use this template. */
  kinds: readonly string[];
  cuisines: readonly string[];
  /** Word beginnings in a place's name, lower case. */
  words: readonly string[];
  /** Key of an opening-hours profile. */
  hours: string;
  /** For the cover, most typical first. */
  objects: readonly string[];
  /** Names of the menu files, the template's own first. */
  menus: readonly string[];
  /** Which share of the items in these files a demonstration's store of this kind has. */
  sharePercent: number;
  minimumOrderMinor: number;
  kind: LocalizedText;
};

export type FoodCatalogue = {
  categories: readonly CategoryEntry[];
  templates: readonly TemplateEntry[];
  addOns: readonly AddOnEntry[];
  /** Dishes by menu. */
  menus: ReadonlyMap<string, readonly DishEntry[]>;
};
