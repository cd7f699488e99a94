import type { Reply } from '@promenade/contract/calls';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type AddLineInput, decideLine } from '../add-line.ts';
import { viewCart } from '../cart.view.ts';
import { rowOfLine } from '../line-rows.ts';
import { itemsOf, moduleIdOf, type OpenCart, opened } from '../open-cart.ts';
import {
  type CheckoutItemRow,
  type CheckoutItemTables,
  deleteCheckoutItem,
  findCheckoutItem,
  replaceCheckoutItem,
} from './checkout-item.repo.ts';

/** A payload of ordering one item at once. */
export type BuyNowInput = Omit<AddLineInput, 'replace' | 'keep_both'>;

const keyOf = async (ctx: Ctx) => ({ shopperId: getShopperId(ctx), moduleId: await moduleIdOf(ctx) });

async function openItem(ctx: Ctx, held: boolean): Promise<OpenCart> {
  const key = await keyOf(ctx);
  const row = await findCheckoutItem(over<CheckoutItemTables>(ctx), key, held);
  const rows = row ? [{ ...row, cart_id: '' }] : [];
  const items = await itemsOf(
    ctx,
    rows.map(({ item_id }) => item_id),
  );
  return opened(rows, items, { id: undefined, moduleId: key.moduleId });
}

/** The checkout item, as a cart of one line. */
export const readCheckoutItem = (ctx: Ctx): Promise<OpenCart> => openItem(ctx, false);

/** The same, held until the transaction ends: an order is about to be made of it. */
export const holdCheckoutItem = (ctx: Ctx): Promise<OpenCart> => openItem(ctx, true);

/** Forgets it, once it has become an order. */
export async function forgetCheckoutItem(ctx: Ctx): Promise<void> {
  await deleteCheckoutItem(over<CheckoutItemTables>(ctx), await keyOf(ctx));
}

/** GET /customer/cart/checkout-item. */
export async function showCheckoutItem(ctx: Ctx): Promise<Reply<'cart.checkoutItem'>> {
  return viewCart(ctx, await readCheckoutItem(ctx));
}

/** PUT /customer/cart/checkout-item (ITEM-09): replaces what was there; the cart stays as it is. */
export async function buyNow(ctx: Ctx, input: BuyNowInput): Promise<Reply<'cart.buyNow'>> {
  const key = await keyOf(ctx);
  const items = await itemsOf(ctx, [input.item_id]);
  const entry = items.get(input.item_id);
  if (!entry || entry.moduleId !== key.moduleId) return refuse('item_not_found');
  const empty = opened([], items, { id: undefined, moduleId: key.moduleId });
  const { line } = await decideLine(ctx, empty, entry, input);
  const kept = { cartId: '', createdAt: new Date(ctx.clock.now()) };
  const { cart_id: _none, ...row } = rowOfLine(line, entry.sale, kept);
  const stored: CheckoutItemRow = { ...row, shopper_id: key.shopperId, module_id: key.moduleId };
  await replaceCheckoutItem(over<CheckoutItemTables>(ctx), stored);
  return viewCart(ctx, { lines: [line], items });
}
