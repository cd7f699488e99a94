import type { CartLine, SaleItem } from '@promenade/domain/cart';
import type { ChoiceRequest, FoodChoice, Item } from '@promenade/domain/catalog';
import { sumMinor } from '@promenade/domain/money';
import type { CartLineRow } from './cart.repo.ts';

/** Places in the menu → the item's own names; a place that is no longer there gives a label nobody offers. */
function foodOf(item: Item, selections: CartLineRow['selections']): FoodChoice[] {
  const groups = new Map<number, string[]>();
  for (const [group, option] of selections) {
    const label = item.foodVariations?.[group]?.values[option]?.label ?? '';
    groups.set(group, [...(groups.get(group) ?? []), label]);
  }
  return [...groups].map(([group, labels]) => ({ name: item.foodVariations?.[group]?.name ?? '', labels }));
}

/** The item's own names → places in its menu. */
function selectionsOf(item: Item, food: readonly FoodChoice[]): [number, number][] {
  const groups = item.foodVariations ?? [];
  return food.flatMap(({ name, labels }) => {
    const group = groups.findIndex((one) => one.name === name);
    const options = labels.map(
      (label) => groups[group]?.values.findIndex((value) => value.label === label) ?? -1,
    );
    return options.map((option): [number, number] => [group, option]);
  });
}

/** A stored line as rules see it, its price as the shopper last saw it. */
export function lineOfRow(row: CartLineRow, { item }: SaleItem): CartLine {
  const addOns = row.add_ons.map(({ id, quantity }) => {
    const known = item.addOns?.find((addOn) => addOn.id === id);
    return { id, quantity, name: known?.name ?? '', priceMinor: known?.priceMinor ?? 0 };
  });
  return {
    id: row.id,
    itemId: row.item_id,
    model: row.model,
    quantity: row.quantity,
    choiceKey: row.choice_key,
    food: foodOf(item, row.selections),
    variationType: row.variation ?? undefined,
    addOns,
    unitPriceMinor: row.unit_price_minor,
    addOnsMinor: sumMinor(addOns.map((addOn) => addOn.priceMinor * addOn.quantity)),
    itemDiscount: item.discount,
    flashDiscount: item.flashDiscount,
  };
}

/** A decided line as it is stored. */
export function rowOfLine(
  line: CartLine,
  sale: SaleItem,
  kept: { readonly cartId: string; readonly createdAt: Date },
): CartLineRow {
  return {
    id: line.id,
    cart_id: kept.cartId,
    item_id: line.itemId,
    model: line.model,
    choice_key: line.choiceKey,
    quantity: line.quantity,
    unit_price_minor: line.unitPriceMinor,
    selections: selectionsOf(sale.item, line.food),
    variation: line.variationType ?? null,
    add_ons: line.addOns.map(({ id, quantity }) => ({ id, quantity })),
    created_at: kept.createdAt,
  };
}

/** The choices in a payload. */
export interface WireChoices {
  readonly variation: readonly (
    | { readonly name: string; readonly values: { readonly label: readonly string[] } }
    | { readonly type: string }
  )[];
  readonly add_on_ids: readonly string[];
  readonly add_on_qtys: readonly number[];
}

/** `variation`, `add_on_ids` and `add_on_qtys` of a payload; an add-on without a quantity is one. */
export function choicesOf(wire: WireChoices): ChoiceRequest {
  const food: FoodChoice[] = [];
  let variationType: string | undefined;
  for (const entry of wire.variation) {
    if ('values' in entry) food.push({ name: entry.name, labels: entry.values.label });
    else variationType = entry.type;
  }
  const addOns = wire.add_on_ids.map((id, index) => ({ id, quantity: wire.add_on_qtys[index] ?? 1 }));
  return { food, variationType, addOns };
}
