import type { MinorUnits } from '../money/index.ts';
import type { Discount } from './discount.ts';

/** One value of a food variation group (ITEM-14). */
export type FoodVariationValue = {
  readonly label: string;
  /** Added to the item's price when chosen. */
  readonly optionPriceMinor: MinorUnits;
  /** Whether it is selected when the dialog opens. */
  readonly isSelected?: boolean;
  /** The label in the market's other languages; requests can use any of them. */
  readonly alsoLabelled?: readonly string[];
};

/** A food variation group (ITEM-05, ITEM-14). */
export type FoodVariationGroup = {
  readonly name: string;
  readonly type: 'single' | 'multi';
  /** Minimum number of values of a multi group once any is chosen. Ignored for single groups. */
  readonly min: number;
  /** Maximum number of values of a multi group; 0 is no maximum. Ignored for single groups. */
  readonly max: number;
  readonly required: boolean;
  readonly values: readonly FoodVariationValue[];
  /** The name in the market's other languages. */
  readonly alsoNamed?: readonly string[];
};

/** The chosen values of one group, as in the API. */
export type FoodChoice = { readonly name: string; readonly labels: readonly string[] };

/** One selection of the food dialog (ITEM-14). */
export type FoodSelection = {
  /** Index of the group in the item. */
  readonly choiceIndex: number;
  /** Index of the value in the group. */
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

/** A chosen add-on with its quantity for the whole line (not per unit). */
export type ChosenAddOn = AddOn & { readonly quantity: number };

/** An item, as far as the rules need it. */
export type Item = {
  readonly id: string;
  readonly name: string;
  readonly storeId: string;
  /** Price of one unit without options, before discounts. */
  readonly priceMinor: MinorUnits;
  readonly discount?: Discount | undefined;
  /** Discount of the current flash sale, which overrides every other one (api.md, rule 2). */
  readonly flashDiscount?: Discount | undefined;
  /** Units left; undefined if stock is not counted. With variations, each of them has its own stock instead. */
  readonly stock?: number | undefined;
  /** `maximum_cart_quantity`; 0 or undefined is no limit. */
  readonly maximumCartQuantity?: number | undefined;
  readonly foodVariations?: readonly FoodVariationGroup[];
  readonly variations?: readonly Variation[];
  /** What to ask for if no variation is chosen: the names of the choices, such as Colour and Size, or the variations. */
  readonly variationTitles?: readonly string[];
  readonly addOns?: readonly AddOn[];
};
