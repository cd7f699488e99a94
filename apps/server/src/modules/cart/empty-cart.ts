import type { Reply } from '@promenade/contract/calls';
import { decideRemoveLine } from '@promenade/domain/cart';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findModule } from '../settings/index.ts';
import { type CartTables, deleteLines } from './cart.repo.ts';
import { viewCart } from './cart.view.ts';
import { holdCart, readCart } from './open-cart.ts';

/** GET /customer/cart/list. In a market without modules nothing was ever put into a cart. */
export async function listLines(ctx: Ctx): Promise<Reply<'cart.list'>> {
  if (!(await findModule(ctx))) return [];
  return viewCart(ctx, await readCart(ctx));
}

/** DELETE /customer/cart/remove-item: the line's id in the path, or in the query as cart_id (CART-13). */
export async function removeLine(ctx: Ctx, lineId: string): Promise<Reply<'cart.removeLine'>> {
  const cart = await holdCart(ctx);
  const decision = decideRemoveLine(cart, lineId);
  if (!decision.ok) return refuse(decision.refusal.code);
  await deleteLines(over<CartTables>(ctx), cart.id, [lineId]);
  return viewCart(ctx, { lines: decision.lines, items: cart.items });
}

/** DELETE /customer/cart/remove: all of it. */
export async function clearCart(ctx: Ctx): Promise<Reply<'cart.clear'>> {
  const cart = await holdCart(ctx);
  await emptyCart(ctx, cart.id);
  return [];
}

/** Takes every line out of a held cart, once they have become an order. */
export async function emptyCart(ctx: Ctx, cartId: string): Promise<void> {
  await deleteLines(over<CartTables>(ctx), cartId);
}
