import type { Body, Reply } from '@promenade/contract/calls';
import { type Cart, type CartLine, cartSubtotalMinor, isTwin, lineTotalMinor } from '@promenade/domain/cart';
import { type Choices, decideChoices, type QuantityLimits, variationKey } from '@promenade/domain/catalog';
import { type MinorUnits, sumMinor, toMajor, toMinor } from '@promenade/domain/money';
import { canBeHad } from '../../lib/wire/can-be-had.ts';
import { domainDiscount } from '../../lib/wire/domain-discount.ts';
import {
  domainFlashDiscount,
  domainFoodChoices,
  domainItem,
  domainStoreDiscount,
  domainVariationType,
} from '../../lib/wire/domain-item.ts';

export type WireLine = Reply<'cart.list'>[number];
export type WireItem = Reply<'catalog.item'>;

/** A line as the domain's type, with what the screen shows of it. */
export type ScreenLine = CartLine & { readonly item: WireItem; readonly problem: WireLine['problem'] };

/** A shopper's complete choices for an item. */
export interface ChosenItem {
  readonly item: WireItem;
  readonly choices: Choices;
  readonly quantity: number;
}

/** An item that is offered on certain days only is a campaign's (ITEM-06, CART-10). */
const modelOf = ({ available_date_starts: from }: WireItem): CartLine['model'] =>
  from === null ? 'Item' : 'ItemCampaign';

function choiceKeyOf(line: WireLine, decimals: number): string {
  const choices = decideChoices(domainItem(line.item, decimals), {
    food: domainFoodChoices(line.variation),
    variationType: domainVariationType(line.variation),
  });
  // A choice that is not offered any more makes the line equal only to itself.
  return choices.ok ? choices.choiceKey : line.id;
}

/** A line from the API for the overlay and the drawer. */
export function screenLine(line: WireLine, decimals: number): ScreenLine {
  return {
    id: line.id,
    itemId: line.item.id,
    model: modelOf(line.item),
    choiceKey: choiceKeyOf(line, decimals),
    food: domainFoodChoices(line.variation),
    variationType: domainVariationType(line.variation),
    quantity: line.quantity,
    unitPriceMinor: toMinor(line.price, decimals),
    addOns: line.add_ons.map(({ id, name, price, quantity }) => ({
      id,
      name,
      quantity,
      priceMinor: toMinor(price, decimals),
    })),
    addOnsMinor: toMinor(line.add_ons_price, decimals),
    itemDiscount: domainDiscount(line.item, decimals),
    flashDiscount: domainFlashDiscount(line.item, decimals),
    item: line.item,
    problem: line.problem,
  };
}

/** The line that a chosen item will become, before the server has answered. */
export function chosenLine(
  { item, choices, quantity }: ChosenItem,
  id: string,
  decimals: number,
): ScreenLine {
  const { choiceKey, food, variationType, addOns, addOnsMinor, unitPriceMinor } = choices;
  return {
    id,
    itemId: item.id,
    model: modelOf(item),
    choiceKey,
    food,
    variationType,
    addOns,
    addOnsMinor,
    unitPriceMinor,
    quantity,
    itemDiscount: domainDiscount(item, decimals),
    flashDiscount: domainFlashDiscount(item, decimals),
    item,
    problem: null,
  };
}

/** The maximum quantity of an item: a variation has its own stock (ITEM-04, ITEM-08). */
export function limitsOfItem(item: WireItem, variationType: string | undefined): QuantityLimits {
  const key = variationKey(variationType ?? '');
  const variation = key ? item.variations.find(({ type }) => variationKey(type) === key) : undefined;
  return {
    stock: (variation ? variation.stock : item.stock) ?? undefined,
    maximumCartQuantity: item.maximum_cart_quantity ?? undefined,
  };
}

/** The maximum quantity of a line. */
export function limitsOf({ item, variationType }: ScreenLine): QuantityLimits {
  return limitsOfItem(item, variationType);
}

/** The quantity of a line that is still available; undefined if the quantity is not the problem. */
export function quantityLeft(line: ScreenLine): number | undefined {
  const { problem } = line;
  if (problem !== 'out_of_stock' && problem !== 'out_of_limits') return undefined;
  const { stock, maximumCartQuantity } = limitsOf(line);
  const left = problem === 'out_of_stock' ? stock : maximumCartQuantity;
  return left !== undefined && left > 0 && left < line.quantity ? left : undefined;
}

const paidLines = ({ lines }: Cart<ScreenLine>): ScreenLine[] =>
  lines.filter((line) => canBeHad(line.problem, limitsOf(line).stock));

/** The subtotal of the available lines: others are shown, but not paid (CART-04). */
export function subtotalOf(cart: Cart<ScreenLine>): MinorUnits {
  return cartSubtotalMinor({ ...cart, lines: paidLines(cart) });
}

/** The store's discount beyond those shown by the lines; 0 if it is not the larger one (api.md, rule 2). */
export function storeDiscountOf(cart: Cart<ScreenLine>): MinorUnits {
  return sumMinor(paidLines(cart).map(lineTotalMinor)) - subtotalOf(cart);
}

/** The line of the same item with the same choices. */
export function lineLike(
  lines: readonly WireLine[],
  line: ScreenLine,
  decimals: number,
): ScreenLine | undefined {
  const own = lines.filter(({ item }) => item.id === line.itemId);
  return own.map((one) => screenLine(one, decimals)).find((one) => isTwin(one, line));
}

/** The whole cart as the domain's type. */
export function screenCart(lines: readonly WireLine[], decimals: number): Cart<ScreenLine> {
  const first = lines[0];
  if (!first) return { lines: [] };
  return {
    store: { id: first.item.store_id, name: first.item.store_name },
    storeDiscount: domainStoreDiscount(first.item.store_offer, decimals),
    lines: lines.map((line) => screenLine(line, decimals)),
  };
}

function variationPayload({ food, variationType, item }: ScreenLine): Body<'cart.add'>['variation'] {
  if (variationType === undefined)
    return food.map(({ name, labels }) => ({ name, values: { label: [...labels] } }));
  const key = variationKey(variationType);
  return [item.variations.find(({ type }) => variationKey(type) === key) ?? { type: variationType }];
}

/** The request that adds or updates a line (CART-10). */
export function linePayload(
  line: ScreenLine,
  decimals: number,
): Omit<Body<'cart.add'>, 'guest_id' | 'replace'> {
  return {
    model: line.model,
    item_id: line.itemId,
    quantity: line.quantity,
    price: toMajor(line.unitPriceMinor, decimals),
    variation: variationPayload(line),
    add_on_ids: line.addOns.map((addOn) => addOn.id),
    add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
  };
}

/** A line without its discount, in major units: the price that is struck through (CART-03). */
export function fullPrice(line: ScreenLine, decimals: number): number {
  return toMajor(line.unitPriceMinor * line.quantity + line.addOnsMinor, decimals);
}
