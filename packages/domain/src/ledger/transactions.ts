import type { LedgerAccount, MarketAccount, Posting } from './accounts.ts';

/** Every kind of transaction. The API shows those that affect a wallet or points (api.md, Names of states). */
export const TRANSACTION_KINDS = [
  'add_fund',
  'order_place',
  'partial_payment',
  'order_refund',
  'trip_booking',
  'loyalty_point',
  'point_to_wallet',
  'referrer',
  'cashback',
  'order_payment',
  'payment_refund',
  'tips',
] as const;

/** One of {@link TRANSACTION_KINDS}. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

const market = (kind: MarketAccount['kind']): MarketAccount => ({ kind });
const wallet = (ownerId: string): LedgerAccount => ({ kind: 'wallet', ownerId });
const points = (ownerId: string): LedgerAccount => ({ kind: 'points', ownerId });

/** Postings that move `amountMinor` from one account to another. */
function move(from: LedgerAccount, to: LedgerAccount, amountMinor: number): Posting[] {
  return [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ];
}

/** A deposit into a wallet through a gateway, with the market's bonus. */
export function postAddFund(customerId: string, amountMinor: number, bonusMinor: number): Posting[] {
  const bonus = bonusMinor === 0 ? [] : [{ account: market('promotion'), amountMinor: -bonusMinor }];
  return [
    { account: market('gateways'), amountMinor: -amountMinor },
    ...bonus,
    { account: wallet(customerId), amountMinor: amountMinor + bonusMinor },
  ];
}

/** What a wallet can pay for. */
export type PaidFor = 'orders' | 'trips';

/** A wallet pays for an order or a trip, in full or in part. */
export function postWalletPayment(customerId: string, amountMinor: number, paidFor: PaidFor): Posting[] {
  return move(wallet(customerId), market(paidFor), amountMinor);
}

/** A refund into the wallet. */
export function postWalletRefund(customerId: string, amountMinor: number, paidFor: PaidFor): Posting[] {
  return move(market(paidFor), wallet(customerId), amountMinor);
}

/** Points earned with a delivered order. */
export function postPointsEarned(customerId: string, earned: number): Posting[] {
  return move(market('points_issued'), points(customerId), earned);
}

/** Points are exchanged for money in the wallet. */
export function postPointsExchanged(customerId: string, spent: number, amountMinor: number): Posting[] {
  return [
    ...move(points(customerId), market('points_issued'), spent),
    ...move(market('promotion'), wallet(customerId), amountMinor),
  ];
}

/** A gift of the market into a wallet: cashback, or a referral bonus. */
export function postGift(customerId: string, amountMinor: number): Posting[] {
  return move(market('promotion'), wallet(customerId), amountMinor);
}

/** An order or a trip is paid with another method than the wallet. */
export function postOrderPayment(
  through: 'gateways' | 'cash',
  amountMinor: number,
  paidFor: PaidFor = 'orders',
): Posting[] {
  return move(market(through), market(paidFor), amountMinor);
}

/** A payment for an order or a trip is refunded the way it was paid. */
export function postPaymentRefund(
  through: 'gateways' | 'cash',
  amountMinor: number,
  paidFor: PaidFor = 'orders',
): Posting[] {
  return move(market(paidFor), market(through), amountMinor);
}

/** The tip of a delivered order is credited to the courier. */
export function postTip(amountMinor: number): Posting[] {
  return move(market('orders'), market('tips'), amountMinor);
}
