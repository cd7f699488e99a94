/** Ledger: which accounts there are, how each kind of transaction is posted, and what the market gives away. */
export {
  accountId,
  isBalanced,
  isOfShopper,
  type LedgerAccount,
  type LedgerUnit,
  type MarketAccount,
  marketAccounts,
  type Posting,
  type ShopperAccount,
  shopperAccounts,
  unitOf,
} from './accounts.ts';
export { bestGift, type Gift, giftOf, type GiftRule, isRunning } from './gifts.ts';
export {
  decideExchange,
  type ExchangeRefusal,
  type ExchangeTerms,
  leastPoints,
  pointsEarned,
  pointsWorth,
} from './loyalty.ts';
export { type FriendDiscount, friendDiscountOf, readRefCode } from './referral.ts';
export type { RewardSettings } from './rewards.ts';
export {
  type PaidFor,
  postAddFund,
  postGift,
  postOrderPayment,
  postPaymentRefund,
  postPointsEarned,
  postPointsExchanged,
  postTip,
  postWalletPayment,
  postWalletRefund,
  TRANSACTION_KINDS,
  type TransactionKind,
} from './transactions.ts';
