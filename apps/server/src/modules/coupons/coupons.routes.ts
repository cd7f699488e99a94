import type { Routes } from '../../platform/http/handler.ts';
import { addCoupon } from './add-coupon.ts';
import { applyCoupon } from './apply-coupon.ts';
import type { CouponWorld } from './coupon-world.ts';
import { pageCoupons } from './list-all-coupons.ts';
import { listCoupons } from './list-coupons.ts';
import { switchCoupon } from './switch-coupon.ts';

/** Calls of coupons. */
export const couponsRoutes = (world: CouponWorld) =>
  ({
    'coupons.list': (ctx, { query }) => listCoupons(ctx, world, query),
    'coupons.apply': (ctx, { query }) => applyCoupon(ctx, world, query),
    'ops.coupons': (ctx, { query }) => pageCoupons(ctx, query),
    'ops.addCoupon': (ctx, { body }) => addCoupon(ctx, body),
    'ops.switchCoupon': (ctx, { params, body }) => switchCoupon(ctx, { ...params, ...body }),
  }) satisfies Routes;
