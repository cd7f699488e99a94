/** Rental: rental types, prices, the trip cart, and statuses and transitions of trips. */
export {
  type AddVehicleAction,
  type AddVehicleFacts,
  type AddVehicleRefusal,
  type AddVehicleRequest,
  decideAddVehicle,
  tripOfAddition,
} from './add-vehicle.ts';
export {
  daysOfHours,
  destinationHours,
  hoursOfDays,
  kilometresOf,
  tripEndsAt,
  tripMeasure,
} from './duration.ts';
export { decideHandover, decideOdometer, type HandoverMoment } from './handover.ts';
export {
  isPickupText,
  isPickupTooFar,
  latestPickupDay,
  pickupAtOf,
  pickupText,
  scheduledPickup,
  tripTimeZone,
} from './pickup-time.ts';
export {
  type ProviderDiscount,
  type TripBill,
  type TripBillLine,
  type TripPriceInput,
  type TripPriceLine,
  priceTrip,
  providerDiscountMinor,
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
} from './states.ts';
export {
  driverFractionAt,
  tripStepsAfter,
  type TripTimetable,
  tripTimetable,
} from './timetable.ts';
export {
  TRIP_STEPS,
  TRIP_TRANSITIONS,
  type TripMoveRefusal,
  canCancelTrip,
  holdsUnits,
  isTripOff,
  isTripRunning,
  moveTrip,
} from './transitions.ts';
export {
  TRIP_LEAST_METRES,
  type TripCart,
  type TripCartLine,
  type TripShape,
  type TripTerms,
  isTooNear,
  quantityOf,
  shortTripRefusal,
  tripShapeRefusal,
} from './trip-cart.ts';
export {
  type TripChange,
  type TripChangeRefusal,
  type TripConflict,
  decideTripChange,
} from './trip-change.ts';
export { type TripDialog, tripDialogOf } from './trip-dialogs.ts';
export {
  type VehicleQuantityRefusal,
  decideVehicleQuantity,
} from './vehicle-quantity.ts';
