/** The trip cart: vehicles of one provider for one trip (RENT-05 to RENT-08, RENT-10, RENT-20, RENT-22). */
import { RENTAL_TYPES } from '@promenade/domain/rental';
import { z } from 'zod';
import {
  endpoint,
  guestQuery,
  id,
  instant,
  latitude,
  longitude,
  money,
  neededLine,
  queryListOf,
  wholeGiven,
} from '../endpoint/index.ts';
import { pickupTime, rentalType, vehicle, vehicleProvider } from '../vehicles/index.ts';

/** A place of a trip, in requests. */
export const tripPlace = z.object({
  location_name: neededLine(500),
  lat: latitude,
  lng: longitude,
});

/** A place of a trip, in answers. */
export const tripPlaceReply = z.object({ location_name: z.string(), lat: z.number(), lng: z.number() });

/** The trip of a cart: where, when and for how long (rental.md section 7). */
const tripFields = {
  pickup_location: tripPlace,
  destination_location: tripPlace.nullish(),
  rental_type: rentalType,
  estimated_hours: z
    .number()
    .min(0)
    .max(8760)
    .nullish()
    .describe('Duration in hours; required for hourly, and for day_wise (days × 24).'),
  pickup_time: pickupTime
    .nullish()
    .describe('Start in the market’s local time; null, or a time not later than now, is Pickup Now.'),
  destination_time: z
    .number()
    .min(0)
    .max(8760)
    .nullish()
    .describe('Travel time in whole hours, rounded down.'),
  distance: z
    .number()
    .min(0)
    .max(50_000)
    .nullish()
    .describe(
      'Distance in kilometres according to the client; the server uses its own route (api.md, rule 1).',
    ),
};

const quantity = z.number().int().min(1).max(999);
const ofGuest = { guest_id: guestQuery.shape.guest_id };
const tripFieldsGiven = z.object(tripFields).partial().shape;

/** A line of the trip cart. */
export const tripCartLine = z.object({
  id,
  quantity: z.number().int(),
  vehicle,
  provider: vehicleProvider,
  itemId: id.describe('Id of the vehicle.'),
  rate: money.describe('Rate per hour, day or kilometre.'),
  gross_price: money.describe('Rate × hours, days or kilometres × quantity, before discounts.'),
  price: money.describe('Price after the vehicle’s own discount.'),
});

/** The trip that the cart is for. */
export const tripUserData = z.object({
  id,
  rental_type: z.enum(RENTAL_TYPES),
  trip_type: z.enum(RENTAL_TYPES).describe('Same as rental_type.'),
  estimated_hours: z.number(),
  estimated_days: z.number(),
  distance: z.number().describe('Distance in kilometres; 0 unless the trip is distance_wise.'),
  pickup_location: tripPlaceReply,
  destination_location: tripPlaceReply.nullable(),
  pickup_time: z.string().nullable().describe('Start in the market’s local time; null is Pickup Now.'),
  pickup_at: instant.nullable(),
});

/** The whole trip cart; user_data is null if there is none. */
export const tripCart = z.object({
  carts: z.array(tripCartLine),
  user_data: tripUserData.nullable(),
});

/** Refusals of a requested trip. A time not later than now is none: it is Pickup Now (RENT-12). */
export const tripShapeRefusals = [
  'pickup_outside_zones',
  'duration_required',
  'destination_required',
  'destination_too_near',
  'pickup_too_far',
] as const;

/** Refusals for lack of free units. */
const unitRefusals = ['vehicle_not_available', 'vehicle_quantity'] as const;

/** Refusals of adding or booking a vehicle. */
export const tripVehicleRefusals = [...unitRefusals, 'vehicle_trip_type_missing'] as const;

const confirmRefusals = [
  'vehicle_not_found',
  ...tripVehicleRefusals,
  'vehicle_options_limit',
  ...tripShapeRefusals,
  'other_provider',
] as const;

/** Refusals of adding without confirmation: also those that ask for one. */
const addRefusals = [
  ...confirmRefusals,
  'trip_type_differs',
  'trip_duration_differs',
  'trip_missing',
] as const;

/** Removes lines that are not possible on the new trip, once the shopper has agreed (RENT-05). */
const removing = { remove_conflicting: z.boolean().default(false) };

const adding = {
  ...ofGuest,
  vehicle_id: id,
  quantity: quantity.default(1),
  replace: z
    .boolean()
    .default(false)
    .describe('true: if the cart has vehicles of another provider, empty it first (RENT-05).'),
};

const added = tripCart.extend({ message: z.string() });

/** Endpoints of the trip cart. Each of them answers the whole cart. */
export const tripCartEndpoints = {
  'tripCart.get': endpoint('tripCart.get', {
    summary: 'The trip cart',
    who: 'shopper',
    query: guestQuery,
    reply: tripCart,
  }),
  'tripCart.add': endpoint('tripCart.add', {
    summary: 'Add a vehicle to the cart’s trip; in an empty cart, the trip in the request is used',
    who: 'shopper',
    body: z.object({ ...adding, ...tripFieldsGiven }),
    reply: added,
    refusals: addRefusals,
  }),
  'tripCart.confirm': endpoint('tripCart.confirm', {
    summary:
      'Add a vehicle and change the trip to the one in the request, in one step, after the shopper has confirmed it. Other lines are priced again; lines not possible on the new trip are refused with 409 and listed in `vehicles`, unless `remove_conflicting` removes them',
    who: 'shopper',
    body: z.object({ ...adding, ...tripFields, ...removing }),
    reply: added,
    refusals: [...confirmRefusals, 'trip_type_conflict'],
  }),
  'tripCart.update': endpoint('tripCart.update', {
    summary: 'Change a line’s quantity, and the trip if its fields are sent',
    who: 'shopper',
    body: z.object({ ...ofGuest, cart_id: id, quantity, ...tripFieldsGiven }),
    reply: tripCart,
    refusals: ['trip_line_not_found', ...unitRefusals, ...tripShapeRefusals, 'trip_type_conflict'],
  }),
  'tripCart.change': endpoint('tripCart.change', {
    summary:
      'Change the trip; if lines of the cart are not possible on it, 409 lists them in `vehicles`, unless `remove_conflicting` removes them',
    who: 'shopper',
    params: z.object({ id }),
    body: z.object({ ...ofGuest, ...tripFields, ...removing }),
    reply: tripCart,
    refusals: ['trip_cart_not_found', ...unitRefusals, ...tripShapeRefusals, 'trip_type_conflict'],
  }),
  'tripCart.removeLine': endpoint('tripCart.removeLine', {
    summary: 'Remove a line; with the last line, the trip is removed too',
    who: 'shopper',
    query: z.object({ ...ofGuest, cart_id: id }),
    reply: tripCart,
    refusals: ['trip_line_not_found'],
  }),
  'tripCart.removeLines': endpoint('tripCart.removeLines', {
    summary: 'Remove several lines',
    who: 'shopper',
    query: z.object({
      ...ofGuest,
      cart_ids: queryListOf(id, 1, 100),
    }),
    reply: tripCart,
    refusals: ['trip_line_not_found'],
  }),
  'tripCart.clear': endpoint('tripCart.clear', {
    summary: 'Remove a vehicle from the trip cart, or empty it',
    who: 'shopper',
    query: z.object({
      ...ofGuest,
      vehicle_id: id.optional(),
      quantity: wholeGiven(1, 999).optional().describe('Only lines with this quantity.'),
      pickup_time: pickupTime.optional().describe('Only if the cart’s trip starts at this time.'),
      rental_type: rentalType.optional(),
    }),
    reply: tripCart,
  }),
} as const;
