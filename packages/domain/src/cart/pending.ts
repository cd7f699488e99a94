import { sumMinor } from '../money/index.ts';
import { mergedAddOns } from './add-line.ts';
import type { Cart, CartLine, CartStore } from './cart.ts';
import { isTwin } from './join-lines.ts';
import type { OtherStoreWish } from './other-store.ts';

/** A change that the server has not answered yet. */
export type PendingMutation<L extends CartLine = CartLine> =
  /** `line.quantity` is how many to add. */
  | {
      readonly kind: 'add';
      readonly line: L;
      readonly store: CartStore;
      readonly otherStore?: OtherStoreWish;
    }
  /** The line as it should become, by its id; another line with the same choices is merged into it. */
  | { readonly kind: 'update'; readonly line: L }
  | { readonly kind: 'remove'; readonly lineId: string }
  | { readonly kind: 'clear' };

/**
 * The cart as it will be if the server accepts the pending changes, for an optimistic display. A change that the server
 * would refuse because of the store, or whose line is gone, has no effect. Only remove, clear and replace lose lines;
 * a parked cart is not part of it.
 */
export function applyPending<L extends CartLine>(
  cart: Cart<L>,
  pending: readonly PendingMutation<L>[],
): Cart<L> {
  return pending.reduce(applyOne, cart);
}

function applyOne<L extends CartLine>(cart: Cart<L>, mutation: PendingMutation<L>): Cart<L> {
  switch (mutation.kind) {
    case 'add':
      return withAdded(cart, mutation);
    case 'update':
      return withUpdated(cart, mutation.line);
    case 'remove':
      return withLines(
        cart,
        cart.lines.filter((line) => line.id !== mutation.lineId),
      );
    case 'clear':
      return withLines(cart, []);
  }
}

function withAdded<L extends CartLine>(
  cart: Cart<L>,
  add: Extract<PendingMutation<L>, { kind: 'add' }>,
): Cart<L> {
  const foreign = cart.lines.length > 0 && cart.store?.id !== add.store.id;
  // Replaced or put aside, the cart of the other store leaves the screen.
  if (foreign && (add.otherStore ?? 'ask') === 'ask') return cart;
  // A store's discount goes with the store.
  const start: Cart<L> = foreign || cart.lines.length === 0 ? { lines: [] } : cart;
  const present = start.lines.find((line) => isTwin(line, add.line));
  const lines = present
    ? start.lines.map((line) => (line === present ? joinedLine(present, add.line) : line))
    : [...start.lines, add.line];
  return { ...start, store: add.store, lines };
}

function withUpdated<L extends CartLine>(cart: Cart<L>, changed: L): Cart<L> {
  if (!cart.lines.some((line) => line.id === changed.id)) return cart;
  const twin = cart.lines.find((line) => line.id !== changed.id && isTwin(line, changed));
  const merged = twin ? joinedLine(changed, twin) : changed;
  const kept = cart.lines.filter((line) => line !== twin);
  return { ...cart, lines: kept.map((line) => (line.id === changed.id ? merged : line)) };
}

function withLines<L extends CartLine>(cart: Cart<L>, lines: readonly L[]): Cart<L> {
  return lines.length > 0 ? { ...cart, lines } : { lines };
}

/** Merges two lines: the first one's id and fields, both quantities, all add-ons. */
function joinedLine<L extends CartLine>(line: L, more: L): L {
  const addOns = mergedAddOns(line.addOns, more.addOns);
  const addOnsMinor = sumMinor(addOns.map((addOn) => addOn.priceMinor * addOn.quantity));
  return { ...line, addOns, addOnsMinor, quantity: line.quantity + more.quantity };
}
