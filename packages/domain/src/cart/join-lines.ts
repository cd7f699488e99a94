import { mergedAddOns } from './add-line.ts';
import type { CartLine } from './cart.ts';

/** Maximum quantity of a line, as in the contract. */
const mostOfOneLine = 9999;

/** The identity of a line: same item, model and choices (CART-06). */
export function isTwin(a: CartLine, b: CartLine): boolean {
  return a.itemId === b.itemId && a.model === b.model && a.choiceKey === b.choiceKey;
}

/** The changes of merging two carts of one store. */
export type JoinedLines<L extends CartLine> = {
  /** Lines of the first cart whose quantity grew, with the new one. */
  readonly grown: readonly L[];
  /** Lines of the second cart without a counterpart in the first. */
  readonly moved: readonly L[];
};

/**
 * Merges two carts of one store, so that what a guest's tab added while another tab was signing in is kept in the
 * customer's cart (CART-11). Stock and limits are not checked here but shown on the lines: nothing is dropped silently.
 */
export function joinLines<L extends CartLine>(own: readonly L[], more: readonly L[]): JoinedLines<L> {
  const grown = own.flatMap((line) => {
    const twin = more.find((one) => isTwin(one, line));
    if (!twin) return [];
    const quantity = Math.min(line.quantity + twin.quantity, mostOfOneLine);
    return [{ ...line, quantity, addOns: mergedAddOns(line.addOns, twin.addOns) }];
  });
  return { grown, moved: more.filter((line) => !own.some((one) => isTwin(one, line))) };
}
