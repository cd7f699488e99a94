import type { Pack } from '../../pictures/index.ts';
import type { Discount } from '../offer.ts';
import type { LocalizedText } from '../../texts/index.ts';
import type { CategoryEntry, TemplateEntry } from '../food-entries.ts';

/** The modules that sell goods from shelves rather than dishes from a menu. */
export const GOODS_MODULES = ['grocery', 'pharmacy', 'ecommerce'] as const;

export type GoodsModuleType = (typeof GOODS_MODULES)[number];

/** A brand or a condition: something goods are gathered under beside their category. */
export type GatheringEntry = { key: string; objects: readonly string[]; name: LocalizedText };

/** A question a shopper answers about a good, with the options that this good comes in. */
export type ChoiceEntry = {
  /** 'colour', 'size'. */
  key: string;
  title: LocalizedText;
  options: readonly ChoiceOptionEntry[];
};

export type ChoiceOptionEntry = {
  /** Without dashes: options are joined by them to a variation's type (ITEM-03). */
  key: string;
  label: LocalizedText;
  /** What it costs more than the good's price, in percent of it. */
  extraPercent: number;
};

/** Something a shop sells, before a store sets its own price and stock. */
export type GoodEntry = {
  key: string;
  category: string;
  priceMinor: number;
  /** A pack with its name printed on it, or illustrated objects. */
  look: { pack: Pack } | { objects: readonly string[] };
  /** What one of it is: '1 kg'. */
  unit: LocalizedText | null;
  /** What a store usually has of it, or of each of its variations; null is not counted. */
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
  /** Goods by shelf: the name of the file they stand in. */
  shelves: ReadonlyMap<string, readonly GoodEntry[]>;
};
