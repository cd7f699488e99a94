/**
 * Vehicles: what can be rented, from whom, and when it is available. Owns providers, vehicles, their units and the
 * reservations of units (`trip_units`): no unit is on two trips at a time. Does not own trip carts and trips, which
 * reserve units here, or a provider's name, hours and staff: it is a store.
 */
export { serveRentalFeed } from './feed/feed.routes.ts';
export { freeUnits } from './holds/free-units.ts';
export { countTrips, holdUnits, releaseUnits } from './holds/hold-units.ts';
export { moveHolds, swapUnit } from './holds/move-holds.ts';
export { sendUnitsOut } from './holds/send-units-out.ts';
export { listProvidersHere } from './providers/list-providers-here.ts';
export { addProvider, findProvider, pickupAllowed, pickupParams } from './providers/provider-doors.ts';
export { searchProvidersAhead } from './providers/search-providers-ahead.ts';
export { countVehicleStars } from './reviews/count-stars.ts';
export { listRentalEntries, listRentalParts, type RentalPart } from './sitemap/sitemap.ts';
export type { TripWindow } from './trip-window.ts';
export { vehicleRowsOf, viewVehicle, viewVehicleProvider } from './vehicle-doors.ts';
export { vehiclesRoutes } from './vehicles.routes.ts';
export type { ProviderRow, VehicleRow } from './vehicles.tables.ts';
export { writeRental } from './when-imported.ts';
