/** Ledger: accounts, the postings of each kind of transaction, and the rules of bonuses, cashback, points and referrals. */
export {
  accountId,
  isBalanced,
  isOfShopper,
  type Posting,
  type ShopperAccount,
  unitOf,
} from './accounts.ts';
export { bestGift, type Gift, giftOf, type GiftRule } from './gifts.ts';
export {
  decideExchange,
  leastPoints,
  pointsEarned,
  pointsWorth,
} from './loyalty.ts';
export { friendDiscountOf, readRefCode } from './referral.ts';
export type { RewardSettings } from './rewards.ts';
export {
  postAddFund,
  postGift,
  postOrderPayment,
  postPaymentRefund,
  postPointsEarned,
  postPointsExchanged,
  postTip,
  postWalletPayment,
  postWalletRefund,
  type TransactionKind,
} from './transactions.ts';
