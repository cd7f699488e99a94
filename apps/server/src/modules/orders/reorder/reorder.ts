import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { takesOrders } from '@promenade/domain/catalog';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { listLines } from '../../cart/index.ts';
import { getKnownStore } from '../../catalog/index.ts';
import { getOwnLines } from '../history/bought-before.ts';
import { type Change, putBack } from './put-back.ts';

type ReorderInput = z.output<Calls['orders.reorder']['body']>;

/** Refuses a store that takes no orders at all: checkout would, once the cart is full. */
async function checkStore(ctx: Ctx, storeId: string): Promise<void> {
  const { schedule, name } = await getKnownStore(ctx, storeId);
  if (!takesOrders(schedule, ctx.clock.now())) refuse('store_inactive', { store: name });
}

/**
 * POST /customer/order/reorder: puts the items that are still available into the cart of the order's module at today's
 * prices, and reports the changes line by line. If the cart belongs to another store, it asks as adding does (CART-05).
 * All or nothing: if no item is available, or the store takes no orders, the cart stays as it was. An item of which the cart
 * already holds all that can be ordered is available: it is where the shopper wants it.
 */
export async function reorder(ctx: Ctx, input: ReorderInput): Promise<Reply<'orders.reorder'>> {
  const { order, lines } = await getOwnLines(ctx, input.order_id);
  const inside = { ...ctx, where: { ...ctx.where, moduleId: order.module_id } };
  if (order.store_id !== null) await checkStore(inside, order.store_id);
  const { replace, keep_both } = input;
  const changes: Change[] = [];
  let cart: Reply<'cart.add'> | undefined;
  for (const line of lines) {
    // Once the first line is added the cart belongs to this store: the question is not repeated.
    const other = cart ? {} : { replace, keep_both };
    const put = await putBack(inside, line, other);
    changes.push(...put.changes);
    cart = put.cart ?? cart;
  }
  if (changes.some(({ kind }) => kind === 'in_cart')) cart ??= await listLines(inside);
  if (!cart) return refuse('nothing_to_reorder', {}, { changes });
  return { message: noticeOf('reordered', ctx.language), module_id: order.module_id, lines: cart, changes };
}
