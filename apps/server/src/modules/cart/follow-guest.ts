import { type Ctx, over } from '../../platform/context.ts';
import { type CartTables, listLineRows, lockCart, lockShopperCarts, moveLines } from './cart.repo.ts';

/**
 * A guest who signs in takes the carts along (CART-11), each into the customer's cart of that module where
 * that is empty. A cart that the customer has filled elsewhere stays as it is.
 */
export async function followGuestCarts(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  const db = over<CartTables>(ctx);
  const at = new Date(ctx.clock.now());
  for (const guests of await lockShopperCarts(db, guestShopperId)) {
    const cart = { id: ctx.ids.next(), shopperId: customerId, moduleId: guests.module_id, at };
    const own = await lockCart(db, cart);
    if ((await listLineRows(db, own)).length === 0) await moveLines(db, guests.id, own);
  }
}
