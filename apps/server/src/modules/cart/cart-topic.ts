import type { Ctx } from '../../platform/context.ts';
import { publishAfterCommit } from '../../platform/database/transaction.ts';

/** The word that a shopper's other tabs and devices listen for. */
export function cartTopic(shopperId: string): string {
  return `cart:${shopperId}`;
}

/** Says that a shopper's carts have changed, once the transaction has committed. */
export function tellCart(ctx: Ctx, shopperId: string): void {
  publishAfterCommit(ctx, cartTopic(shopperId));
}
