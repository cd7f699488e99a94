/**
 * Ledger: money and points in double entry; the database keeps every transaction balanced and no balance below zero.
 * Owns accounts, transactions and postings, wallet bonuses, cashback rules, and what each order will earn.
 * Does not own orders and payments, whose rooms call it in their own transactions, or who referred whom (accounts).
 */
export { listWrongBooks } from './check-books.ts';
export { creditOnDelivery } from './gifts/credit-on-delivery.ts';
export { decideCashback, decideCashbackAgain, dropGifts } from './gifts/decide-cashback.ts';
export { decideFriendDiscountAgain, findFriendDiscount, useFriendDiscount } from './gifts/friend-discount.ts';
export type { BonusRow, CashbackRow } from './gifts/gifts.tables.ts';
export { writeGifts } from './gifts/write-gifts.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export { ledgerOfCustomer } from './ledger-of-customer.ts';
export { bookPayment, bookRefund } from './order-payments.ts';
export { post } from './post.ts';
export { forgetTopUps, fundArrived, fundWallet } from './wallet/fund-wallet.ts';
export { returnableOf } from './wallet/returnable.ts';
export {
  payFromWallet,
  returnToWallet,
} from './wallet/pay-from-wallet.ts';
export { hasPostings, pointsOf, walletOf } from './wallet/wallet-of.ts';
