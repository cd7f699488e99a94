import {
  type ChoiceRefusal,
  type ChoiceRequest,
  type Choices,
  type ChosenAddOn,
  type Item,
  type ItemAvailability,
  type ItemSchedule,
  type QuantityRefusal,
  type StoreSchedule,
  decideChoices,
  decideQuantity,
  itemAvailability,
  matchVariation,
} from '../catalog/index.ts';
import { type Decision, type Refused, refused } from '../decision/index.ts';
import type { DailyWindow, InstantMs } from '../hours/index.ts';
import { type MinorUnits, sumMinor } from '../money/index.ts';
import type { Cart, CartLine, CartStore } from './cart.ts';

/** An item with its store and the hours of both, as needed to add it. */
export type SaleItem = {
  readonly item: Item;
  readonly store: CartStore;
  readonly model: CartLine['model'];
  readonly schedule: ItemSchedule;
  readonly storeSchedule: StoreSchedule;
};

/** A request to add an item to the cart. */
export type AddLineRequest = {
  /** Id of the line, if it becomes a new one. */
  readonly lineId: string;
  readonly choices: ChoiceRequest;
  /** How many to add; whole, at least 1 (the contract refuses others). */
  readonly quantity: number;
  /** Price of one unit with its options, before discounts, as shown on screen; undefined is not compared. */
  readonly shownUnitPriceMinor?: MinorUnits | undefined;
};

/** Why an item is not sold as asked. A closed store is not a reason: checkout checks that (api.md, rule 6). */
type SaleRefusal =
  | ChoiceRefusal
  | { readonly code: 'item_unavailable'; readonly name: string }
  | { readonly code: 'item_outside_window'; readonly name: string; readonly window: DailyWindow };

/** Why a line is not possible. */
export type LineRefusal =
  | SaleRefusal
  | QuantityRefusal
  | { readonly code: 'price_changed'; readonly name: string; readonly unitPriceMinor: MinorUnits };

/** Why an item cannot be added to the cart. */
export type AddLineRefusal =
  | Exclude<LineRefusal, QuantityRefusal>
  /** `room` is how many more of it the cart can take. */
  | (QuantityRefusal & { readonly room: number })
  /** CART-05. `storeName` is the store whose items are in the cart. */
  | { readonly code: 'other_store'; readonly storeName: string };

/**
 * Decides adding an item (CART-05, CART-06, ITEM-05 to ITEM-08). Checked in this order: other store, availability, choices,
 * stock, limit, price.
 * @returns the resulting line with its new **total** quantity; new add-ons are added to those it has
 */
export function decideAddLine(
  cart: Pick<Cart, 'store' | 'lines'>,
  sale: SaleItem,
  request: AddLineRequest,
  nowMs: InstantMs,
): Decision<{ line: CartLine; isNew: boolean }, AddLineRefusal> {
  if (cart.store && cart.lines.length > 0 && cart.store.id !== sale.store.id) {
    return refused({ code: 'other_store', storeName: cart.store.name });
  }
  const checked = checkSale(sale, request.choices, nowMs);
  if (!checked.ok) return checked;
  const present = cart.lines.find((line) => isSameLine(line, sale, checked.choiceKey));
  const quantity = request.quantity + (present?.quantity ?? 0);
  const others = cart.lines.filter((line) => line !== present);
  const refusal = checkAmount(sale, checked, { quantity, others, shown: request.shownUnitPriceMinor });
  if (refusal) {
    const ofItem = cart.lines.filter((line) => line.itemId === sale.item.id);
    return refused(withRoom(refusal.refusal, present, ofItem));
  }
  const addOns = mergedAddOns(present?.addOns ?? [], checked.addOns);
  return {
    ok: true,
    line: lineOf(present?.id ?? request.lineId, sale, { ...checked, addOns }, quantity),
    isNew: !present,
  };
}

// The limit is of all lines of the item; what is available to one line leaves out what the others hold.
function withRoom(
  refusal: LineRefusal,
  present: CartLine | undefined,
  ofItem: readonly CartLine[],
): AddLineRefusal {
  const room = (bound: number, lines: readonly (CartLine | undefined)[]): number =>
    Math.max(0, bound - sumMinor(lines.map((line) => line?.quantity ?? 0)));
  switch (refusal.code) {
    case 'out_of_stock':
      return { ...refusal, room: room(refusal.available, [present]) };
    case 'out_of_limits':
      return { ...refusal, room: room(refusal.maximum, ofItem) };
    default:
      return refusal;
  }
}

/** Checks that the item can be ordered and its choices are complete. */
export function checkSale(
  sale: SaleItem,
  request: ChoiceRequest,
  nowMs: InstantMs,
): Decision<Choices, SaleRefusal> {
  const availability = itemAvailability(sale.schedule, sale.storeSchedule, nowMs);
  return availabilityRefusal(sale.item.name, availability) ?? decideChoices(sale.item, request);
}

function availabilityRefusal(name: string, availability: ItemAvailability): Refused<SaleRefusal> | undefined {
  if (availability.state === 'off_sale') return refused({ code: 'item_unavailable', name });
  if (availability.state !== 'outside_window') return undefined;
  return refused({ code: 'item_outside_window', name, window: availability.window });
}

/** CART-06: whether two lines have the same item, model and choices. */
export function isSameLine(
  line: CartLine,
  sale: { readonly item: Pick<Item, 'id'>; readonly model: CartLine['model'] },
  choiceKey: string,
): boolean {
  return line.itemId === sale.item.id && line.model === sale.model && line.choiceKey === choiceKey;
}

/** Stock and limit are shared by all lines of the item, such as two sizes of one dish. A variation has its own stock. */
export function checkAmount(
  sale: SaleItem,
  choices: Choices,
  asked: {
    readonly quantity: number;
    readonly others: readonly CartLine[];
    readonly shown: MinorUnits | undefined;
  },
): Refused<LineRefusal> | undefined {
  const { item } = sale;
  const elsewhere = sumMinor(
    asked.others.filter((line) => line.itemId === item.id).map((line) => line.quantity),
  );
  const variation = choices.variationType && matchVariation(item.variations ?? [], choices.variationType);
  const left = item.stock === undefined ? undefined : item.stock - elsewhere;
  const inStock = decideQuantity(item.name, asked.quantity, { stock: variation ? variation.stock : left });
  if (!inStock.ok) return inStock;
  const { maximumCartQuantity } = item;
  const inLimits = decideQuantity(item.name, asked.quantity + elsewhere, { maximumCartQuantity });
  if (!inLimits.ok) return inLimits;
  const { unitPriceMinor } = choices;
  if (asked.shown === undefined || asked.shown === unitPriceMinor) return undefined;
  return refused({ code: 'price_changed', name: item.name, unitPriceMinor });
}

/** The resulting line, at current prices and discounts. */
export function lineOf(id: string, sale: SaleItem, choices: Choices, quantity: number): CartLine {
  const { item, model } = sale;
  return {
    id,
    itemId: item.id,
    model,
    quantity,
    choiceKey: choices.choiceKey,
    food: choices.food,
    variationType: choices.variationType,
    addOns: choices.addOns,
    unitPriceMinor: choices.unitPriceMinor,
    addOnsMinor: sumMinor(choices.addOns.map((addOn) => addOn.priceMinor * addOn.quantity)),
    itemDiscount: item.discount,
    flashDiscount: item.flashDiscount,
  };
}

/** Adds up quantities; name and price are the newer ones. Add-ons not in the request stay, since nobody removed them. */
export function mergedAddOns(present: readonly ChosenAddOn[], added: readonly ChosenAddOn[]): ChosenAddOn[] {
  const merged = new Map(present.map((addOn) => [addOn.id, addOn]));
  for (const addOn of added) {
    merged.set(addOn.id, { ...addOn, quantity: addOn.quantity + (merged.get(addOn.id)?.quantity ?? 0) });
  }
  return [...merged.values()];
}
