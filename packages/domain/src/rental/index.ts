/** Rental: kinds of trip, prices, carts and states of trips. */
export {
  FUELS,
  RENTAL_TYPES,
  type RentalType,
  TRANSMISSIONS,
  TRIP_STATUSES,
  type TripStatus,
} from './states.ts';
