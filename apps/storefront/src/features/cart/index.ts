/**
 * Cart: the cart drawer and its button, the guest-or-login question, and the hooks that change lines. Owns what the
 * shopper sees of the cart; changes are shown optimistically, before the server has answered. Does not own choosing
 * an item (catalog) or what comes after the drawer (checkout).
 */
export { type AddToCart, useAddToCart } from './adding/add-to-cart.tsx';
export { useBuyNow, useCheckoutItem, useCheckoutItemPlaced } from './checkout-item.ts';
export { QuickAdd } from './quick-add/quick-add-dialog.tsx';
export { isQuick } from './quick-add/quick-choice.ts';
export type { ScreenLine } from './screen-line.ts';
export { isNewLine } from './core/cart-op.ts';
export { type CartState, useCart, useCartPlaced, useLines } from './use-cart.ts';
export { useShowFailure, useUpdateLine } from './use-cart-changes.ts';
