import { mostParkedCarts } from '@promenade/domain/cart';
import { type Ctx, over } from '../../../platform/context.ts';
import { type CustomerRoom, cartKeptMs } from '../../accounts/index.ts';
import { type CartTables, deleteCarts, listKeptLines, listWithCarts } from '../cart.repo.ts';
import { tellCart } from '../cart-topic.ts';
import {
  countLines,
  deleteCart,
  deleteParkedBeyond,
  holdPlace,
  lockOpenCarts,
  moveCart,
  moveParked,
  parkCart,
  type WholeCart,
} from './parked.repo.ts';

/**
 * A guest's cart and the customer's of the same module (CART-11): the newer one with something in it is open
 * from now on, the other is parked, whole. No line of it is dropped, doubled or mixed with another store's.
 */
export async function mergeCart(
  ctx: Ctx,
  customerId: string,
  guests: WholeCart,
  own: WholeCart,
): Promise<void> {
  const db = over<CartTables>(ctx);
  const at = new Date(ctx.clock.now());
  const isEmpty = (await countLines(db, own.id)) === 0;
  if (!isEmpty && guests.updated_at <= own.updated_at) return moveCart(db, guests.id, customerId, at);
  if (isEmpty) await deleteCart(db, own.id);
  else await parkCart(db, own.id, at);
  return moveCart(db, guests.id, customerId, null);
}

/** A guest who signs in takes the carts along. Both shoppers' carts are held: tabs that come at once queue up. */
async function follow(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  const db = over<CartTables>(ctx);
  for (const guests of await lockOpenCarts(db, guestShopperId)) {
    if ((await countLines(db, guests.id)) === 0) continue;
    const place = { id: ctx.ids.next(), shopperId: customerId, moduleId: guests.module_id };
    await mergeCart(ctx, customerId, guests, await holdPlace(db, place));
  }
  // The guest's parked carts stay parked; frequent sign-ins would collect more of them than anybody looks through.
  await moveParked(db, guestShopperId, customerId);
  await deleteParkedBeyond(db, customerId, mostParkedCarts);
  tellCart(ctx, guestShopperId);
  tellCart(ctx, customerId);
}

/** What happens to carts when a guest signs in or is deleted, and when a customer exports their data or leaves. */
export const cartsOfCustomer: CustomerRoom = {
  name: 'carts',
  follow,
  tell: (ctx, customerId) => listKeptLines(over<CartTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteCarts(over<CartTables>(ctx), [customerId]),
  listKeptGuests: (ctx, guestIds) =>
    listWithCarts(over<CartTables>(ctx), guestIds, new Date(ctx.clock.now() - cartKeptMs)),
  forgetGuests: (ctx, guestIds) => deleteCarts(over<CartTables>(ctx), guestIds),
};
