import type { LocalizedText } from '../texts/index.ts';

/** A discount: percent 1 to 100, or an amount in minor units. */
export type Discount = { type: 'percent'; percent: number } | { type: 'amount'; amountMinor: number };

export type VariationOption = {
  label: LocalizedText;
  /** Added to the item's price; 0 for the included choice. */
  priceMinor: number;
};

/** A group of choices of a food item (ITEM-14). A single group takes exactly one option if required. */
export type VariationGroup = {
  name: LocalizedText;
  type: 'single' | 'multi';
  required: boolean;
  /** Multi groups only; single groups have 1 (0 if not required) and 1. */
  min: number;
  max: number;
  options: readonly VariationOption[];
};
