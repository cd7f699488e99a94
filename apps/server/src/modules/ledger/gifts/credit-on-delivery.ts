import { pointsEarned, postGift, postPointsEarned, postTip } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { findReferral } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';
import { postAll } from '../post.ts';
import type { Transaction } from '../transaction.ts';
import { findOrderCashback } from './gifts.repo.ts';
import type { GiftTables } from './gifts.tables.ts';

/** A delivered order, as far as it earns. */
export interface Delivered {
  /** Guests earn nothing; the courier's tip is posted all the same. */
  readonly customerId: string;
  readonly orderId: string;
  readonly paidMinor: number;
  readonly tipMinor?: number;
}

async function loyaltyOf(ctx: Ctx, { customerId, orderId, paidMinor }: Delivered): Promise<Transaction[]> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  const points = rewards.loyalty ? pointsEarned(paidMinor, rewards.pointsPerHundred, currency.decimals) : 0;
  if (points === 0) return [];
  const key = `loyalty_point:${orderId}`;
  return [{ kind: 'loyalty_point', key, orderId, postings: postPointsEarned(customerId, points) }];
}

async function cashbackOf(ctx: Ctx, { customerId, orderId }: Delivered): Promise<Transaction[]> {
  const kept = await findOrderCashback(over<GiftTables>(ctx), orderId);
  if (kept?.customer_id !== customerId) return [];
  const postings = postGift(customerId, kept.amount_minor);
  return [{ kind: 'cashback', key: `cashback:${orderId}`, orderId, postings }];
}

// Once for a friend, whichever order is the first; which order it was is the friend's own affair.
async function referrerOf(ctx: Ctx, friendId: string, referrerId: string | null): Promise<Transaction[]> {
  const { rewards } = (await getMarket(ctx)).settings;
  if (!rewards.wallet || !rewards.referral || rewards.referrerMinor === 0 || referrerId === null) return [];
  return [
    { kind: 'referrer', key: `referrer:${friendId}`, postings: postGift(referrerId, rewards.referrerMinor) },
  ];
}

/**
 * What a delivered order brings (api.md, rule 8): loyalty points, the cashback that was decided when it was placed, the
 * referrer's bonus for a friend's first, and the courier's tip. Each once, however often it is called.
 */
export async function creditOnDelivery(ctx: Ctx, delivered: Delivered): Promise<void> {
  const { customerId, orderId, tipMinor = 0 } = delivered;
  const referral = await findReferral(ctx, customerId);
  const tip: Transaction[] =
    tipMinor === 0 ? [] : [{ kind: 'tips', key: `tips:${orderId}`, orderId, postings: postTip(tipMinor) }];
  const earned = referral
    ? [
        ...(await loyaltyOf(ctx, delivered)),
        ...(await cashbackOf(ctx, delivered)),
        ...(await referrerOf(ctx, customerId, referral.referredBy)),
      ]
    : [];
  await postAll(ctx, [...earned, ...tip]);
}
