/**
 * Trips: booking a trip cart, and everything after: payment, changes, handovers, reviews and the steps of staff.
 * Owns trips, their lines, events, handovers and money, and every change of status.
 * Does not own the trip cart (trip-cart), or which units are free or reserved (vehicles).
 */
export { tripJobs } from './autopilot/engage-trip.ts';
export { hasTrips, tripsOfCustomer, vehicleReviewsOfCustomer } from './customers/trips-of-customer.ts';
export { tripPayments } from './moves/settle-trip.ts';
export { pageTrips } from './after/list-trips.ts';
export { clearVehicleReview, latestVehicleReviews } from './reviews/review-vehicle.ts';
export { refundTrip } from './staff/refund-trip.ts';
export { findTripShopper, getTheirTrip, moveTheirTrip } from './staff/staff-trip.ts';
export { serveTripFiles } from './trip-files.routes.ts';
export { tripsRoutes } from './trips.routes.ts';
