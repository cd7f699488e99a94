import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { viewSignedIn } from './accounts.view.ts';
import type { CustomerRow } from './accounts.tables.ts';
import { openSession } from './open-session.ts';

/**
 * Moves what a guest has to the customer that the guest turns out to be (CART-11, AUTH-11). Given by the
 * rooms that keep something for shoppers, since this lower room does not know them.
 */
export type FollowGuest = (ctx: Ctx, guestShopperId: string, customerId: string) => Promise<void>;

/**
 * Signs a customer in. No verification is switched on in any market yet, and one that is off counts as
 * done (readings.md), so that a token is always answered.
 */
export async function signIn(
  ctx: Ctx,
  follow: readonly FollowGuest[],
  customer: CustomerRow,
  notice: 'signed_up' | 'signed_in',
): Promise<Reply<'accounts.login'>> {
  if (ctx.actor.kind === 'guest') {
    for (const move of follow) await move(ctx, ctx.actor.shopperId, customer.id);
  }
  return viewSignedIn(ctx, await openSession(ctx, customer.id), notice);
}
