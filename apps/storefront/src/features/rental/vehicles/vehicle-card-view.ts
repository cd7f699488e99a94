import { memoized } from '../../../lib/pieces/memoized.ts';
import { picked } from '../../../lib/pieces/picked.ts';
import type { Vehicle } from './rate.ts';

// What a card shows, links and adds by: a list carries it a second time, for the browser to take over.
const vehicleFields = [
  'id',
  'slug',
  'name',
  'thumbnail_full_url',
  'thumbnail_width',
  'thumbnail_height',
  'seating_capacity',
  'type',
  'air_condition',
  'transmission_type',
  'fuel_type',
  'hourly_price',
  'day_wise_price',
  'distance_price',
  'trip_hourly',
  'trip_day_wise',
  'trip_distance',
  'discount_price',
  'discount_type',
  'new_tag',
  'total_vehicle_count',
  'total_reviews',
  'avg_rating',
] as const satisfies readonly (keyof Vehicle)[];

const providerFields = [
  'id',
  'slug',
  'name',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Vehicle['provider'])[];

/** A vehicle as its card needs it; its page and the quick look at it have all of it. */
export interface VehicleCardView extends Pick<Vehicle, (typeof vehicleFields)[number]> {
  readonly provider: Pick<Vehicle['provider'], (typeof providerFields)[number]>;
}

/** Pages of one moment share the answers that their cards are of. */
export const vehicleCardOf = memoized(
  (vehicle: Vehicle): VehicleCardView => ({
    ...picked(vehicle, vehicleFields),
    provider: picked(vehicle.provider, providerFields),
  }),
);
