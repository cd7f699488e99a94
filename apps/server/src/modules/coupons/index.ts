/**
 * Coupons: which exist, whether one applies, and how often it has been used (CHK-02; api.md, rule 3).
 * Owns the coupons and the count of their uses, taken and given back in the order's own transaction.
 * Does not own what is being ordered: callers pass it in as a `CouponWorld`.
 */
export { couponsOfCustomer } from './uses/coupons-of-customer.ts';
export { couponsRoutes } from './coupons.routes.ts';
export type { NewCouponRow } from './coupons.tables.ts';
export { type CouponAtWork, listAllCoupons } from './list-all-coupons.ts';
export { tellCoupon } from './apply-coupon.ts';
export { findCoupon } from './find-coupon.ts';
export { giveBackCoupon } from './uses/give-back-coupon.ts';
export type { CouponCase, KnownCoupon } from './known-coupon.ts';
export { listCouponsFor } from './list-coupons.ts';
export { setCouponActive } from './switch-coupon.ts';
export { useCoupon } from './uses/use-coupon.ts';
export { writeCoupons } from './write-coupons.ts';
