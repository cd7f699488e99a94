import type { MinorUnits } from '../money/index.ts';
import type { Discount } from './discount.ts';

/** One value of a food variation group (ITEM-14). */
export type FoodVariationValue = {
  readonly label: string;
  /** Added to the item's price when chosen. */
  readonly optionPriceMinor: MinorUnits;
  /** Chosen when the dialog opens. */
  readonly isSelected?: boolean;
  /** The label in the market's other languages: a request may use any of them. */
  readonly alsoLabelled?: readonly string[];
};

/** A food variation group (ITEM-05, ITEM-14). */
export type FoodVariationGroup = {
  readonly name: string;
  readonly type: 'single' | 'multi';
  /** Fewest values of a multi group once it is touched. Single groups ignore it. */
  readonly min: number;
  /** Most values of a multi group; 0 means as many as there are. Single groups ignore it. */
  readonly max: number;
  readonly required: boolean;
  readonly values: readonly FoodVariationValue[];
  /** The name in the market's other languages. */
  readonly alsoNamed?: readonly string[];
};

/** What was chosen of one group, as the wire carries it. */
export type FoodChoice = { readonly name: string; readonly labels: readonly string[] };

/** One selection of the food dialog (ITEM-14). */
export type FoodSelection = {
  /** Place of the group in the item. */
  readonly choiceIndex: number;
  /** Place of the value in the group. */
  readonly optionIndex: number;
  readonly label: string;
  readonly optionPriceMinor: MinorUnits;
  readonly isSelected: boolean;
};

/** A variation of an item outside food: its type (`Red-XL`) has its own price and stock. */
export type Variation = { readonly type: string; readonly priceMinor: MinorUnits; readonly stock: number };

/** Something to go with an item; never discounted (api.md, rule 2). */
export type AddOn = { readonly id: string; readonly name: string; readonly priceMinor: MinorUnits };

/** The state of an add-on's row in the dialog (ITEM-14). */
export type AddOnChoice = { readonly id: string; readonly isChecked: boolean; readonly quantity: number };

/** An add-on taken, with how many of it for the whole line (not for each unit). */
export type ChosenAddOn = AddOn & { readonly quantity: number };

/** What the rules need to know of an item. */
export type Item = {
  readonly id: string;
  readonly name: string;
  readonly storeId: string;
  /** One unit without choices, before any discount. */
  readonly priceMinor: MinorUnits;
  readonly discount?: Discount | undefined;
  /** The running flash sale's, which beats every other (api.md, rule 2). */
  readonly flashDiscount?: Discount | undefined;
  /** Units left; undefined where stock is not counted. An item with variations counts in these instead. */
  readonly stock?: number | undefined;
  /** `maximum_cart_quantity`; 0 or undefined is no limit. */
  readonly maximumCartQuantity?: number | undefined;
  readonly foodVariations?: readonly FoodVariationGroup[];
  readonly variations?: readonly Variation[];
  /** Titles of what a variation is made of, such as Colour and Size: what to ask for when none is chosen. */
  readonly variationTitles?: readonly string[];
  readonly addOns?: readonly AddOn[];
};
