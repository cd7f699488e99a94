import type { Routes } from '../../platform/http/handler.ts';
import { addLine } from './add-line.ts';
import { buyNow, showCheckoutItem } from './checkout-item/checkout-item.ts';
import { clearCart, listLines, removeLine } from './empty-cart.ts';
import { followCart } from './follow-cart.ts';
import { listParkedCarts, removeParkedCart, restoreParkedCart } from './parked/parked-carts.ts';
import { takeAlong } from './parked/take-along.ts';
import { updateLine } from './update-line.ts';

/** Calls of the cart. */
export const cartRoutes = {
  'cart.list': (ctx) => listLines(ctx),
  'cart.add': (ctx, { body }) => addLine(ctx, body),
  'cart.update': (ctx, { body }) => updateLine(ctx, body),
  'cart.removeLine': (ctx, { params }) => removeLine(ctx, params.id),
  'cart.removeLineByQuery': (ctx, { query }) => removeLine(ctx, query.cart_id),
  'cart.clear': (ctx) => clearCart(ctx),
  'cart.parked': (ctx) => listParkedCarts(ctx),
  'cart.restoreParked': (ctx, { params }) => restoreParkedCart(ctx, params.id),
  'cart.removeParked': (ctx, { params }) => removeParkedCart(ctx, params.id),
  'cart.takeAlong': (ctx, { body }) => takeAlong(ctx, body.guest_id),
  'cart.checkoutItem': (ctx) => showCheckoutItem(ctx),
  'cart.buyNow': (ctx, { body }) => buyNow(ctx, body),
  'cart.events': (ctx) => followCart(ctx),
} satisfies Routes;
