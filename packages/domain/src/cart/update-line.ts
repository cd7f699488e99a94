import type { ChoiceRequest, Choices, ChosenAddOn } from '../catalog/index.ts';
import { type Decision, refused } from '../decision/index.ts';
import type { InstantMs } from '../hours/index.ts';
import type { MinorUnits } from '../money/index.ts';
import {
  type LineRefusal,
  type SaleItem,
  checkAmount,
  checkSale,
  isSameLine,
  lineOf,
  mergedAddOns,
} from './add-line.ts';
import type { Cart, CartLine } from './cart.ts';

/** The requested state of a line. */
export type UpdateLineRequest = {
  readonly lineId: string;
  readonly choices: ChoiceRequest;
  /** The new total; whole, at least 1. */
  readonly quantity: number;
  /** As when adding. */
  readonly shownUnitPriceMinor?: MinorUnits | undefined;
};

/** Why a line cannot be changed. */
export type UpdateLineRefusal =
  | LineRefusal
  | { readonly code: 'line_not_found' }
  /** 'No changes found to update.' */
  | { readonly code: 'no_changes' };

/** Why a line cannot be removed. */
export type RemoveLineRefusal = { readonly code: 'line_not_found' };

/**
 * Decides changing a line (CART-06). If its new choices are those of another line, the two are merged and their quantities
 * added.
 * @returns the line with its new total quantity, and the id of the line merged into it
 */
export function decideUpdateLine(
  cart: Pick<Cart, 'lines'>,
  sale: SaleItem,
  request: UpdateLineRequest,
  nowMs: InstantMs,
): Decision<{ line: CartLine; absorbedLineId?: string | undefined }, UpdateLineRefusal> {
  const present = cart.lines.find((line) => line.id === request.lineId);
  if (!present || present.itemId !== sale.item.id) return refused({ code: 'line_not_found' });
  const checked = checkSale(sale, request.choices, nowMs);
  if (!checked.ok) return checked;
  if (isUnchanged(present, checked, request.quantity)) return refused({ code: 'no_changes' });
  const twin = cart.lines.find((line) => line !== present && isSameLine(line, sale, checked.choiceKey));
  const quantity = request.quantity + (twin?.quantity ?? 0);
  const others = cart.lines.filter((line) => line !== present && line !== twin);
  const refusal = checkAmount(sale, checked, { quantity, others, shown: request.shownUnitPriceMinor });
  if (refusal) return refusal;
  const addOns = mergedAddOns(twin?.addOns ?? [], checked.addOns);
  return {
    ok: true,
    line: lineOf(present.id, sale, { ...checked, addOns }, quantity),
    absorbedLineId: twin?.id,
  };
}

/** Taking over a new price counts as a change. */
function isUnchanged(line: CartLine, choices: Choices, quantity: number): boolean {
  return (
    line.quantity === quantity &&
    line.choiceKey === choices.choiceKey &&
    line.unitPriceMinor === choices.unitPriceMinor &&
    addOnsKey(line.addOns) === addOnsKey(choices.addOns)
  );
}

function addOnsKey(addOns: readonly ChosenAddOn[]): string {
  return addOns
    .map((addOn) => `${addOn.id} ${addOn.quantity} ${addOn.priceMinor}`)
    .sort()
    .join('\n');
}

/** @returns the remaining lines; with the last line, the cart loses its store */
export function decideRemoveLine<L extends CartLine>(
  cart: Pick<Cart<L>, 'lines'>,
  lineId: string,
): Decision<{ lines: readonly L[] }, RemoveLineRefusal> {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  return lines.length === cart.lines.length ? refused({ code: 'line_not_found' }) : { ok: true, lines };
}
