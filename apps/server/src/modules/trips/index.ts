/**
 * Trips: from the trip cart to a trip, and what becomes of it: paying, changing, hand-overs, reviews, staff's steps.
 * Owns trips, their lines, events, hand-overs and money, and every change of their status.
 * Does not own the cart of vehicles (trip-cart), nor which units are free and held (vehicles).
 */
export { tripJobs } from './autopilot/engage-trip.ts';
export { hasTrips, tripsOfCustomer, vehicleReviewsOfCustomer } from './customers/trips-of-customer.ts';
export { tripPayments } from './moves/settle-trip.ts';
export { pageTrips } from './after/list-trips.ts';
export { refundTrip } from './staff/refund-trip.ts';
export { getTheirTrip, moveTheirTrip } from './staff/staff-trip.ts';
export { serveTripFiles } from './trip-files.routes.ts';
export { tripsRoutes } from './trips.routes.ts';
