import { type CartLine, lineTotalMinor } from '@promenade/domain/cart';
import {
  type AddOnChoice,
  addOnChoices,
  type Choices,
  type ChoiceRefusal,
  type ChosenAddOn,
  decideChoices,
  type FoodChoice,
  type FoodSelection,
  initialSelections,
  type Item,
  selectedChoices,
  toggleSelection,
} from '@promenade/domain/catalog';

/** What the dialog knows of a line that is in the cart. */
export type HeldLine = Pick<CartLine, 'id' | 'choiceKey' | 'food' | 'addOns' | 'quantity'>;

/** What a shopper has put together in the dialog so far. */
export interface Draft {
  readonly selections: readonly FoodSelection[];
  readonly addOns: readonly AddOnChoice[];
  readonly quantity: number;
}

/** What a draft comes to. */
export interface Outcome {
  /** Complete choices, or why they are not (ITEM-07). */
  readonly choices: Choices | null;
  readonly refusal: ChoiceRefusal | null;
  /** One unit with what is chosen so far, before discount; the whole draft after it. */
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

/** A draft as the dialog opens: of a line, as it stands; else of what the item itself suggests. */
export function startDraft(item: Item, line: HeldLine | undefined): Draft {
  if (!line) {
    return { selections: initialSelections(groupsOf(item)), addOns: addOnRows(item, []), quantity: 1 };
  }
  return {
    selections: selectionsOf(item, line.food),
    addOns: addOnRows(item, line.addOns),
    quantity: line.quantity,
  };
}

/** A press on a value of a group (ITEM-05). */
export function pressOption(item: Item, draft: Draft, choiceIndex: number, optionIndex: number): Draft {
  const selections = toggleSelection(groupsOf(item), draft.selections, { choiceIndex, optionIndex });
  return { ...draft, selections };
}

/** ITEM-05: an add-on that is ticked begins with one; one that is not has none. */
export function setAddOn(draft: Draft, id: string, quantity: number): Draft {
  const amount = Math.max(0, quantity);
  const row = { id, quantity: amount, isChecked: amount > 0 };
  return { ...draft, addOns: draft.addOns.map((one) => (one.id === id ? row : one)) };
}

/** The item with nothing demanded of its groups: to price what is not complete yet. */
function undemanding(item: Item): Item {
  const foodVariations = groupsOf(item).map((group) => ({ ...group, required: false, min: 0 }));
  return { ...item, foodVariations };
}

export function outcomeOf(item: Item, draft: Draft): Outcome {
  const request = {
    food: selectedChoices(groupsOf(item), draft.selections),
    addOns: addOnChoices(draft.addOns),
  };
  const decision = decideChoices(item, request);
  const priced = decision.ok ? decision : decideChoices(undemanding(item), request);
  const unitPriceMinor = priced.ok ? priced.unitPriceMinor : item.priceMinor;
  const addOnsMinor = priced.ok ? priced.addOnsMinor : 0;
  const { quantity } = draft;
  return {
    choices: decision.ok ? decision : null,
    refusal: decision.ok ? null : decision.refusal,
    unitPriceMinor,
    totalMinor: lineTotalMinor({
      id: '',
      unitPriceMinor,
      addOnsMinor,
      quantity,
      itemDiscount: item.discount,
    }),
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
