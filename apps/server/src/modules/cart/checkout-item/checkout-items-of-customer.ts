import { type Ctx, over } from '../../../platform/context.ts';
import type { CustomerRoom } from '../../accounts/index.ts';
import {
  type CheckoutItemTables,
  deleteCheckoutItems,
  listCheckoutItems,
  replaceCheckoutItem,
} from './checkout-item.repo.ts';

/** A guest who signs in on the way to checkout orders there what was chosen as a guest (AUTH-11). */
async function follow(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  const db = over<CheckoutItemTables>(ctx);
  const rows = await listCheckoutItems(db, guestShopperId);
  await deleteCheckoutItems(db, [guestShopperId]);
  for (const row of rows) await replaceCheckoutItem(db, { ...row, shopper_id: customerId });
}

/** What a customer was about to order past the cart. */
export const checkoutItemsOfCustomer: CustomerRoom = {
  name: 'checkout_items',
  follow,
  tell: (ctx, customerId) => listCheckoutItems(over<CheckoutItemTables>(ctx), customerId),
  forget: (ctx, customerId) => deleteCheckoutItems(over<CheckoutItemTables>(ctx), [customerId]),
  forgetGuests: (ctx, guestIds) => deleteCheckoutItems(over<CheckoutItemTables>(ctx), guestIds),
};
