import { mergedAddOns } from './add-line.ts';
import type { CartLine } from './cart.ts';

/** The most units that one line holds, as the contract's payload has it. */
const mostOfOneLine = 9999;

/** Same item, same model, same choices: one line (CART-06). */
export function isTwin(a: CartLine, b: CartLine): boolean {
  return a.itemId === b.itemId && a.model === b.model && a.choiceKey === b.choiceKey;
}

/** What putting two carts of one store together changes. */
export type JoinedLines<L extends CartLine> = {
  /** Lines of the first cart that have grown, as they are now. */
  readonly grown: readonly L[];
  /** Lines of the second cart that the first had none like. */
  readonly moved: readonly L[];
};

/**
 * Two carts of one store become one: what a guest's tab still sent while another tab signed in is found again in the
 * customer's cart (CART-11). Stock and limits are told on the lines, not here: nothing is dropped in silence.
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
