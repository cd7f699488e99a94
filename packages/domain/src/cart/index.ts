/** The cart of one module: adding and changing lines, its totals, and the step to checkout. */
export {
  type AddLineRefusal,
  type AddLineRequest,
  type LineRefusal,
  type SaleItem,
  decideAddLine,
} from './add-line.ts';
export {
  type Cart,
  type CartLine,
  cartSubtotalMinor,
  lineTotalMinor,
  pricedCart,
} from './cart.ts';
export { decideCheckoutStep } from './checkout-step.ts';
export { freeDeliveryProgress } from './free-delivery.ts';
export { isTwin, joinLines } from './join-lines.ts';
export {
  type OtherStoreWish,
  type ParkedStore,
  decideCartForItem,
  mostParkedCarts,
} from './other-store.ts';
export { type PendingMutation, applyPending } from './pending.ts';
export { type CheckedLine, firstRefusal, recheckLines } from './recheck-lines.ts';
export {
  type UpdateLineRefusal,
  decideRemoveLine,
  decideUpdateLine,
} from './update-line.ts';
