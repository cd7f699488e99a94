import {
  priceTrip,
  type ProviderDiscount,
  type TripBill,
  type TripPriceInput,
  shortTripRefusal,
} from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { KnownCoupon } from '../../coupons/index.ts';
import { getMarket, type MarketSettings } from '../../settings/index.ts';
import {
  checkPickup,
  checkShape,
  discountOf,
  isLet,
  type OpenTripCart,
  type OpenTripLine,
  rateOf,
  windowOfTrip,
} from '../../trip-cart/index.ts';
import {
  findProvider,
  pickupAllowed,
  pickupParams,
  type ProviderRow,
  type TripWindow,
} from '../../vehicles/index.ts';
import { findTripCoupon } from '../coupons/trip-coupon.ts';

/** A line of the cart with what it costs for an hour, a day or a kilometre. */
export interface PreparedLine extends OpenTripLine {
  readonly rateMinor: number;
}

/** A trip that could be booked as it is, unless somebody else has its vehicles. */
export interface PreparedTrip {
  readonly cart: OpenTripCart;
  readonly settings: MarketSettings;
  readonly provider: ProviderRow;
  readonly lines: readonly PreparedLine[];
  readonly window: TripWindow;
  readonly bill: TripBill;
  /** What the bill was made from. */
  readonly terms: TripPriceInput;
  readonly coupon: KnownCoupon | undefined;
}

async function getActiveProvider(ctx: Ctx, storeId: string | undefined): Promise<ProviderRow> {
  const provider = storeId === undefined ? undefined : await findProvider(ctx, storeId);
  return provider?.active ? provider : refuse('provider_inactive');
}

function checkVehicles({ row, lines }: OpenTripCart): PreparedLine[] {
  return lines.map((line) => {
    const extra = { vehicle_id: line.vehicle_id };
    if (!isLet(line.vehicle)) return refuse('vehicle_not_available', {}, extra);
    const rateMinor = rateOf(line.vehicle, row.rental_type);
    return rateMinor === null ? refuse('vehicle_trip_type_missing', {}, extra) : { ...line, rateMinor };
  });
}

async function checkPlaceAndTime(
  ctx: Ctx,
  { row }: OpenTripCart,
  provider: ProviderRow,
): Promise<TripWindow> {
  const isAllowed = await pickupAllowed(ctx, provider, row.pickup);
  if (!isAllowed) refuse('pickup_outside_zones', await pickupParams(ctx, provider, row.pickup));
  checkShape(row);
  await checkPickup(ctx, row.pickup_at);
  const refusal = shortTripRefusal({ rentalType: row.rental_type, hours: row.hours });
  if (refusal) refuse(refusal.code);
  return windowOfTrip(ctx, row);
}

function providerDiscountOf(row: ProviderRow): ProviderDiscount | undefined {
  if (row.discount_percent === null) return undefined;
  return {
    percent: row.discount_percent,
    minPurchaseMinor: row.discount_minimum_minor,
    maxDiscountMinor: row.discount_maximum_minor ?? 0,
    endsAtMs: row.discount_ends_at?.getTime(),
  };
}

function termsOf(
  ctx: Ctx,
  { cart, provider, lines, settings }: Pick<PreparedTrip, 'cart' | 'provider' | 'lines' | 'settings'>,
): TripPriceInput {
  const { row } = cart;
  return {
    lines: lines.map(({ vehicle, rateMinor, quantity }) => ({
      rateMinor,
      quantity,
      discount: discountOf(vehicle),
    })),
    rentalType: row.rental_type,
    hours: row.hours,
    distanceMetres: row.distance_metres ?? 0,
    providerDiscount: providerDiscountOf(provider),
    nowMs: ctx.clock.now(),
    tax: { ratePercent: provider.tax_percent, included: settings.taxIncluded },
  };
}

/**
 * The checks of a booking in their order, from the guest on: guest, provider, vehicles, pickup point, time, coupon (as
 * rule 6 has them for orders). Quote and booking share them; fields come before, payment and units after.
 */
export async function prepareTrip(
  ctx: Ctx,
  cart: OpenTripCart | undefined,
  code: string,
): Promise<PreparedTrip> {
  const { settings } = await getMarket(ctx);
  if (ctx.actor.kind === 'guest' && !settings.guestCheckout) refuse('guest_checkout_off');
  if (!cart || cart.lines.length === 0) return refuse('trip_cart_empty');
  const provider = await getActiveProvider(ctx, cart.lines[0]?.vehicle.store_id);
  const lines = checkVehicles(cart);
  const window = await checkPlaceAndTime(ctx, cart, provider);
  const terms = termsOf(ctx, { cart, provider, lines, settings });
  const bill = priceTrip(terms);
  const coupon = await findTripCoupon(ctx, code, provider, bill.subtotalMinor);
  const priced = { ...terms, coupon };
  const whole = { cart, settings, provider, lines, window, terms: priced, coupon };
  return { ...whole, bill: coupon ? priceTrip(priced) : bill };
}
