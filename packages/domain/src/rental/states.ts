/** Every rental_type (api.md, Names of states). */
export const RENTAL_TYPES = ['hourly', 'distance_wise', 'day_wise'] as const;

/** How a vehicle is let: by the hour, by the kilometre or by the day. */
export type RentalType = (typeof RENTAL_TYPES)[number];

/** Every trip_status. */
export const TRIP_STATUSES = [
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
] as const;

/** trip_status. */
export type TripStatus = (typeof TRIP_STATUSES)[number];

/** What may happen to a trip. */
export const TRIP_EVENTS = ['confirm', 'start', 'complete', 'cancel', 'fail_payment'] as const;

/** An event of a trip. */
export type TripEvent = (typeof TRIP_EVENTS)[number];

/** Every one who may move a trip: its shopper, the provider's staff, an operator, the program itself (payments, time, autopilot). */
export const TRIP_ACTORS = ['shopper', 'provider', 'operator', 'system'] as const;

/** Who moves a trip. */
export type TripActor = (typeof TRIP_ACTORS)[number];

/** Gearboxes. */
export const TRANSMISSIONS = ['automatic', 'manual'] as const;

/** What a vehicle runs on; `none` is muscle. */
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;
