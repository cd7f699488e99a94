import type { LedgerAccount, MarketAccount, Posting } from './accounts.ts';

/** Every kind of transaction. The wire shows those that touch a wallet or points (api.md, Names of states). */
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

/** `amountMinor` goes from one account to another. */
function move(from: LedgerAccount, to: LedgerAccount, amountMinor: number): Posting[] {
  return [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ];
}

/** Money that a gateway took goes into a wallet, and the market's bonus with it. */
export function postAddFund(customerId: string, amountMinor: number, bonusMinor: number): Posting[] {
  const bonus = bonusMinor === 0 ? [] : [{ account: market('promotion'), amountMinor: -bonusMinor }];
  return [
    { account: market('gateways'), amountMinor: -amountMinor },
    ...bonus,
    { account: wallet(customerId), amountMinor: amountMinor + bonusMinor },
  ];
}

/** What a wallet pays for. */
export type PaidFor = 'orders' | 'trips';

/** A wallet pays for an order or a trip, all of it or a part. */
export function postWalletPayment(customerId: string, amountMinor: number, paidFor: PaidFor): Posting[] {
  return move(wallet(customerId), market(paidFor), amountMinor);
}

/** What was paid comes back into the wallet. */
export function postWalletRefund(customerId: string, amountMinor: number, paidFor: PaidFor): Posting[] {
  return move(market(paidFor), wallet(customerId), amountMinor);
}

/** Points that a delivered order brings. */
export function postPointsEarned(customerId: string, earned: number): Posting[] {
  return move(market('points_issued'), points(customerId), earned);
}

/** Points become money in the wallet. */
export function postPointsExchanged(customerId: string, spent: number, amountMinor: number): Posting[] {
  return [
    ...move(points(customerId), market('points_issued'), spent),
    ...move(market('promotion'), wallet(customerId), amountMinor),
  ];
}

/** What the market gives into a wallet: cashback of an order, or a bonus for bringing a friend. */
export function postGift(customerId: string, amountMinor: number): Posting[] {
  return move(market('promotion'), wallet(customerId), amountMinor);
}

/** An order or a trip is paid by other means than the wallet. */
export function postOrderPayment(
  through: 'gateways' | 'cash',
  amountMinor: number,
  paidFor: PaidFor = 'orders',
): Posting[] {
  return move(market(through), market(paidFor), amountMinor);
}

/** What an order or a trip was paid with goes back the way it came. */
export function postPaymentRefund(
  through: 'gateways' | 'cash',
  amountMinor: number,
  paidFor: PaidFor = 'orders',
): Posting[] {
  return move(market(paidFor), market(through), amountMinor);
}

/** The tip of a delivered order belongs to the courier. */
export function postTip(amountMinor: number): Posting[] {
  return move(market('orders'), market('tips'), amountMinor);
}
