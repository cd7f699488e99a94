import type { Discount } from '../catalogue/index.ts';
import type { LanguageCode } from '../texts/index.ts';

/** The languages of a sheet's columns, in their order. */
export const SHEET_LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'nl', 'fr'];

/** A text by language; missing languages are not translated. */
export type SheetTexts = Readonly<Partial<Record<LanguageCode, string>>>;

/** Amounts by variation; '' is the item itself. */
export type ByVariation = Readonly<Record<string, number>>;

/** A choice of a shop's item with its options; the options' keys, joined by dashes, are a variation's type. */
export type SheetChoice = {
  name: string;
  title: SheetTexts;
  options: readonly { key: string; label: SheetTexts }[];
};

/** One item of a store as a row of a sheet. Categories, brands and conditions are given by slug. */
export type SheetItem = {
  store: string;
  /** The store's own number for it. */
  sourceKey: string | null;
  slug: string | null;
  gtin: string | null;
  category: string;
  name: SheetTexts;
  description: SheetTexts;
  unit: SheetTexts | null;
  priceMinor: number;
  discount: Discount | null;
  stock: ByVariation;
  /** The stock to which it is replenished every day, if it is. */
  dailyStock: ByVariation;
  maximumCartQuantity: number | null;
  choices: readonly SheetChoice[];
  variations: readonly { type: string; priceMinor: number }[];
  genericNames: readonly SheetTexts[];
  prescription: boolean;
  basic: boolean;
  nutrition: readonly SheetTexts[];
  allergens: readonly SheetTexts[];
  tags: readonly SheetTexts[];
  brand: string | null;
  conditions: readonly string[];
  organic: boolean;
  halal: boolean;
  vegetarian: boolean;
  recommended: boolean;
  active: boolean;
  /** The picture's name in the market's storage. */
  picture: string | null;
};
