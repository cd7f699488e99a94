import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type CouponCase, listCouponsFor, tellCoupon } from '../../coupons/index.ts';
import { getMarket } from '../../settings/index.ts';
import { readTripCart } from '../../trip-cart/index.ts';
import { prepareTrip } from '../booking/prepare-trip.ts';
import { couponCaseOf } from './trip-coupon.ts';

/** What the trip cart is to coupons; undefined where it is empty, or could not be booked anyway. */
async function caseOfCart(ctx: Ctx): Promise<CouponCase | undefined> {
  const cart = await readTripCart(ctx);
  if (!cart || cart.lines.length === 0) return undefined;
  const { provider, bill } = await prepareTrip(ctx, cart, '');
  return couponCaseOf(provider, bill.subtotalMinor);
}

/** GET /rental/coupon/list: of the rental modules, or for the trip cart. */
export async function listTripCoupons(ctx: Ctx): Promise<Reply<'rentalCoupons.list'>> {
  const { modules } = await getMarket(ctx);
  const rental = modules.filter(({ module_type: type }) => capabilitiesOf(type).trips).map(({ id }) => id);
  const of = await caseOfCart(ctx);
  const listed = await listCouponsFor(ctx, of);
  return listed.filter(({ module_id: id, coupon_type: type, stores }) => {
    if (type === 'free_delivery' || (id !== null && !rental.includes(id))) return false;
    // A trip cart says whose coupons count.
    return (
      of !== undefined || stores.length === 0 || stores.some((store) => rental.includes(store.module_id))
    );
  });
}

/** GET /rental/coupon/apply. */
export async function applyTripCoupon(ctx: Ctx, code: string): Promise<Reply<'rentalCoupons.apply'>> {
  const of = (await caseOfCart(ctx)) ?? refuse('trip_cart_empty');
  const told = await tellCoupon(ctx, code, of);
  if (told.coupon_type === 'free_delivery') refuse('coupon_wrong_module');
  return { ...told, applicable: true, missing_amount: 0, stores: [] };
}
