import type { Reply } from '@promenade/contract/calls';
import { discountedPrice } from '@promenade/domain/catalog';
import { toMajor, toMinor } from '@promenade/domain/money';
import type { RentalType } from '@promenade/domain/rental';

export type Vehicle = Reply<'vehicles.details'>;

/** The price per hour, day or kilometre, in major units. */
export interface Rate {
  readonly type: RentalType;
  readonly now: number;
  /** Before the vehicle's own discount in percent; the same as `now` without one. */
  readonly before: number;
}

export type RatedVehicle = Pick<
  Vehicle,
  | 'hourly_price'
  | 'day_wise_price'
  | 'distance_price'
  | 'trip_hourly'
  | 'trip_day_wise'
  | 'trip_distance'
  | 'discount_price'
  | 'discount_type'
>;

/** A discount by amount is taken off the whole trip of a vehicle (RENT-09): a rate does not show it. */
function discounted(vehicle: RatedVehicle, price: number, decimals: number): number {
  if (vehicle.discount_price <= 0 || vehicle.discount_type !== 'percent') return price;
  const discount = { type: 'percent', percent: vehicle.discount_price } as const;
  return toMajor(discountedPrice(toMinor(price, decimals), discount), decimals);
}

/** The rates of the ways a vehicle is offered, in the order they are shown (RENT-03). */
export function ratesOf(vehicle: RatedVehicle, decimals: number): readonly Rate[] {
  const { hourly_price, day_wise_price, distance_price, trip_hourly, trip_day_wise, trip_distance } = vehicle;
  const all = [
    { type: 'hourly', price: hourly_price, enabled: trip_hourly },
    { type: 'day_wise', price: day_wise_price, enabled: trip_day_wise },
    { type: 'distance_wise', price: distance_price, enabled: trip_distance },
  ] as const;
  return all
    .filter(({ enabled }) => enabled === 1)
    .map(({ type, price }) => ({ type, now: discounted(vehicle, price, decimals), before: price }));
}

/**
 * The rate that is shown or marked (RENT-04): that of the requested type, otherwise the lowest.
 * @param asked the cart's rental type, otherwise the search's
 */
export function shownRate(
  vehicle: RatedVehicle,
  asked: RentalType | null,
  decimals: number,
): Rate | undefined {
  const rates = ratesOf(vehicle, decimals);
  const lowest = rates.reduce<Rate | undefined>(
    (least, rate) => (least && least.now <= rate.now ? least : rate),
    undefined,
  );
  return rates.find(({ type }) => type === asked) ?? lowest;
}
