import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { type CartTables, deleteCarts, listKeptLines } from './cart.repo.ts';
import { countLines, deleteCart, lockOpenCarts, moveCart, parkCart, type WholeCart } from './parked.repo.ts';

/**
 * A guest's cart and the customer's of the same module (CART-11): the newer one with something in it is open
 * from now on, the other is parked, whole. No line is ever dropped, doubled or mixed with another store's.
 */
async function mergeCart(
  ctx: Ctx,
  customerId: string,
  guests: WholeCart,
  own: WholeCart | undefined,
): Promise<void> {
  const db = over<CartTables>(ctx);
  const at = new Date(ctx.clock.now());
  if (own === undefined || (await countLines(db, own.id)) === 0) {
    if (own) await deleteCart(db, own.id);
    return moveCart(db, guests.id, customerId, null);
  }
  if (guests.updated_at <= own.updated_at) return moveCart(db, guests.id, customerId, at);
  await parkCart(db, own.id, at);
  return moveCart(db, guests.id, customerId, null);
}

/** A guest who signs in takes the carts along. Both shoppers' carts are held, the customer's first: tabs queue up. */
async function follow(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  const db = over<CartTables>(ctx);
  const own = await lockOpenCarts(db, customerId);
  for (const guests of await lockOpenCarts(db, guestShopperId)) {
    if ((await countLines(db, guests.id)) === 0) continue;
    const there = own.find((cart) => cart.module_id === guests.module_id);
    await mergeCart(ctx, customerId, guests, there);
  }
}

/** Carts of a guest who signs in, of a customer who asks for them, and of one who leaves. */
export const cartsOfCustomer: CustomerRoom = {
  name: 'carts',
  follow,
  tell: (ctx, customerId) => listKeptLines(over<CartTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteCarts(over<CartTables>(ctx), customerId),
};
