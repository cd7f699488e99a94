import { memoized } from '../../../lib/pieces/memoized.ts';
import { picked } from '../../../lib/pieces/picked.ts';
import type { Vehicle } from './rate.ts';

// What a card shows, links by and adds by: a page contains its data a second time, for hydration.
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

/** A vehicle, reduced to what its card needs; its page and quick view have all of it. */
export interface VehicleCardView extends Pick<Vehicle, (typeof vehicleFields)[number]> {
  readonly provider: Pick<Vehicle['provider'], (typeof providerFields)[number]>;
}

/** Pages of the same second share the answers that the cards are made of. */
export const vehicleCardOf = memoized(
  (vehicle: Vehicle): VehicleCardView => ({
    ...picked(vehicle, vehicleFields),
    provider: picked(vehicle.provider, providerFields),
  }),
);
