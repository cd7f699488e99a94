import { friendDiscountOf } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { findReferral } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { deleteReferralDiscount, hasReferralDiscount, insertReferralDiscount } from './gifts.repo.ts';
import type { GiftTables } from './gifts.tables.ts';

/** An order that a friend's discount may come off, and whose it is. */
export interface FriendDiscountOf {
  readonly customerId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  /** Whether it is the customer's first order. */
  readonly isFirst: boolean;
}

/** What comes off a customer's first order for having come by a friend's code; 0 without one, and once it is used. */
export async function findFriendDiscount(
  ctx: Ctx,
  { customerId, amountMinor }: { readonly customerId: string; readonly amountMinor: number },
): Promise<number> {
  const { rewards } = (await getMarket(ctx)).settings;
  if (!rewards.referral || rewards.friendDiscount.amount === 0) return 0;
  const referral = await findReferral(ctx, customerId);
  if (!referral?.isReferred || (await hasReferralDiscount(over<GiftTables>(ctx), customerId))) return 0;
  return friendDiscountOf(rewards.friendDiscount, amountMinor);
}

/** Uses it for an order; false when another order was faster: the price has changed then. */
export async function useFriendDiscount(
  ctx: Ctx,
  use: { readonly customerId: string; readonly orderId: string; readonly discountMinor: number },
): Promise<boolean> {
  if (use.discountMinor === 0) return true;
  return insertReferralDiscount(over<GiftTables>(ctx), {
    customer_id: use.customerId,
    order_id: use.orderId,
    discount_minor: use.discountMinor,
  });
}

/**
 * What comes off an order that has its amount, or another one, only after it was placed, and is used for it; what came off
 * at its earlier amount is given back.
 */
export async function decideFriendDiscountAgain(
  ctx: Ctx,
  { customerId, orderId, amountMinor, isFirst }: FriendDiscountOf,
): Promise<number> {
  await deleteReferralDiscount(over<GiftTables>(ctx), orderId);
  if (!isFirst) return 0;
  const discountMinor = await findFriendDiscount(ctx, { customerId, amountMinor });
  return (await useFriendDiscount(ctx, { customerId, orderId, discountMinor })) ? discountMinor : 0;
}
