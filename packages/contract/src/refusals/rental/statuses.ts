/** Refusals of rental with their HTTP statuses. */
export const rentalRefusalStatus = {
  vehicle_not_found: 404,
  provider_not_found: 404,
  provider_required: 422,
  trip_not_found: 404,
  trip_cart_not_found: 404,
  trip_unit_not_found: 404,
  trip_line_not_found: 404,
  other_provider: 409,
  trip_type_differs: 409,
  trip_duration_differs: 409,
  trip_type_conflict: 409,
  vehicle_not_available: 409,
  vehicle_quantity: 409,
  trip_not_cancelable: 409,
  handover_written: 409,
  vehicle_promised: 409,
  vehicle_not_back: 409,
  unit_taken: 409,
  unit_not_back: 409,
  trip_awaiting_payment: 409,
  rental_wishlist_target: 422,
  vehicle_options_limit: 422,
  vehicle_trip_type_missing: 422,
  trip_missing: 422,
  pickup_outside_zones: 422,
  duration_required: 422,
  destination_required: 422,
  destination_too_near: 422,
  pickup_too_far: 422,
  trip_cart_changed: 409,
  trip_cart_empty: 422,
  provider_inactive: 422,
  trip_nothing_due: 422,
  trip_not_changeable: 422,
  trip_not_completed: 422,
  handover_not_now: 422,
  odometer_went_back: 422,
} as const;

/** A refusal of the rental rooms. */
export type RentalRefusalCode = keyof typeof rentalRefusalStatus;

/** Notices of success about vehicles and trips. */
export type RentalNoticeCode =
  | 'vehicle_added'
  | 'vehicle_let'
  | 'vehicle_changed'
  | 'provider_changed'
  | 'trip_booked'
  | 'trip_canceled'
  | 'trip_changed'
  | 'trip_moved'
  | 'trip_refunded'
  | 'handover_kept';

/** The texts of rental in one language; the type makes the map complete. */
export interface RentalTexts {
  readonly refusals: Readonly<Record<RentalRefusalCode, string>>;
  readonly notices: Readonly<Record<RentalNoticeCode, string>>;
}
