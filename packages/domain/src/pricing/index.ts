/** Pricing: line prices, discounts, coupons, delivery, tax and the whole bill (api.md, rules 1 to 5). */
export { type Bill, type BillInput, type BillLine, orderBill } from './bill.ts';
export { type BillDifference, billDifferences } from './bill-differences.ts';
export {
  type Coupon,
  type CouponContext,
  type CouponRefusal,
  type CouponType,
  couponDiscount,
  decideCoupon,
  isCouponNeeded,
} from './coupon.ts';
export {
  type DeliveryQuestion,
  type DeliveryRates,
  type Surge,
  chooseRates,
  deliveryFee,
  freeDeliveryReason,
} from './delivery-fee.ts';
export {
  type PriceableLine,
  type PricedLines,
  type StoreDiscount,
  lineDiscount,
  priceLines,
  runningStoreDiscount,
} from './line-prices.ts';
export { type SurgeRules, type SurgeTime, surgeAt } from './surge.ts';
