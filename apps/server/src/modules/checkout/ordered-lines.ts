import type { Ctx } from '../../platform/context.ts';
import {
  emptyCart,
  forgetCheckoutItem,
  holdCart,
  holdCheckoutItem,
  type OpenCart,
  readCart,
  readCheckoutItem,
} from '../cart/index.ts';
import type { Page } from './checkout-input.ts';

/** The ordered items without a lock: the cart, or the checkout item. */
export const readOrdered = (ctx: Ctx, page: Page): Promise<OpenCart> =>
  page === 'cart' ? readCart(ctx) : readCheckoutItem(ctx);

/** What is ordered, held until it is an order; so one shopper's orders follow one another. */
export const holdOrdered = (ctx: Ctx, page: Page): Promise<OpenCart> =>
  page === 'cart' ? holdCart(ctx) : holdCheckoutItem(ctx);

/** Forgets what has become an order. The cart outlives an order past it. */
export async function forgetOrdered(ctx: Ctx, page: Page, { id }: OpenCart): Promise<void> {
  if (page !== 'cart') return forgetCheckoutItem(ctx);
  if (id !== undefined) await emptyCart(ctx, id);
}
