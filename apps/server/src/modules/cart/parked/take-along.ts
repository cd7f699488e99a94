import type { Reply } from '@promenade/contract/calls';
import { joinLines, mostParkedCarts } from '@promenade/domain/cart';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { findKnownGuest } from '../../../platform/identity/identity.ts';
import { listItemsForCart } from '../../catalog/index.ts';
import { type CartLineRow, type CartTables, deleteLines, listLineRows, updateLineRow } from '../cart.repo.ts';
import { tellCart } from '../cart-topic.ts';
import { listLines } from '../empty-cart.ts';
import { lineOfRow } from '../line-rows.ts';
import { mergeCart } from './carts-of-customer.ts';
import {
  deleteCart,
  deleteParkedBeyond,
  holdPlace,
  lockOpenCarts,
  moveLines,
  moveParked,
  type WholeCart,
} from './parked.repo.ts';

interface Filled {
  readonly rows: readonly CartLineRow[];
  readonly items: Awaited<ReturnType<typeof listItemsForCart>>;
}

async function readFilled(ctx: Ctx, cart: WholeCart): Promise<Filled> {
  const rows = await listLineRows(over<CartTables>(ctx), cart.id);
  return { rows, items: await listItemsForCart(ctx, [...new Set(rows.map(({ item_id }) => item_id))]) };
}

function storeIdOf({ rows, items }: Filled): string | undefined {
  return rows.flatMap(({ item_id }) => items.get(item_id)?.sale.store.id ?? [])[0];
}

const linesOf = ({ rows, items }: Filled) =>
  rows.flatMap((row) => {
    const entry = items.get(row.item_id);
    return entry ? [lineOfRow(row, entry.sale)] : [];
  });

/** Puts the lines of the guest's cart into the customer's, whose store is the same. */
async function joinCart(
  ctx: Ctx,
  guests: WholeCart,
  more: Filled,
  own: WholeCart,
  into: Filled,
): Promise<void> {
  const db = over<CartTables>(ctx);
  const { grown, moved } = joinLines(linesOf(into), linesOf(more));
  for (const { id, quantity, addOns } of grown) {
    const row = into.rows.find((one) => one.id === id);
    const add_ons = addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity }));
    if (row) await updateLineRow(db, { ...row, quantity, add_ons });
  }
  const taken = more.rows.filter(({ id }) => !moved.some((line) => line.id === id));
  if (taken.length > 0) {
    await deleteLines(
      db,
      guests.id,
      taken.map(({ id }) => id),
    );
  }
  await moveLines(db, guests.id, own.id);
  await deleteCart(db, guests.id);
}

async function takeCart(ctx: Ctx, customerId: string, guests: WholeCart): Promise<void> {
  const place = { id: ctx.ids.next(), shopperId: customerId, moduleId: guests.module_id };
  const own = await holdPlace(over<CartTables>(ctx), place);
  const more = await readFilled(ctx, guests);
  const into = await readFilled(ctx, own);
  const storeId = storeIdOf(into);
  if (more.rows.length === 0) return;
  if (storeId !== undefined && storeId === storeIdOf(more)) await joinCart(ctx, guests, more, own, into);
  else await mergeCart(ctx, customerId, guests, own);
}

/**
 * POST /customer/cart/take-along (CART-11): a tab that had a change on its way as a guest while another one signed in
 * finds it again. Whoever knows a guest id could sign in with it just as well.
 */
export async function takeAlong(ctx: Ctx, guestId: string): Promise<Reply<'cart.takeAlong'>> {
  const { customerId } = getCustomer(ctx);
  const db = over<CartTables>(ctx);
  const guest = await findKnownGuest(ctx.db, ctx.clock, guestId);
  if (guest) {
    for (const guests of await lockOpenCarts(db, guest.shopperId)) await takeCart(ctx, customerId, guests);
    await moveParked(db, guest.shopperId, customerId);
    await deleteParkedBeyond(db, customerId, mostParkedCarts);
    tellCart(ctx, customerId);
  }
  return listLines(ctx);
}
