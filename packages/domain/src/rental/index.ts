/** Rental: kinds of trip, prices, carts and states of trips. */
export {
  type TripLength,
  type TripMeasure,
  daysOfHours,
  destinationHours,
  hoursOfDays,
  kilometresOf,
  tripEndsAt,
  tripMeasure,
} from './duration.ts';
export { isPickupText, pickupAtOf, pickupText, scheduledPickup, tripTimeZone } from './pickup-time.ts';
export {
  type ProviderDiscount,
  type TripBill,
  type TripBillLine,
  type TripPriceInput,
  type TripPriceLine,
  priceTrip,
  tripPriceMinor,
  vehicleDiscountMinor,
} from './price-trip.ts';
export {
  FUELS,
  RENTAL_TYPES,
  type RentalType,
  TRANSMISSIONS,
  TRIP_ACTORS,
  TRIP_EVENTS,
  TRIP_STATUSES,
  type TripActor,
  type TripEvent,
  type TripStatus,
  readRentalType,
} from './states.ts';
export {
  TRIP_STEPS,
  TRIP_TRANSITIONS,
  type TripMoveRefusal,
  type TripTransition,
  canCancelTrip,
  holdsUnits,
  isTripFinal,
  isTripRunning,
  moveTrip,
} from './transitions.ts';
