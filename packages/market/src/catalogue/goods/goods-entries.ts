import type { Pack } from '../../pictures/index.ts';
import type { Discount } from '../offer.ts';
import type { LocalizedText } from '../../texts/index.ts';
import type { CategoryEntry, TemplateEntry } from '../food-entries.ts';

/** The modules that sell goods instead of dishes from a menu. */
export const GOODS_MODULES = ['grocery', 'pharmacy', 'ecommerce'] as const;

export type GoodsModuleType = (typeof GOODS_MODULES)[number];

/** A brand or a condition: what goods are grouped by besides their category. */
export type GatheringEntry = { key: string; objects: readonly string[]; name: LocalizedText };

/** A choice for a shopper, with the options that an item comes in. */
export type ChoiceEntry = {
  /** 'colour', 'size'. */
  key: string;
  title: LocalizedText;
  options: readonly ChoiceOptionEntry[];
};

export type ChoiceOptionEntry = {
  /** Without dashes: these join the options in a variation's type (ITEM-03). */
  key: string;
  label: LocalizedText;
  /** The surcharge, in percent of the item's price. */
  extraPercent: number;
};

/** An item of a shop, before a store sets its own price and stock. */
export type GoodEntry = {
  key: string;
  category: string;
  priceMinor: number;
  /** A pack with its printed name, or illustrated objects. */
  look: { pack: Pack } | { objects: readonly string[] };
  /** The unit of sale: '1 kg'. */
  unit: LocalizedText | null;
  /** A store's usual stock of it, or of each variation; null means unlimited. */
  stock: number | null;
  vegetarian: boolean;
  halal: boolean;
  organic: boolean;
  recommended: boolean;
  discount: Discount | null;
  maximumCartQuantity: number | null;
  choices: readonly ChoiceEntry[];
  nutrition: readonly LocalizedText[];
  allergens: readonly LocalizedText[];
  tags: readonly LocalizedText[];
  genericNames: readonly LocalizedText[];
  prescription: boolean;
  /** A medicine that every pharmacy is expected to have. */
  basic: boolean;
  conditions: readonly string[];
  brand: string | null;
  gtin: string | null;
  name: LocalizedText;
  description: LocalizedText;
};

export type GoodsCatalogue = {
  moduleType: GoodsModuleType;
  /** Parents before their children. */
  categories: readonly CategoryEntry[];
  brands: readonly GatheringEntry[];
  conditions: readonly GatheringEntry[];
  templates: readonly TemplateEntry[];
  /** Items by shelf, which is the name of their file. */
  shelves: ReadonlyMap<string, readonly GoodEntry[]>;
};
