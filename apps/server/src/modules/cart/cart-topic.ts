import type { Ctx } from '../../platform/context.ts';

/** The word that a shopper's other tabs and devices listen for. */
export function cartTopic(shopperId: string): string {
  return `cart:${shopperId}`;
}

/** Says that a shopper's carts have changed; heard when the transaction commits. */
export function tellCart(ctx: Ctx, shopperId: string): Promise<void> {
  return ctx.events.publish(ctx.db, cartTopic(shopperId));
}
