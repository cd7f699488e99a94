import { TRANSMISSIONS, FUELS } from '@promenade/domain/rental';
import { z } from 'zod';
import { discountType, flag, id, instant, money } from '../endpoint/index.ts';
import { openState, openingInterval } from '../catalog/store.ts';

/** A provider's discount on the whole of a trip (rental.md section 3; RENT-09). */
export const providerDiscount = z.object({
  discount: z.number().describe('Percent off.'),
  discount_type: z.literal('percent'),
  min_purchase: money,
  max_discount: money,
  ends_at: instant.nullable().describe('When it ends; null is never.'),
});

/** The provider of a vehicle, as on the vehicle's card. */
export const vehicleProvider = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_full_url: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  discount: providerDiscount.nullable(),
  pickup_zone_id: z.array(id).describe('Ids of the zones in which a trip can start.'),
});

/** A property of a vehicle that can be filtered by. */
const namedRow = z.object({ id, slug: z.string(), name: z.string() });

/** A vehicle (RENT-19; rental.md section 3). */
export const vehicle = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  provider: vehicleProvider,
  category: namedRow,
  brand: namedRow.nullable(),
  thumbnail_full_url: z.string(),
  thumbnail_width: z.number().int(),
  thumbnail_height: z.number().int(),
  images_full_url: z.array(z.string()),
  description: z.string(),
  seating_capacity: z.number().int(),
  type: z.string().describe('Body type, such as suv.'),
  air_condition: flag,
  transmission_type: z.enum(TRANSMISSIONS),
  fuel_type: z.enum(FUELS),
  hourly_price: money.describe('Rate per hour; 0 if trip_hourly is 0. The same holds for the other rates.'),
  day_wise_price: money,
  distance_price: money,
  trip_hourly: flag,
  trip_day_wise: flag,
  trip_distance: flag,
  discount_price: z
    .number()
    .describe('The discount, in percent or major units (see discount_type); 0 is none.'),
  discount_type: discountType,
  new_tag: flag,
  total_vehicle_count: z
    .number()
    .int()
    .describe('Units available at the requested time, or now if none was requested.'),
  total_vehicles: z.number().int().describe('Same as total_vehicle_count.'),
  total_reviews: z.number().int(),
  avg_rating: z.number(),
});

/** A provider as on a card or the map. */
export const providerCard = vehicleProvider.extend({
  cover_photo_full_url: z.string(),
  cover_width: z.number().int(),
  cover_height: z.number().int(),
  address: z.string(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  is_new: z.boolean(),
  vehicle_count: z.number().int(),
  zone_id: id,
  module_id: id,
  distance_metres: z.number().nullable(),
  state: openState,
});

/** A provider with everything that its page needs. */
export const provider = providerCard.extend({
  phone: z.string().nullable(),
  description: z.string(),
  time_zone: z.string(),
  opening_hours: z.array(openingInterval),
  days_off: z.array(z.string()),
  categories: z
    .array(namedRow.extend({ vehicle_count: z.number().int() }))
    .describe('Categories of its vehicles.'),
  pickup_zones: z.array(z.object({ id, name: z.string() })).describe('Zones in which a trip can start.'),
});
