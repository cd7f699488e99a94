import type { CartLine } from '@promenade/domain/cart';
import {
  type AddOnChoice,
  addOnChoices,
  type ChoiceRequest,
  type Choices,
  type ChoiceRefusal,
  type ChosenAddOn,
  decideChoices,
  discountedPrice,
  type FoodChoice,
  type FoodSelection,
  initialSelections,
  type Item as RuledItem,
  selectedChoices,
  toggleSelection,
} from '@promenade/domain/catalog';
import {
  chosenVariation,
  firstOptions,
  type Options,
  optionsOf,
  type Question,
  typeOf,
} from '../shop/options.ts';

/** An item as the domain's type, and the questions of a shop item. */
export type Item = RuledItem & { readonly questions?: readonly Question[] };

/** A line in the cart as the views need it. */
export type HeldLine = Pick<CartLine, 'id' | 'choiceKey' | 'food' | 'variationType' | 'addOns' | 'quantity'>;

/** The shopper's choices in the dialog so far. */
export interface Draft {
  readonly selections: readonly FoodSelection[];
  /** Answers to the questions of a shop item. */
  readonly options: Options;
  readonly addOns: readonly AddOnChoice[];
  readonly quantity: number;
}

/** What a draft comes to. */
export interface Outcome {
  /** Complete choices, or why they are not (ITEM-07). */
  readonly choices: Choices | null;
  readonly refusal: ChoiceRefusal | null;
  /** One unit with the choices so far, before discount; the whole draft after it. */
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
  readonly totalBeforeMinor: number;
}

const groupsOf = (item: Item) => item.foodVariations ?? [];

function selectionsOf(item: Item, food: readonly FoodChoice[]): FoodSelection[] {
  return initialSelections(groupsOf(item)).map((one) => {
    const group = groupsOf(item)[one.choiceIndex];
    const labels = food.find((choice) => choice.name === group?.name)?.labels ?? [];
    return { ...one, isSelected: labels.includes(one.label) };
  });
}

function addOnRows(item: Item, chosen: readonly ChosenAddOn[]): AddOnChoice[] {
  return (item.addOns ?? []).map(({ id }) => {
    const quantity = chosen.find((one) => one.id === id)?.quantity ?? 0;
    return { id, quantity, isChecked: quantity > 0 };
  });
}

/** The draft that the dialog opens with: that of a line, otherwise the item's defaults. */
export function startDraft(item: Item, line: HeldLine | undefined): Draft {
  const { questions = [], variations = [] } = item;
  if (!line) {
    return {
      selections: initialSelections(groupsOf(item)),
      options: firstOptions(questions, variations),
      addOns: addOnRows(item, []),
      quantity: 1,
    };
  }
  return {
    selections: selectionsOf(item, line.food),
    options: optionsOf(questions, line.variationType),
    addOns: addOnRows(item, line.addOns),
    quantity: line.quantity,
  };
}

/** A draft with the quantity of a line of the same choices; with its add-ons too, if none is ticked. */
export function ofLine(item: Item, line: HeldLine, draft: Draft): Draft {
  const untouched = !draft.addOns.some((row) => row.isChecked);
  return {
    ...draft,
    quantity: line.quantity,
    addOns: untouched ? startDraft(item, line).addOns : draft.addOns,
  };
}

/** The line with the same choices; undefined if there is none, or they are not complete. */
export const sameChoices = (lines: readonly HeldLine[], choices: Choices | null): HeldLine | undefined =>
  lines.find((line) => line.choiceKey === choices?.choiceKey);

/**
 * A draft whose choices have changed: those that are in the cart already take that line's quantity, another variation
 * begins at 1 (ITEM-03).
 */
export function chosenAnew(item: Item, lines: readonly HeldLine[], before: Draft, after: Draft): Draft {
  const was = sameChoices(lines, outcomeOf(item, before).choices);
  const now = sameChoices(lines, outcomeOf(item, after).choices);
  if (now) return now.id === was?.id ? after : ofLine(item, now, after);
  const isOther = typeOf(before.options) !== typeOf(after.options);
  return was || isOther ? { ...after, quantity: 1 } : after;
}

/** Selects or deselects a value of a group (ITEM-05). */
export function pressOption(item: Item, draft: Draft, choiceIndex: number, optionIndex: number): Draft {
  const selections = toggleSelection(groupsOf(item), draft.selections, { choiceIndex, optionIndex });
  return { ...draft, selections };
}

/** Selects an option of a question (ITEM-03). */
export function pickOption(draft: Draft, at: number, option: string): Draft {
  return { ...draft, options: draft.options.map((one, index) => (index === at ? option : one)) };
}

/** ITEM-05: a ticked add-on starts with a quantity of one; an unticked one has none. */
export function setAddOn(draft: Draft, id: string, quantity: number): Draft {
  const amount = Math.max(0, quantity);
  const row = { id, quantity: amount, isChecked: amount > 0 };
  return { ...draft, addOns: draft.addOns.map((one) => (one.id === id ? row : one)) };
}

/** The item without requirements on its groups and variations: to price incomplete or unavailable choices. */
function undemanding(item: Item, draft: Draft): Item {
  const foodVariations = groupsOf(item).map((group) => ({ ...group, required: false, min: 0 }));
  const variation = chosenVariation(item.variations ?? [], draft.options);
  return { ...item, foodVariations, variations: variation ? [{ ...variation, stock: 1 }] : [] };
}

function pricedAnyway(item: Item, draft: Draft, request: ChoiceRequest) {
  const bare = undemanding(item, draft);
  const variationType = bare.variations?.[0]?.type;
  return decideChoices(bare, { ...request, variationType });
}

export function outcomeOf(item: Item, draft: Draft): Outcome {
  const request = {
    food: selectedChoices(groupsOf(item), draft.selections),
    variationType: typeOf(draft.options),
    addOns: addOnChoices(draft.addOns),
  };
  const decision = decideChoices(item, request);
  const priced = decision.ok ? decision : pricedAnyway(item, draft, request);
  const unitPriceMinor = priced.ok ? priced.unitPriceMinor : item.priceMinor;
  const addOnsMinor = priced.ok ? priced.addOnsMinor : 0;
  const { quantity } = draft;
  return {
    choices: decision.ok ? decision : null,
    refusal: decision.ok ? null : decision.refusal,
    unitPriceMinor,
    // As a line of the cart (CART-03); add-ons are not discounted.
    totalMinor: discountedPrice(unitPriceMinor, item.discount) * quantity + addOnsMinor,
    totalBeforeMinor: unitPriceMinor * quantity + addOnsMinor,
  };
}

const amounts = (addOns: readonly { readonly id: string; readonly quantity: number }[]): string =>
  addOns
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .sort()
    .join();

/** CART-06: whether saving the draft would leave the line as it is. */
export function changesNothing(line: HeldLine, choices: Choices, quantity: number): boolean {
  return (
    line.choiceKey === choices.choiceKey &&
    line.quantity === quantity &&
    amounts(line.addOns) === amounts(choices.addOns)
  );
}
