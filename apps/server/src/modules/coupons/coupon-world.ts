import type { Ctx } from '../../platform/context.ts';
import type { CouponCase } from './known-coupon.ts';

/** What is ordered: the cart or the checkout item (ITEM-09). */
export type OrderedPage = 'cart' | 'buy_now' | 'campaign';

/** What upper rooms know and coupons are asked for: handed over where the rooms are joined, so that no arrow points up. */
export interface CouponWorld {
  /** What the shopper is about to order from the store; undefined if nothing. */
  readonly caseOf: (ctx: Ctx, storeId: string, page: OrderedPage) => Promise<CouponCase | undefined>;
}
