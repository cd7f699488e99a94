import type { Reply } from '@promenade/contract/calls';
import { getShopperId } from '../../../platform/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import {
  type CouponCase,
  findCoupon,
  type KnownCoupon,
  listCouponsFor,
  tellCoupon,
} from '../../coupons/index.ts';
import { countEarlierOrders } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { readTripCart } from '../../trip-cart/index.ts';
import type { ProviderRow } from '../../vehicles/index.ts';
import { prepareTrip } from '../booking/prepare-trip.ts';
import { countStandingTrips } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';

/** What a coupon is asked for; whoever has hired before has ordered before. */
async function caseOf(ctx: Ctx, provider: ProviderRow, baseMinor: number): Promise<CouponCase> {
  const trips = await countStandingTrips(over<TripTables>(ctx), getShopperId(ctx));
  const earlierOrders = (await countEarlierOrders(ctx)) + trips;
  const { module_id: moduleId, store_id: storeId, zone_id: zoneId } = provider;
  return { moduleId, storeId, zoneId, earlierOrders, baseMinor };
}

// Nothing of a trip is delivered.
const isForTrips = ({ couponType }: Pick<KnownCoupon, 'couponType'>): boolean =>
  couponType !== 'free_delivery';

/** The coupon of a code, if it applies to a trip of so much; undefined without a code. */
export async function findTripCoupon(
  ctx: Ctx,
  code: string,
  provider: ProviderRow,
  baseMinor: number,
): Promise<KnownCoupon | undefined> {
  if (code === '') return undefined;
  const coupon = await findCoupon(ctx, code, await caseOf(ctx, provider, baseMinor));
  return isForTrips(coupon) ? coupon : refuse('coupon_wrong_module');
}

/** What the trip cart is to coupons; undefined where it is empty, or could not be booked anyway. */
async function caseOfCart(ctx: Ctx): Promise<CouponCase | undefined> {
  const cart = await readTripCart(ctx);
  if (!cart || cart.lines.length === 0) return undefined;
  const { provider, bill } = await prepareTrip(ctx, cart, '');
  return caseOf(ctx, provider, bill.subtotalMinor);
}

/** GET /rental/coupon/list: of the rental modules, or for the trip cart. */
export async function listTripCoupons(ctx: Ctx): Promise<Reply<'rentalCoupons.list'>> {
  const { modules } = await getMarket(ctx);
  const rental = modules.filter((module) => module.module_type === 'rental').map(({ id }) => id);
  const listed = await listCouponsFor(ctx, await caseOfCart(ctx));
  return listed.filter(
    ({ module_id: id, coupon_type }) =>
      coupon_type !== 'free_delivery' && (id === null || rental.includes(id)),
  );
}

/** GET /rental/coupon/apply. */
export async function applyTripCoupon(ctx: Ctx, code: string): Promise<Reply<'rentalCoupons.apply'>> {
  const of = (await caseOfCart(ctx)) ?? refuse('trip_cart_empty');
  const told = await tellCoupon(ctx, code, of);
  if (told.coupon_type === 'free_delivery') refuse('coupon_wrong_module');
  return { ...told, applicable: true, missing_amount: 0, stores: [] };
}
