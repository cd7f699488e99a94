import { type Decision, type Refused, refused } from '../decision/index.ts';
import { type MinorUnits, sumMinor } from '../money/index.ts';
import type {
  ChosenAddOn,
  FoodChoice,
  FoodVariationGroup,
  FoodVariationValue,
  Item,
  Variation,
} from './item.ts';
import { matchVariation, variationKey } from './variation.ts';

/** The choices a shopper requests for an item. */
export type ChoiceRequest = {
  /** Food: option groups by name and values by label, in any language of the market. */
  readonly food?: readonly FoodChoice[];
  /** Other modules: the `type` of the variation. */
  readonly variationType?: string | undefined;
  /** Quantity of each add-on for the whole line; 0 is none. */
  readonly addOns?: readonly { readonly id: string; readonly quantity: number }[];
};

/** Choices that have been checked and are complete. */
export type Choices = {
  /** Price of one unit with its options, before discounts, without add-ons. */
  readonly unitPriceMinor: MinorUnits;
  /** Price of the add-ons, for the whole line. */
  readonly addOnsMinor: MinorUnits;
  /** Choice key: the same item with the same key is the same cart line (CART-06). Add-ons are not part of it. */
  readonly choiceKey: string;
  /** The chosen values by the item's own names and labels, in its order; groups without a choice are left out. */
  readonly food: readonly FoodChoice[];
  readonly variationType?: string | undefined;
  readonly addOns: readonly ChosenAddOn[];
};

/** Why choices are invalid or incomplete (ITEM-04, ITEM-05, ITEM-07). */
export type ChoiceRefusal =
  | { readonly code: 'choice_required'; readonly group: string }
  | { readonly code: 'choice_count'; readonly group: string; readonly min: number; readonly max: number }
  | { readonly code: 'choice_unknown'; readonly group: string; readonly label: string }
  | { readonly code: 'add_on_unknown'; readonly addOnId: string }
  | { readonly code: 'variation_out_of_stock'; readonly name: string; readonly variation: string };

type ChosenGroup = { readonly name: string; readonly values: readonly FoodVariationValue[] };

/** Decides whether choices are valid for the item: food groups first, then the variation, then add-ons. */
export function decideChoices(item: Item, request: ChoiceRequest): Decision<Choices, ChoiceRefusal> {
  const food = decideFood(item.foodVariations ?? [], request.food ?? []);
  if (!food.ok) return food;
  const shop = decideVariation(item, request.variationType);
  if (!shop.ok) return shop;
  const added = decideAddOns(item, request.addOns ?? []);
  if (!added.ok) return added;
  const options = food.groups.flatMap((group) => group.values.map((value) => value.optionPriceMinor));
  return {
    ok: true,
    unitPriceMinor: sumMinor([shop.variation?.priceMinor ?? item.priceMinor, ...options]),
    addOnsMinor: sumMinor(added.addOns.map((addOn) => addOn.priceMinor * addOn.quantity)),
    choiceKey: shop.variation ? variationKey(shop.variation.type) : foodKey(food.groups),
    food: food.groups.map((group) => ({
      name: group.name,
      labels: group.values.map((value) => value.label),
    })),
    variationType: shop.variation?.type,
    addOns: added.addOns,
  };
}

function decideFood(
  groups: readonly FoodVariationGroup[],
  asked: readonly FoodChoice[],
): Decision<{ groups: ChosenGroup[] }, ChoiceRefusal> {
  const stranger = asked.find(
    (choice) => choice.labels.length > 0 && !groups.some((group) => goesBy(group, choice.name)),
  );
  if (stranger)
    return refused({ code: 'choice_unknown', group: stranger.name, label: stranger.labels[0] ?? '' });
  const chosen: ChosenGroup[] = [];
  for (const group of groups) {
    const labels = asked.filter((choice) => goesBy(group, choice.name)).flatMap((choice) => choice.labels);
    const decision = decideGroup(group, labels);
    if (!decision.ok) return decision;
    if (decision.values.length > 0) chosen.push({ name: group.name, values: decision.values });
  }
  return { ok: true, groups: chosen };
}

/** A label that is sent twice counts once. */
function decideGroup(
  group: FoodVariationGroup,
  labels: readonly string[],
): Decision<{ values: FoodVariationValue[] }, ChoiceRefusal> {
  const unknown = labels.find((label) => !group.values.some((value) => isLabelled(value, label)));
  if (unknown !== undefined) return refused({ code: 'choice_unknown', group: group.name, label: unknown });
  const values = group.values.filter((value) => labels.some((label) => isLabelled(value, label)));
  return countRefusal(group, values.length) ?? { ok: true, values };
}

/** ITEM-07. An optional group may be left without a choice, even if it has a minimum. */
function countRefusal(group: FoodVariationGroup, count: number): Refused<ChoiceRefusal> | undefined {
  if (count === 0)
    return group.required ? refused({ code: 'choice_required', group: group.name }) : undefined;
  const { min, max } = bounds(group);
  return count < min || count > max
    ? refused({ code: 'choice_count', group: group.name, min, max })
    : undefined;
}

function bounds(group: FoodVariationGroup): { min: number; max: number } {
  if (group.type === 'single') return { min: 1, max: 1 };
  return { min: group.min, max: group.max > 0 ? group.max : group.values.length };
}

function goesBy(group: FoodVariationGroup, name: string): boolean {
  return group.name === name || (group.alsoNamed?.includes(name) ?? false);
}

function isLabelled(value: FoodVariationValue, label: string): boolean {
  return value.label === label || (value.alsoLabelled?.includes(label) ?? false);
}

/** The choice key. It is sorted, so that reordering a menu does not split cart lines. */
function foodKey(groups: readonly ChosenGroup[]): string {
  const named = groups.map(({ name, values }) => {
    const labels = values.map((value) => encodeURIComponent(value.label)).sort();
    return `${encodeURIComponent(name)}=${labels.join(',')}`;
  });
  return named.sort().join('&');
}

function decideVariation(
  item: Item,
  type: string | undefined,
): Decision<{ variation?: Variation | undefined }, ChoiceRefusal> {
  const variations = item.variations ?? [];
  const group = item.variationTitles?.join(', ') || item.name;
  if (type === undefined || type === '') {
    return variations.length > 0 ? refused({ code: 'choice_required', group }) : { ok: true };
  }
  const variation = matchVariation(variations, type);
  if (!variation) return refused({ code: 'choice_unknown', group, label: type });
  if (variation.stock <= 0) {
    return refused({ code: 'variation_out_of_stock', name: item.name, variation: variation.type });
  }
  return { ok: true, variation };
}

/** The add-ons in the item's order. Duplicates are added up; quantities below 1 are dropped. */
function decideAddOns(
  item: Item,
  asked: NonNullable<ChoiceRequest['addOns']>,
): Decision<{ addOns: ChosenAddOn[] }, ChoiceRefusal> {
  const known = item.addOns ?? [];
  const unknown = asked.find(({ id }) => !known.some((addOn) => addOn.id === id));
  if (unknown) return refused({ code: 'add_on_unknown', addOnId: unknown.id });
  const addOns = known.map(({ id, name, priceMinor }) => {
    const quantities = asked.filter((one) => one.id === id).map((one) => Math.max(0, one.quantity));
    return { id, name, priceMinor, quantity: sumMinor(quantities) };
  });
  return { ok: true, addOns: addOns.filter((addOn) => addOn.quantity > 0) };
}
