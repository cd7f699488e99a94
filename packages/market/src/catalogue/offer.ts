import type { LocalizedText } from '../texts/index.ts';

/** A price cut: percent 1 to 100, or an amount in minor units. */
export type Discount = { type: 'percent'; percent: number } | { type: 'amount'; amountMinor: number };

export type VariationOption = {
  label: LocalizedText;
  /** Added to the item's price; 0 for the choice that is included. */
  priceMinor: number;
};

/** A food item's choice (ITEM-14). A single group takes exactly one option where it is required. */
export type VariationGroup = {
  name: LocalizedText;
  type: 'single' | 'multi';
  required: boolean;
  /** Multi groups only; single groups carry 1 (or 0 where not required) and 1. */
  min: number;
  max: number;
  options: readonly VariationOption[];
};
