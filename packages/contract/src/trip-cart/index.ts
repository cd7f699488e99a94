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
  queryListOf,
} from '../endpoint/index.ts';
import { pickupTime, rentalType, vehicle, vehicleProvider } from '../vehicles/index.ts';

/** A place of a trip as it is sent. */
export const tripPlace = z.object({
  location_name: z.string().trim().max(500).default(''),
  lat: latitude,
  lng: longitude,
});

/** A place of a trip as it is answered. */
export const tripPlaceReply = z.object({ location_name: z.string(), lat: z.number(), lng: z.number() });

/** What a trip is: where, when, for how long (rental.md section 7). */
const tripFields = {
  pickup_location: tripPlace,
  destination_location: tripPlace.nullish(),
  rental_type: rentalType,
  estimated_hours: z
    .number()
    .min(0)
    .max(8760)
    .nullish()
    .describe('How many hours it takes: needed with hourly, and with day_wise the days × 24.'),
  pickup_time: pickupTime
    .nullish()
    .describe("When it begins, on the market's wall clock; null or not later than now is Pickup Now."),
  destination_time: z
    .number()
    .min(0)
    .max(8760)
    .nullish()
    .describe('Whole hours that the way takes (floor of seconds / 3600).'),
  distance: z
    .number()
    .min(0)
    .max(50_000)
    .nullish()
    .describe("Kilometres as the caller reckons them; what counts is the server's own way (api.md, rule 1)."),
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
  itemId: id.describe("The vehicle's id."),
  rate: money.describe('For an hour, a day or a kilometre.'),
  gross_price: money.describe('Rate × hours, days or kilometres × quantity, before discounts.'),
  price: money.describe("After the vehicle's own discount."),
});

/** What the cart's trip is. */
export const tripUserData = z.object({
  id,
  rental_type: z.enum(RENTAL_TYPES),
  trip_type: z.enum(RENTAL_TYPES).describe('The same as rental_type, under its other name.'),
  estimated_hours: z.number(),
  estimated_days: z.number(),
  distance: z.number().describe('Kilometres; 0 where the trip is not by distance.'),
  pickup_location: tripPlaceReply,
  destination_location: tripPlaceReply.nullable(),
  pickup_time: z
    .string()
    .nullable()
    .describe("When it begins, on the market's wall clock; null is Pickup Now."),
  pickup_at: instant.nullable(),
});

/** The whole trip cart; user_data is null where there is none. */
export const tripCart = z.object({
  carts: z.array(tripCartLine),
  user_data: tripUserData.nullable(),
});

/** Why a trip cannot be as it was asked for. A time not later than now is none of them: it is Pickup Now (RENT-12). */
export const tripShapeRefusals = [
  'pickup_outside_zones',
  'duration_required',
  'destination_required',
] as const;

/** Why the free units do not do. */
const unitRefusals = ['vehicle_not_available', 'vehicle_quantity'] as const;

/** Why a vehicle cannot be added or booked. */
export const tripVehicleRefusals = [...unitRefusals, 'vehicle_trip_type_missing'] as const;

const confirmRefusals = [
  'vehicle_not_found',
  ...tripVehicleRefusals,
  'vehicle_options_limit',
  ...tripShapeRefusals,
  'other_provider',
] as const;

/** A vehicle that joins a trip by itself raises the questions that confirming answers. */
const addRefusals = [
  ...confirmRefusals,
  'trip_type_differs',
  'trip_duration_differs',
  'trip_missing',
] as const;

/** Lines that cannot be on the new trip are taken out, for which the shopper has been asked (RENT-05). */
const removing = { remove_conflicting: z.boolean().default(false) };

const adding = {
  ...ofGuest,
  vehicle_id: id,
  quantity: quantity.default(1),
  replace: z
    .boolean()
    .default(false)
    .describe('With vehicles of another provider: empty the cart first (RENT-05).'),
};

const added = tripCart.extend({ message: z.string() });

/** Endpoints of the trip cart. Every one answers the whole cart. */
export const tripCartEndpoints = {
  'tripCart.get': endpoint('tripCart.get', {
    summary: 'The trip cart',
    who: 'shopper',
    query: guestQuery,
    reply: tripCart,
  }),
  'tripCart.add': endpoint('tripCart.add', {
    summary: 'Add a vehicle to the trip that the cart has; an empty cart takes the trip that is sent along',
    who: 'shopper',
    body: z.object({ ...adding, ...tripFieldsGiven }),
    reply: added,
    refusals: addRefusals,
  }),
  'tripCart.confirm': endpoint('tripCart.confirm', {
    summary:
      'Add a vehicle and make the trip the one that is sent: what a dialog confirmed, in one step. Other lines are counted anew; those that cannot be on it are named (`vehicles`), unless `remove_conflicting` says to take them out',
    who: 'shopper',
    body: z.object({ ...adding, ...tripFields, ...removing }),
    reply: added,
    refusals: [...confirmRefusals, 'trip_type_conflict'],
  }),
  'tripCart.update': endpoint('tripCart.update', {
    summary: 'Change a line’s quantity, and the trip where its fields are sent',
    who: 'shopper',
    body: z.object({ ...ofGuest, cart_id: id, quantity, ...tripFieldsGiven }),
    reply: tripCart,
    refusals: ['trip_line_not_found', ...unitRefusals, ...tripShapeRefusals, 'trip_type_conflict'],
  }),
  'tripCart.change': endpoint('tripCart.change', {
    summary:
      'Change the trip; where vehicles of the cart are not let that way, 409 with them (`vehicles`), unless `remove_conflicting` says to take them out',
    who: 'shopper',
    params: z.object({ id }),
    body: z.object({ ...ofGuest, ...tripFields, ...removing }),
    reply: tripCart,
    refusals: ['trip_cart_not_found', ...unitRefusals, ...tripShapeRefusals, 'trip_type_conflict'],
  }),
  'tripCart.removeLine': endpoint('tripCart.removeLine', {
    summary: 'Remove a line; the last one takes the trip with it',
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
    summary: 'Remove a vehicle from the cart; without one, everything',
    who: 'shopper',
    query: z.object({
      ...ofGuest,
      vehicle_id: id.optional(),
      quantity: z.coerce.number().int().min(1).max(999).optional().describe('Only lines of this quantity.'),
      pickup_time: pickupTime.optional().describe("Only where the cart's trip is this one."),
      rental_type: rentalType.optional(),
    }),
    reply: tripCart,
  }),
} as const;
