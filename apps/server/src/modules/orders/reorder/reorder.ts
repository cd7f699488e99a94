import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getOwnLines } from '../history/bought-before.ts';
import { type Change, putBack } from './put-back.ts';

type ReorderInput = z.output<Calls['orders.reorder']['body']>;

/**
 * POST /customer/order/reorder: what can still be had goes into the cart of the order's module at today's prices, and
 * what changed is told line by line. A cart of another store is asked about as in adding (CART-05). All or nothing: where
 * nothing can be had, the cart stays as it was.
 */
export async function reorder(ctx: Ctx, input: ReorderInput): Promise<Reply<'orders.reorder'>> {
  const { order, lines } = await getOwnLines(ctx, input.order_id);
  const inside = { ...ctx, where: { ...ctx.where, moduleId: order.module_id } };
  const { replace, keep_both } = input;
  const changes: Change[] = [];
  let cart: Reply<'cart.add'> | undefined;
  for (const line of lines) {
    // Once the first line stands, the cart is of this store: nothing is asked about again.
    const other = cart ? {} : { replace, keep_both };
    const put = await putBack(inside, line, other);
    changes.push(...put.changes);
    cart = put.cart ?? cart;
  }
  if (!cart) return refuse('nothing_to_reorder', {}, { changes });
  return { message: noticeOf('reordered', ctx.language), module_id: order.module_id, lines: cart, changes };
}
