/** Every rental_type (api.md, Names of states). */
export const RENTAL_TYPES = ['hourly', 'distance_wise', 'day_wise'] as const;

/** Rental type: by the hour, the kilometre or the day. */
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

/** Events of a trip. */
export const TRIP_EVENTS = ['confirm', 'start', 'complete', 'cancel', 'fail_payment'] as const;

/** An event of a trip. */
export type TripEvent = (typeof TRIP_EVENTS)[number];

/** Actors of a trip: its shopper, the provider's staff, an operator, and the system (payments, timeouts, autopilot). */
export const TRIP_ACTORS = ['shopper', 'provider', 'operator', 'system'] as const;

/** Who moves a trip. */
export type TripActor = (typeof TRIP_ACTORS)[number];

/** Transmission types. */
export const TRANSMISSIONS = ['automatic', 'manual'] as const;

/** Fuel types; `none` is muscle power. */
export const FUELS = ['petrol', 'diesel', 'hybrid', 'electric', 'none'] as const;
