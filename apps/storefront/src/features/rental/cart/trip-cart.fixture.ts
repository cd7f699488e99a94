import type { CartTrip, TripCart, TripLine } from './trip-cart.ts';

const here = { location_name: 'Pocitos', lat: -34.91, lng: -56.15 };

export const trip: CartTrip = {
  id: 'cart',
  rental_type: 'hourly',
  trip_type: 'hourly',
  estimated_hours: 4,
  estimated_days: 4 / 24,
  distance: 0,
  pickup_location: here,
  destination_location: null,
  pickup_time: null,
  pickup_at: null,
};

const provider = {
  id: 'p1',
  slug: 'costa',
  name: 'Costa',
  logo_full_url: '',
  latitude: here.lat,
  longitude: here.lng,
  discount: null,
  pickup_zone_id: ['z1'],
};

/** A vehicle by the hour and by the day, of which three are free. */
export const vehicle: TripLine['vehicle'] = {
  id: 'v1',
  slug: 'fiat',
  name: 'Fiat',
  provider,
  category: { id: 'c', slug: 'car', name: 'Car' },
  brand: null,
  thumbnail_full_url: '',
  thumbnail_width: 640,
  thumbnail_height: 480,
  images_full_url: [],
  description: '',
  seating_capacity: 4,
  type: 'hatchback',
  air_condition: 1,
  transmission_type: 'manual',
  fuel_type: 'petrol',
  hourly_price: 100,
  day_wise_price: 900,
  distance_price: 0,
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 0,
  discount_price: 0,
  discount_type: 'percent',
  new_tag: 0,
  total_vehicle_count: 3,
  total_vehicles: 3,
  total_reviews: 0,
  avg_rating: 0,
};

export const lineOf = (
  id: string,
  quantity: number,
  changes: Partial<TripLine['vehicle']> = {},
): TripLine => ({
  id,
  quantity,
  vehicle: { ...vehicle, ...changes },
  provider,
  itemId: changes.id ?? vehicle.id,
  rate: 100,
  gross_price: 400 * quantity,
  price: 360 * quantity,
});

export const cartOf = (...carts: readonly TripLine[]): TripCart => ({ carts: [...carts], user_data: trip });
