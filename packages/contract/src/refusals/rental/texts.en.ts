import type { RentalTexts } from './statuses.ts';

/** English. */
export const en: RentalTexts = {
  refusals: {
    vehicle_not_found: 'This vehicle is not for rent here.',
    provider_not_found: 'This provider is not available here.',
    provider_required: 'Name the provider: store_id.',
    trip_not_found: 'There is no such trip.',
    trip_cart_not_found: 'There is no such trip cart.',
    trip_unit_not_found: 'This vehicle does not belong to the trip.',
    trip_line_not_found: 'This vehicle is not on your trip.',
    other_provider: 'Your cart has vehicles of {provider}. Reset it to add one of another provider.',
    trip_type_differs: 'Do you want to change trip type',
    trip_duration_differs: 'The cart is for {hours} hours. Change it to {asked} hours?',
    trip_type_conflict: 'Some vehicles in the cart cannot be rented this way.',
    handover_written: 'This handover has already been recorded.',
    vehicle_promised:
      'This vehicle is reserved for another trip before then, and no other is free: {trips}. Assign another vehicle to that trip, cancel it, or start with even_so.',
    vehicle_not_back:
      'This vehicle is not back from another trip, and no other is free: {trips}. Complete that trip, or start with even_so.',
    unit_taken: 'This vehicle is on another trip at that time.',
    unit_not_back:
      'This vehicle is not back from another trip: {trips}. Complete that trip first, or assign another vehicle.',
    trip_awaiting_payment: 'This trip is waiting for its payment.',
    rental_wishlist_target: 'Name one vehicle or one provider.',
    vehicle_not_available: 'This vehicle is not available in this pick time',
    vehicle_quantity: "You can't add more than {count} quantities of this vehicle.",
    vehicle_options_limit: 'Vehicle can have up to {count} rental options; no more can be added',
    vehicle_trip_type_missing: 'This vehicle cannot be rented this way. Choose another trip type.',
    trip_missing: 'Enter where and for how long before you add a vehicle.',
    pickup_outside_zones:
      '{provider} does not hand over vehicles there. The nearest zone where it does: {zone}.',
    duration_required: 'Enter a duration: an hour at least, or a day for a trip by the day.',
    destination_required: 'Enter a destination: a trip by distance needs one.',
    destination_too_near:
      'The destination must be at least {metres} m from the pickup location. To come back to where you start, rent by the hour or by the day.',
    pickup_too_far: 'A trip can begin on {date} at the latest. Choose an earlier day.',
    trip_cart_changed: 'Your trip was changed on another tab or device. Check it again before you book.',
    trip_cart_empty: 'Your trip cart is empty.',
    provider_inactive: 'This provider is not taking trips at the moment.',
    trip_nothing_due: 'Nothing is left to pay.',
    trip_not_cancelable: 'The trip can no longer be cancelled.',
    trip_not_changeable: 'The trip can no longer be changed.',
    trip_not_completed: 'A vehicle can be reviewed once its trip is over.',
    handover_not_now: 'This cannot be recorded now.',
    odometer_went_back:
      'The odometer showed {kilometres} km at the pickup: it cannot show less at the return.',
  },
  notices: {
    vehicle_added: 'The vehicle successfully added to your cart.',
    vehicle_let: 'The vehicle can be rented now.',
    vehicle_changed: 'Vehicle updated.',
    provider_changed: 'Provider updated.',
    trip_booked: 'Your trip is booked.',
    trip_canceled: 'The trip is cancelled.',
    trip_changed: 'The trip is changed.',
    trip_moved: 'The trip has been updated.',
    trip_refunded: 'The money goes back the way it was paid.',
    handover_kept: 'Recorded.',
  },
};
